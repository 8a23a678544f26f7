"""Teach a network to play by proximal policy optimisation: one file, from the games to the trained weights.

    pip install "tablewood[lab]" torch
    python examples/ppo.py                                     # self-play of Little Town for two, then an evaluation
    python examples/ppo.py --game sylve --opponent random --steps 500_000
    python examples/ppo.py --evaluate little-town.pt --games 1000

Many games are played at once (`tablewood.lab.vector`), illegal moves are masked out, and the same network plays every
seat; with `--opponent` bots take the other seats. The clipped objective, the generalised advantages and the settings
are the usual ones. What is special to games in which seats take turns is in `advantages`.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tablewood.games import game as find_game
from tablewood.kernel.observation import Observation
from tablewood.lab import vector
from tablewood.lab.summary import wilson

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit("this example needs PyTorch: pip install torch")

FEW = 64
"""Numbers with at most this many values are also told apart one by one, since many of them only name a thing."""


class Network(nn.Module):
    """What to play (a score for each move) and how it will end (a value), from what one seat knows."""

    def __init__(self, spec: Observation, moves: int, hidden: int) -> None:
        super().__init__()
        low = torch.tensor(spec.lows(), dtype=torch.float32)
        spread = torch.tensor(spec.highs(), dtype=torch.float32) - low
        few = ((spread > 0) & (spread < FEW)).nonzero().flatten()
        sizes = spread[few].long() + 1
        self.register_buffer("low", low)
        self.register_buffer("scale", 1 / spread.clamp(1, FEW))
        self.register_buffer("few", few)
        self.register_buffer("first", sizes.cumsum(0) - sizes)
        self.named = nn.EmbeddingBag(max(1, int(sizes.sum())), hidden, mode="sum")
        self.counted = nn.Linear(len(low), hidden)
        self.trunk = nn.Sequential(nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.named.weight, std=max(1, len(few)) ** -0.5)
        nn.init.orthogonal_(self.policy.weight, gain=0.01)
        nn.init.orthogonal_(self.value.weight, gain=1.0)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the moves' probabilities (nearly nothing for illegal ones), and the values."""
        raised = observations.float() - self.low
        numbers = raised[:, self.few].long() + self.first
        inner = self.trunk(self.counted(raised * self.scale) + self.named(numbers))
        scores = self.policy(inner).masked_fill(masks == 0, -1e9)
        return scores.log_softmax(1), self.value(inner).squeeze(1)


@dataclass
class Asked:
    """What is asked in all games at once: by game, and the rewards by game and learner."""

    observations: Tensor
    masks: Tensor
    learners: Tensor
    rewards: Tensor
    ended: Tensor


class Games:
    """Games in which all seats learn, or one of them against bots: both look the same from outside."""

    def __init__(self, args: argparse.Namespace, opponent: str, envs: int) -> None:
        self.envs: Any
        shared: dict[str, Any] = {"seats": args.seats, "workers": args.workers}
        if opponent:
            self.envs = vector.make(args.game, envs, opponents=opponent, **shared)
        else:
            self.envs = vector.make(args.game, envs, **shared)
        self.alone = bool(opponent)
        self.learners = 1 if opponent else args.seats

    def reset(self, seed: int) -> Asked:
        if not self.alone:
            return self._asked(self.envs.reset(seed=seed))
        observations, infos = self.envs.reset(seed=seed)
        nothing = np.zeros(len(observations))
        return self._alone(observations, nothing, nothing, infos)

    def step(self, moves: Tensor) -> Asked:
        if not self.alone:
            return self._asked(self.envs.step(moves.numpy()))
        observations, rewards, ended, _, infos = self.envs.step(moves.numpy())
        return self._alone(observations, rewards, ended, infos)

    def _asked(self, turn: vector.Turn) -> Asked:
        return Asked(
            torch.from_numpy(turn.observations),
            torch.from_numpy(turn.masks),
            torch.from_numpy(turn.seats).long(),
            torch.from_numpy(turn.rewards).float(),
            torch.from_numpy(turn.terminations),
        )

    def _alone(self, observations: Any, rewards: Any, ended: Any, infos: dict[str, Any]) -> Asked:
        return Asked(
            torch.from_numpy(observations),
            torch.from_numpy(infos["action_mask"]),
            torch.zeros(len(observations), dtype=torch.long),
            torch.from_numpy(rewards).float().unsqueeze(1),
            torch.from_numpy(ended).bool(),
        )


