"""A Ray cluster of two workers: the same results as without, whatever happens to the workers."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import tablewood as tw
from tablewood.bots import naming
from tablewood.kernel.errors import TablewoodError
from tablewood.lab import cluster, parcel
from tablewood.lab.cluster import Chunks, ClusterFailed, given_out, sharing
from tablewood.lab.game_record import GameRecord
from tablewood.lab.installed import OtherTablewood, installed
from tablewood.lab.pool import ShareWork
from tablewood.lab.series import PlayedGame, contest, play_series
from tablewood.lab.simulate import setting, simulate
from tablewood.lab.study.plan import make_plan
from tablewood.lab.study.run import play as play_study
from tablewood.lab.tune import DuelSetup, compare, weights_of

WHY = "Ray is not installed: pip install 'tablewood[ray]'"

# Ray runs native code in this process and has ended it once, in dozens of runs; then the test is repeated in a new one.
pytestmark = pytest.mark.flaky(reruns=1)

NOTED_BOT = '''
"""A bot that writes down where it plays. In the first game that comes this far, it waits to be killed."""

import os
import time

from tablewood.bots.bot import Bot


class Noted(Bot):
    def __init__(self, seed=0, folder=""):
        super().__init__(seed)
        self.folder = folder
        self.asked = 0

    def choose(self, perspective):
        self.asked += 1
        if self.folder and self.asked == 5:
            self.note()
        legal = perspective.legal()
        return legal[self.seed % len(legal)]

    def note(self):
        with open(f"{self.folder}/playing", "a") as file:
            file.write(f"{self.seed}\\n")
        try:
            with open(f"{self.folder}/victim", "x") as file:
                file.write(f"{os.getpid()} {self.seed}\\n")
        except FileExistsError:
            return
        time.sleep(600)
'''


@pytest.fixture(scope="module")
def two_workers() -> Iterator[ShareWork]:
    pytest.importorskip("ray", reason=WHY)
    with sharing("local", 2) as (share, processes):
        assert processes == 2
        yield share


def untimed(game: PlayedGame) -> PlayedGame:
    """What must be the same on every machine: all but the time that the bots took."""
    return replace(game, seconds=[], longest=[])


def test_a_simulation_and_its_games_are_the_same(two_workers: ShareWork) -> None:
    played = setting("sylvan-dale", 3, ["random"], seed=3)
    here: list[GameRecord] = []
    there: list[GameRecord] = []
    summary = simulate(played, 12, 1, keep=here.append)
    assert simulate(played, 12, 2, share=two_workers, keep=there.append) == summary
    assert there == here


def test_changed_components_reach_the_workers(two_workers: ShareWork, tmp_path: Path) -> None:
    changed = tmp_path / "my-table.toml"
    text = tw.game("sylve").components.read_text(encoding="utf-8")
    changed.write_text(f"{text}\n# of my own\n", encoding="utf-8")
    kept: list[GameRecord] = []
    played = setting("sylve", 2, ["random"], components=changed)
    simulate(played, 2, 2, share=two_workers, keep=kept.append)
    assert {one.components for one in kept} == {tw.game("sylve", changed).components_hash()}


def test_a_trial_of_weights_is_the_same(two_workers: ShareWork) -> None:
    game = tw.game("sylvan-dale")
    _, live = weights_of(game.id)
    new = [weight / 2 for weight in live]
    here = compare(DuelSetup(game, 2, {}, live), new, list(live), range(2))
    there = DuelSetup(game, 2, {}, live, two_workers, 2)
    assert compare(there, new, list(live), range(2)) == here


def test_a_worker_killed_in_mid_run_changes_nothing(two_workers: ShareWork, tmp_path: Path) -> None:
    (tmp_path / "noted.py").write_text(NOTED_BOT)
    noted, victim = f"{tmp_path}/noted.py:Noted", tmp_path / "victim"
    expected = play_series(contest("sylvan-dale", [noted, "random"]), 10).played
    told: list[int] = []

    def kill_the_victim(done: int, games: int) -> None:
        told.append(done)
        if done and victim.read_text() and not (tmp_path / "killed").exists():
            (tmp_path / "killed").touch()
            os.kill(int(victim.read_text().split()[0]), signal.SIGKILL)

    played = contest("sylvan-dale", [f"{noted}:folder={tmp_path}", "random"])
    found = play_series(played, 10, 2, kill_the_victim, share=two_workers).played
    assert (tmp_path / "killed").exists()
    begun = Counter((tmp_path / "playing").read_text().split())
    assert begun[victim.read_text().split()[1]] == 2, "the game was played again"
    assert told == list(range(11)), "and no game was counted twice"
    assert [untimed(game) for game in found] == [untimed(game) for game in expected]


def test_errors_of_workers_are_those_of_this_process(
    two_workers: ShareWork, tmp_path: Path
) -> None:
    (tmp_path / "liar.py").write_text(NOTED_BOT.replace("legal[self.seed % len(legal)]", "-5"))
    liar = contest("sylvan-dale", [f"{tmp_path}/liar.py:Noted", "random"])
    with pytest.raises(TablewoodError, match="answered -5, which is not a legal move"):
        play_series(liar, 2, 2, share=two_workers)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"version": "9.9"}, "has Tablewood .* instead of 9.9; install the same"),
        ({"components": {**installed().components, "sylve": "0"}}, "component tables of sylve;"),
        ({"code": "0"}, "other code of version"),
    ],
)
def test_workers_with_another_tablewood_are_refused(
    two_workers: ShareWork,
    monkeypatch: pytest.MonkeyPatch,
    changes: dict[str, object],
    what: str,
) -> None:
    ours = replace(installed(), **changes)  # type: ignore[arg-type]
    monkeypatch.setattr(cluster, "installed", lambda: ours)
    with pytest.raises(OtherTablewood, match=what):
        simulate(setting("sylvan-dale"), 2, 2, share=two_workers)


INTERRUPTED = """
import os
import signal
from tablewood.lab.cluster import sharing
from tablewood.lab.simulate import setting, simulate

