"""What the tests share: how many tries, random games, packs to deal from."""

from __future__ import annotations

import copy
import dataclasses
import os
import random
from collections.abc import Iterator, Sequence
from typing import Any

from tetrarch import Game
from tetrarch.decode import json_name
from tetrarch.observation import Observer
from tetrarch.views import HIDDEN

GAMES = ("tomb-of-four-kings", "kings-keys", "four-kingdoms", "four-gods", "napoleons-tomb")
LONG = os.environ.get("TETRARCH_LONG") == "1"
VARIANTS = (
    *((game, "standard") for game in GAMES),
    ("tomb-of-four-kings", "by-memory"),
    ("four-gods", "rescue"),
    ("four-gods", "crossed-paths"),
    ("four-gods", "crossed-paths+rescue"),
)
MOST_MOVES = 400
"""Random games that move cards to and fro may never end: they are cut here."""


def count_of(long: int, least: int = 1) -> int:
    """Returns how often to try: as often as given in the long run, else a two-hundredth of it."""
    return long if LONG else max(least, long // 200)


def play_at_random(game: Game, choose: random.Random) -> Iterator[str]:
    """Plays a game to its end or `MOST_MOVES`, and yields each move after it was played."""
    while game.legal and game.ply < MOST_MOVES:
        move = choose.choice(game.legal)
        game.play(move)
        yield move


def as_json(value: Any) -> Any:
    """Turns dataclasses back into the engine's JSON; a field that has its default is absent there."""
    if dataclasses.is_dataclass(value):
        return {
            json_name(field.name): as_json(getattr(value, field.name))
            for field in dataclasses.fields(value)
            if field.name != "raw"
            and not (field.default is not dataclasses.MISSING and getattr(value, field.name) == field.default)
        }
    if isinstance(value, tuple):
        return [as_json(item) for item in value]
    if isinstance(value, dict):
        return {key: as_json(item) for key, item in value.items()}
    return value


class CardList:
    """A deal as the list of its cards and rolls."""

    def __init__(self, game: str, choose: random.Random) -> None:
        codes = list(Observer(game).codes)
        locations = codes[48:] if game == "four-gods" else []
        others = codes[: len(codes) - len(locations)]
        self.cards = choose.sample(locations, len(locations)) + choose.sample(others, len(others))
        self.rolls = [choose.randint(1, 6) for _ in range(13)] if game == "four-gods" else []

    def __str__(self) -> str:
        cards = " ".join(self.cards)
        return f"{cards} | {' '.join(map(str, self.rolls))}" if self.rolls else cards

    def twin(self, view: dict[str, Any], choose: random.Random) -> CardList:
        """Returns a deal that differs in nothing of a view with all cards ever seen: hidden ones trade places."""
        twin = copy.deepcopy(self)
        # The scroll, once spent, lies in no pile of the Tomb.
        seen = codes_in(view) | ({"JK"} if view.get("scrollSpent") else set())
        if "foundations" in view:  # Of two packs a code does not tell, but the hidden stock comes last.
            places: Sequence[int] = range(len(self.cards) - view["stock"].count(HIDDEN), len(self.cards))
        else:
            places = [place for place, code in enumerate(self.cards) if code not in seen]
        for place, other in zip(places, choose.sample(places, len(places))):
            twin.cards[place] = self.cards[other]
        used = len(view.get("rolls", []))
        twin.rolls[used:] = [choose.randint(1, 6) for _ in twin.rolls[used:]]
        return twin


def codes_in(value: Any) -> set[str]:
    """Returns all texts anywhere in a plain value."""
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return set().union(*map(codes_in, parts))
