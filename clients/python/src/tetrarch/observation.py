"""Views as vectors of numbers from −1 to 1, for learning.

Every game has the same four parts after its own numbers, with C cards and P places:

- `face_down`: for each place, its hidden cards, divided by C
- `place`: for each card, one number for each place: 1 where the card is seen to lie, else 0; number card × P + place
- `depth`: for each card 1 / (1 + the cards that lie on it), so 1 for a top card; 0 for a card not seen

A vector is made from the view alone: it is the same for positions that differ only in what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, get_args, get_type_hints

from tetrarch.views import (
    HIDDEN,
    FourGodsView,
    FourKingdomsView,
    KingsKeysView,
    NapoleonsTombView,
    Path,
    TombOfFourKingsView,
    View,
)

Piles = Sequence[Sequence[str]]
Numbers = list[tuple[str, int, str]]


@dataclass(frozen=True)
class Part:
    """A part of the vector: `size` numbers from index `start` on."""

    name: str
    start: int
    size: int
    meaning: str


@dataclass(frozen=True)
class _Table:
    """What a game's vector is made of. `read` returns its own numbers, and the cards of each place, top card last."""

    codes: Sequence[str]
    places: Sequence[str]
    numbers: Numbers
    read: Callable[[Any], tuple[list[float], Piles]]


class Observer:
    """Makes the vectors of a game: `size` numbers, described by `parts`. Raises `KeyError` for an unknown game."""

    def __init__(self, game: str) -> None:
        self._table = _TABLES[game]
        self.codes = tuple(self._table.codes)
        """The cards in order; in a game of two packs each card twice, its second copy after all first ones."""
        self.places = tuple(self._table.places)
        """The places in order."""
        cards, places = len(self.codes), len(self.places)
        blocks = [
            *self._table.numbers,
            ("face_down", places, "hidden cards by place, divided by all cards"),
            ("place", cards * places, "by card, then by place: 1 where the card is seen to lie"),
            ("depth", cards, "by card: 1 / (1 + the cards that lie on it); 0 when it is not seen"),
        ]
        parts: list[Part] = []
        self.size = 0
        for name, size, meaning in blocks:
            parts.append(Part(name, self.size, size, meaning))
            self.size += size
        self.parts = tuple(parts)
        self._copies: dict[str, list[int]] = {}
        for card, code in enumerate(self.codes):
            self._copies.setdefault(code, []).append(card)

    def observe(self, view: View) -> list[float]:
        """Returns the vector of a view of the game."""
        numbers, piles = self._table.read(view)
        vector = numbers + [0.0] * (self.size - len(numbers))
        cards, places = len(self.codes), len(self.places)
        first_place = len(numbers) + places
        first_depth = first_place + cards * places
        seen: dict[str, int] = {}
        for place, pile in enumerate(piles):
            vector[len(numbers) + place] = pile.count(HIDDEN) / cards
            for depth, code in enumerate(reversed(pile), 1):
                if code == HIDDEN:
                    continue
                copies = self._copies[code]
                # Of two copies the one met first is the first; those of the Four Gods lie in two places, one card each.
                card = copies[min(seen.get(code, 0), len(copies) - 1)]
                seen[code] = seen.get(code, 0) + 1
                vector[first_place + card * places + place] = 1.0
                vector[first_depth + card] = max(vector[first_depth + card], 1 / depth)
        return vector


def _one_of(value: object, choices: Sequence[object]) -> list[float]:
    return [float(value == choice) for choice in choices]


def _flat(piles: Iterable[Sequence[str]]) -> list[str]:
    return list(chain.from_iterable(piles))


def _choices(view: Any, field: str) -> tuple[str, ...]:
    """Returns the words that a field of a view may hold."""
    return get_args(get_type_hints(view)[field])


_PACK = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
_PHASES = _choices(TombOfFourKingsView, "phase")
_STATUSES = _choices(Path, "status")
_ENCOUNTERS = ("monster", "trap", "door")
_KINDS = ("friend", "foe", "weapon", "trap")
_CELLS = [row + column for row in "abcd" for column in "1234"]
_MOST_ROLLS = 13


def _read_tomb(view: TombOfFourKingsView) -> tuple[list[float], Piles]:
    encounter = view.encounter
    numbers = [
        *_one_of(view.phase, _PHASES),
        float(view.retreating),
        float(view.scroll_spent),
        float(view.by_memory),
        view.hit_points / 9,
        view.short / 10,
        *_one_of(encounter and encounter.kind, _ENCOUNTERS),
        encounter.value / 10 if encounter else 0.0,
        len(view.delve) / 44,
        len(view.retreat) / 44,
    ]
    return numbers, [
        view.pack[::-1],
        view.torches,
        view.skills,
        view.treasure,
        view.discards,
        view.turn,
        _flat(view.delve),
        _flat(view.retreat),
    ]


def _read_keys(view: KingsKeysView) -> tuple[list[float], Piles]:
    return [view.draw / 48, len(view.books) / 16], [*view.field, _flat(view.books)]


def _read_kingdoms(view: FourKingdomsView) -> tuple[list[float], Piles]:
    home = [card for one in view.kingdoms for card in (*one.castle, *one.tower, *one.subjects, *one.dungeon)]
    guests = [one.guest for one in view.kingdoms if one.guest is not None]
    return [view.stock / 24], [*view.tableau, view.waste, home, guests]