def told(done, games):
    if done < 100:
        print(os.environ["TMPDIR"], flush=True)

if __name__ == "__main__":
    # As in a terminal: what a shell started in the background ignores Ctrl-C, and so do its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with sharing("local", 2) as (share, processes):
        simulate(setting("sylvan-dale"), 100_000, processes, told, share)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason=WHY)
    (tmp_path / "long.py").write_text(INTERRUPTED)
    running = subprocess.Popen(
        [sys.executable, "long.py"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    with running, killed_at_the_end(running.pid):
        assert running.stdout is not None
        told = running.stdout.readline().strip()
        assert told, "it ended before it played a game"
        folder = Path(told)
        assert folder.is_dir()
        assert len(processes_of(running.pid)) > 3, "workers play"
        os.killpg(running.pid, signal.SIGINT)
        running.communicate(timeout=60)
    assert running.returncode == -signal.SIGINT
    left = processes_of(running.pid)
    for _ in range(50):
        time.sleep(0.1 if left else 0)
        left = processes_of(running.pid)
    assert left == []
    assert not folder.exists()


@contextmanager
def killed_at_the_end(group: int) -> Iterator[None]:
    """Nothing of a process group is left running if a test fails: the test would wait for it for ever."""
    try:
        yield
    except BaseException:
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
        raise


def processes_of(session: int) -> list[str]:
    """The processes of a session that still run, by name."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().rpartition(")")
        except OSError:  # it has ended meanwhile
            continue
        state, _, _, its_session, *_ = rest.split()
        if int(its_session) == session and state != "Z":
            found.append(name)
    return found


def test_without_ray_people_are_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with (
        pytest.raises(ClusterFailed, match=r"needs Ray: pip install 'tablewood\[ray\]'"),
        sharing("local"),
    ):
        pass


def test_an_unknown_cluster_is_refused() -> None:
    with pytest.raises(ClusterFailed, match='unknown cluster "mine"; local, auto'), sharing("mine"):
        pass


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ConnectionError("nobody\nanswers"), r"cannot reach the cluster \(auto\): nobody answers;"),
        (
            RuntimeError("requires `ray[client]`"),
            r"needs Ray's client: pip install 'ray\[client\]'",
        ),
        (RuntimeError("no" * 9999), "does `ray status` find it"),
    ],
)
def test_a_cluster_that_does_not_answer(error: Exception, told: str) -> None:
    class Ray:
        exceptions = SimpleNamespace(RayError=KeyError)

        def init(self, **settings: object) -> None:
            raise error

    with pytest.raises(ClusterFailed, match=told) as raised, cluster._joined(Ray(), "auto"):
        pass
    assert len(str(raised.value)) < 500


def test_without_a_cluster_work_stays_here() -> None:
    with sharing(None, 3) as (share, processes):
        results: list[int] = []
        share(abs, [-1, -2], 1, results.append)
        assert (results, processes) == ([1, 2], 3)


def test_files_travel_with_what_names_them(tmp_path: Path) -> None:
    table, bot = tmp_path / "table.toml", tmp_path / "traveller.py"
    table.write_text("points = 4")
    bot.write_text(NOTED_BOT)
    name = f"{bot}:Noted:folder="
    sent = parcel.packed({"components": table, "bots": (name, "greedy")})
    table.unlink()
    bot.unlink()
    opened = parcel.unpacked(sent)
    assert opened["bots"] == (name, "greedy")
    assert opened["components"].name == "table.toml"
    assert opened["components"].read_text() == "points = 4"
    assert naming.COPIES[str(bot)].read_text() == NOTED_BOT


def test_a_large_cluster_plays_no_more_games_at_once_than_asked_for() -> None:
    assert given_out(4, 64) == 4
    assert given_out(64, 64) == 2 * 64


class TestChunks:
    def test_every_item_is_in_one_chunk(self) -> None:
        chunks = Chunks(100, 2)
        found: list[int] = []
        while chunks.left:
            first, end = chunks.next()
            chunks.learn(end - first, 0.001 * (end - first))
            found += range(first, end)
        assert found == list(range(100))

    def test_they_grow_until_they_take_a_second(self) -> None:
        chunks = Chunks(10_000, 2)
        assert chunks.next() == (0, 1)
        chunks.learn(1, 0.1)
        assert chunks.next() == (1, 11)

    def test_long_games_go_one_by_one(self) -> None:
        chunks = Chunks(10, 2)
        chunks.learn(1, 60.0)
        assert chunks.next() == (0, 1)


def test_a_study_with_a_changed_table_is_the_same_on_a_cluster(two_workers: ShareWork) -> None:
    plan = make_plan("sylvan-dale", [2], ["greedy", "random"], 6, settings=["score.banner=7"])
    here = play_study(plan, 1)
    there = play_study(plan, 2, share=two_workers)
    assert there == here
    assert [len(games) for games in there.games] == [6, 6]
