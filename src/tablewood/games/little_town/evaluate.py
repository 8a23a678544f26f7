from tablewood.games.little_town.state import Town


def value(s: Town, seat: int) -> float:
    return 0.0


def features(s: Town, seat: int) -> list[float]:
    return []