def _read_napoleon(view: NapoleonsTombView) -> tuple[list[float], Piles]:
    wastes = [*view.wastes, *[()] * (5 - len(view.wastes))]
    home = _flat(foundation.cards for foundation in view.foundations)
    numbers = [view.redeals / 4, *(len(foundation.cards) / 26 for foundation in view.foundations)]
    return numbers, [*view.reserves, view.central, *view.tableau, *wastes, home, view.stock[::-1]]


def _path_numbers(path: Path) -> list[float]:
    card = path.card
    raw: dict[str, Any] = {} if card is None else vars(card)
    needed = raw.get("needed", 0)
    return [
        path.row / 7,
        *_one_of(path.status, _STATUSES),
        *_one_of(raw.get("kind"), _KINDS),
        *(raw.get(name, 0) / 40 for name in ("attack", "defence", "luck", "damage")),
        (7 if needed is None else needed) / 7,
    ]


def _read_gods(view: FourGodsView) -> tuple[list[float], Piles]:
    allies = [(one.attack, one.defence, one.luck, one.wounds, one.own_defence) for one in view.party]
    rescue = view.rescue
    numbers = [
        float("crossed-paths" in view.variant),
        float(rescue is not None),
        float(rescue is not None and rescue.used),
        float(rescue is not None and rescue.due),
        view.party_luck / 80,
        view.artifacts / 4,
        *_one_of(view.choice, ("p1", "p2", "p3", "p4")),
        *chain.from_iterable(_path_numbers(path) for path in view.paths),
        *(number / 40 for ally in allies for number in ally),
        *[0.0] * (5 * (2 - len(allies))),
        *(roll / 6 for roll in view.rolls),
        *[0.0] * (_MOST_ROLLS - len(view.rolls)),
    ]
    paths = [[path.location, *(card for row in path.rows for card in row if card != HIDDEN)] for path in view.paths]
    slots = [*view.party, *[None] * (2 - len(view.party))]
    held = [[ally.weapon.id] if ally is not None and ally.weapon is not None else [] for ally in slots]
    return numbers, [*paths, *([ally.id] if ally else [] for ally in slots), *held, view.gone]


_PATHS_PART = (
    "for each path: row / 7; status, one of open, choice, waiting, unsettled, finished; card, one of friend, foe, weapon, "
    "trap; its attack, defence, luck, damage, / 40; the roll needed, / 7, 1 when none will do"
)

_TABLES: dict[str, _Table] = {
    "tomb-of-four-kings": _Table(
        codes=[code for code in _PACK if not (code[1] == "H" and code[0] in "23456789T")] + ["JK"],
        places=["pack", "torches", "skills", "treasure", "discards", "turn", "delve", "retreat"],
        numbers=[
            ("phase", len(_PHASES), "one of " + ", ".join(_PHASES)),
            ("retreating", 1, "0 or 1"),
            ("scroll_spent", 1, "0 or 1"),
            ("by_memory", 1, "0 or 1"),
            ("hit_points", 1, "/ 9"),
            ("short", 1, "points that the last action card lacks, / 10"),
            ("encounter", 3, "one of " + ", ".join(_ENCOUNTERS)),
            ("encounter_value", 1, "/ 10"),
            ("turns", 2, "finished turns down and back, / 44"),
        ],
        read=_read_tomb,
    ),
    "kings-keys": _Table(
        codes=[colour + number + item for colour in "RGBY" for number in "1234" for item in "ASCK"],
        places=[*_CELLS, "books"],
        numbers=[("draw", 1, "cards of the draw pile, / 48"), ("books", 1, "/ 16")],
        read=_read_keys,
    ),
    "four-kingdoms": _Table(
        codes=_PACK,
        places=["t1", "t2", "t3", "t4", "t5", "t6", "t7", "waste", "home", "guests"],
        numbers=[("stock", 1, "cards of the stock, / 24")],
        read=_read_kingdoms,
    ),
    "four-gods": _Table(
        codes=[letter + f"{number:02}" for letter in "FEWT" for number in range(1, 13)] + ["L1", "L2", "L3", "L4"],
        places=["p1", "p2", "p3", "p4", "ally 1", "ally 2", "held 1", "held 2", "gone"],
        numbers=[
            ("crossed_paths", 1, "0 or 1"),
            ("rescue", 3, "whether there is one in this variant, whether it is used, whether it is due"),
            ("party_luck", 1, "/ 80"),
            ("artifacts", 1, "/ 4"),
            ("choice", 4, "the path whose choice is due, one of p1 to p4"),
            ("paths", 60, _PATHS_PART),
            ("allies", 10, "for each ally: attack, defence, luck, wounds, own defence, / 40"),
            ("rolls", _MOST_ROLLS, "the rolls so far, / 6"),
        ],
        read=_read_gods,
    ),
    "napoleons-tomb": _Table(
        codes=_PACK + _PACK,
        places=["r1", "r2", "r3", "r4", "c", "t1", "t2", "t3", "t4", "w1", "w2", "w3", "w4", "w5", "home", "stock"],
        numbers=[("redeals", 1, "/ 4"), ("foundations", 4, "cards by suit C D H S, / 26")],
        read=_read_napoleon,
    ),
}