def advantages(
    values: Tensor,
    learners: Tensor,
    rewards: Tensor,
    ended: Tensor,
    next_values: Tensor,
    next_learners: Tensor,
    fade: float,
) -> Tensor:
    """How much better each move turned out than expected: generalised advantages, seat by seat.

    A seat's next decision lies some moves later, after those of the others, and a game pays all its seats at once. So
    the moves are gone through backwards, with a note for each game and seat of what comes next for it. Where the
    rollout stops before a seat is asked again, what it expected stands in for what it will get.
    """
    steps, envs = values.shape
    every = torch.arange(envs)
    shape = (envs, rewards.shape[2])
    later_value, later_gain, paid = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
    unknown = torch.ones(shape, dtype=torch.bool)
    later_value[every, next_learners] = next_values
    unknown[every, next_learners] = False
    gains = torch.zeros_like(values)
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        later_value[over], later_gain[over], unknown[over] = 0.0, 0.0, False
        paid[over] = rewards[step][over]
        at = (every, learners[step])
        gain = paid[at] + later_value[at] - values[step] + fade * later_gain[at]
        gain[unknown[at]] = 0.0
        gains[step] = gain
        later_value[at], later_gain[at], paid[at], unknown[at] = values[step], gain, 0.0, False
    return gains


def train(args: argparse.Namespace, network: Network) -> None:
    """Play, learn, and say how it goes, until the steps are used up."""
    games = Games(args, args.opponent, args.envs)
    optimiser = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)
    asked = games.reset(args.seed)
    updates = max(1, args.steps // (args.envs * args.rollout))
    began = time.monotonic()
    for update in range(updates):
        for group in optimiser.param_groups:
            group["lr"] = args.rate * (1 - update / updates)
        rollout: dict[str, list[Tensor]] = {}
        with torch.no_grad():
            for _ in range(args.rollout):
                chances, values = network(asked.observations, asked.masks)
                moves = torch.multinomial(chances.exp(), 1).squeeze(1)
                kept = {
                    "observations": asked.observations,
                    "masks": asked.masks,
                    "learners": asked.learners,
                    "moves": moves,
                    "chances": chances.gather(1, moves.unsqueeze(1)).squeeze(1),
                    "values": values,
                }
                asked = games.step(moves)
                kept |= {"rewards": asked.rewards, "ended": asked.ended}
                for name, tensor in kept.items():
                    rollout.setdefault(name, []).append(tensor)
            played = {name: torch.stack(tensors) for name, tensors in rollout.items()}
            next_values = network(asked.observations, asked.masks)[1]
            played["gains"] = advantages(
                played["values"],
                played["learners"],
                played["rewards"],
                played["ended"],
                next_values,
                asked.learners,
                args.fade,
            )
        told = learn(args, network, optimiser, played)
        report(args, update + 1, updates, began, played, told)
        if args.check_every and (update + 1) % args.check_every == 0 and update + 1 < updates:
            evaluate(args, network, "random", args.envs * 4)
        if (update + 1) % 20 == 0 or update + 1 == updates:
            save(args, network)
    games.envs.close()
    if sys.stderr.isatty():
        print(file=sys.stderr)


def learn(
    args: argparse.Namespace,
    network: Network,
    optimiser: torch.optim.Optimizer,
    played: dict[str, Tensor],
) -> dict[str, float]:
    """Improve the network with what was played; how surprised it was, and how much it still tries out."""
    flat = {
        name: played[name].flatten(0, 1)
        for name in ("observations", "masks", "moves", "chances", "values", "gains")
    }
    wanted = flat["values"] + flat["gains"]
    count = len(wanted)
    entropy_sum = loss_sum = 0.0
    batches = 0
    for _ in range(args.epochs):
        order = torch.randperm(count)
        for start in range(0, count, args.minibatch):
            some = order[start : start + args.minibatch]
            chances, values = network(flat["observations"][some], flat["masks"][some])
            chosen = chances.gather(1, flat["moves"][some].unsqueeze(1)).squeeze(1)
            gain = flat["gains"][some]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (chosen - flat["chances"][some]).exp()
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
            value_loss = (values - wanted[some]).square().mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            loss = policy_loss + 0.5 * value_loss - args.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropy_sum += float(entropy.detach())
            loss_sum += float(value_loss.detach())
            batches += 1
    return {"entropy": entropy_sum / batches, "surprise": loss_sum / batches}


def report(
    args: argparse.Namespace,
    done: int,
    updates: int,
    began: float,
    played: dict[str, Tensor],
    told: dict[str, float],
) -> None:
    """A line on the error output: how far, how fast, how long it will take, and how it goes."""
    passed = time.monotonic() - began
    left = passed / done * (updates - done)
    steps = done * args.envs * args.rollout
    over = played["ended"]
    won = f", learner's mean result {played['rewards'][over].mean():+.2f}" if args.opponent else ""
    line = (
        f"{steps:,} of {updates * args.envs * args.rollout:,} steps, {steps / passed:,.0f} a second, "
        f"{int(left // 60)}:{int(left % 60):02} left, {time.process_time() / 60:.1f} processor minutes; "
        f"entropy {told['entropy']:.2f}, surprise {told['surprise']:.2f}{won}"
    )
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
    elif done % 10 == 0 or done == updates:
        print(line, file=sys.stderr, flush=True)


def evaluate(args: argparse.Namespace, network: Network, opponent: str, games: int) -> None:
    """Play for the win against a bot, on fresh deals and in all seats, and print Wilson's 95 % interval.

    Every environment plays equally many games: those that finish first would otherwise count more often, and they are
    not like the others.
    """
    envs = min(64, games)
    each = -(-games // envs)
    table = Games(args, opponent, envs)
    asked = table.reset(args.seed + 1_000_003)
    finished = torch.zeros(envs, dtype=torch.long)
    won = 0.0
    with torch.no_grad():
        while bool((finished < each).any()):
            chances, _ = network(asked.observations, asked.masks)
            asked = table.step(chances.argmax(1))
            counted = asked.ended & (finished < each)
            won += float(wins(args, asked.rewards[counted, 0]).sum())
            finished += asked.ended.long()
    table.envs.close()
    rate = wilson(won, envs * each)
    print(
        f"against {opponent}: {rate.share:.1%} of {rate.of} games won "
        f"(95 %: {rate.low:.1%} to {rate.high:.1%}; a draw counts half)",
        flush=True,
    )


def wins(args: argparse.Namespace, rewards: Tensor) -> Tensor:
    """The share of the victory in each reward: all seats' rewards add up to 0, or a team has one of 1 or -1."""
    seats = 2 if find_game(args.game).is_team(args.seats) else args.seats
    return (rewards * (seats - 1) + 1) / seats


def save(args: argparse.Namespace, network: Network) -> None:
    """Write the weights with what they fit."""
    spec = find_game(args.game).observation_spec(args.seats)
    known = {"game": args.game, "seats": args.seats, "hidden": args.hidden, "version": spec.version}
    torch.save({**known, "weights": network.state_dict()}, args.save)


def load(args: argparse.Namespace) -> Network:
    """Read weights back; the game and its seats come from the file."""
    kept = torch.load(args.evaluate, weights_only=True)
    args.game, args.seats, args.hidden = kept["game"], kept["seats"], kept["hidden"]
    network = fresh(args)
    version = find_game(args.game).observation_spec(args.seats).version
    if kept["version"] != version:
        sys.exit(f"{args.evaluate} fits observation {kept['version']}, and this is {version}")
    network.load_state_dict(kept["weights"])
    return network


def fresh(args: argparse.Namespace) -> Network:
    """A network that has learned nothing yet."""
    game = find_game(args.game)
    return Network(game.observation_spec(args.seats), game.moves.size, args.hidden)


def main() -> None:
    """Train and evaluate, or only evaluate."""
    parser = argparse.ArgumentParser(description="Teach a network to play (PPO).")
    add = parser.add_argument
    add("--game", default="little-town")
    add("--seats", type=int, default=2)
    add(
        "--opponent", default="", metavar="BOT", help="a bot at the other seats; without, self-play"
    )
    add("--steps", type=int, default=500_000, help="decisions in all")
    add("--envs", type=int, default=128, help="games played at once")
    add("--rollout", type=int, default=64, help="decisions in each game between two updates")
    add("--workers", type=int, default=0, help="processes that play; 0 for this one")
    add("--threads", type=int, default=2, help="threads of PyTorch")
    add("--seed", type=int, default=1)
    add("--hidden", type=int, default=256, help="width of the network")
    add("--rate", type=float, default=5e-4, help="learning rate, falling to 0")
    add("--epochs", type=int, default=3)
    add("--minibatch", type=int, default=1024)
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.01)
    add("--fade", type=float, default=0.95, help="lambda of the advantages")
    add("--games", type=int, default=1000, help="games of the evaluation against each bot")
    add(
        "--check-every",
        type=int,
        default=0,
        metavar="UPDATES",
        help="play some games against random",
    )
    add("--save", type=Path, metavar="FILE", help="the weights; GAME.pt unless you say otherwise")
    add("--evaluate", type=Path, metavar="FILE", help="only evaluate these weights")
    args = parser.parse_args()
    args.save = args.save or Path(f"{args.game}.pt")
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    network = load(args) if args.evaluate else fresh(args)
    try:
        if not args.evaluate:
            train(args, network)
    except KeyboardInterrupt:
        print(f"\nstopped; the weights so far are in {args.save}", file=sys.stderr)
        save(args, network)
        return
    evaluate(args, network, "random", args.games)
    evaluate(args, network, "greedy", args.games // 5)
    print(f"{time.process_time() / 60:.1f} minutes of processor time")


if __name__ == "__main__":
    main()
