"""What a player sees of each game, typed. A card is its code, a hidden card is `--`; `raw` is the engine's own JSON.

Rule numbers (TK-1, FG-4 …) are those of the games' pages, which `tetrarch rules` shows.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

HIDDEN = "--"
"""The code of a card that the player may not see."""

Cards: TypeAlias = tuple[str, ...]
"""A pile, bottom first unless said otherwise."""


@dataclass(frozen=True)
class Encounter:
    """The encounter of a turn in the Tomb: its card, its kind and its strength, 2 to 10."""

    card: str
    kind: Literal["monster", "trap", "door"]
    value: int


@dataclass(frozen=True)
class TombOfFourKingsView:
    """The view of Tomb of Four Kings (TK-40)."""

    phase: Literal["crossroads", "encounter", "hit", "jammed", "leave", "out", "dead", "dark"]
    retreating: bool
    pack: Cards
    """The pack, next card first: hidden, but for the scroll's ace at the bottom."""
    torches: Cards
    """The aces burnt; the fourth is fatal without the scroll."""
    hit_points: int
    """9 down to 0."""
    skills: Cards
    """The jacks in the hand."""
    treasure: Cards
    """The diamonds, kings and joker in the hand."""
    discards: Cards
    turn: Cards
    """The column of the turn in progress, first card first."""
    encounter: Encounter | None
    short: int
    """The points that the last action card lacks, after a hit or before a jammed door; else 0."""
    delve: tuple[Cards, ...]
    """The finished turns down; their cards are hidden by memory."""
    retreat: tuple[Cards, ...]
    scroll_spent: bool
    by_memory: bool
    raw: dict[str, Any] = dataclasses.field(repr=False, compare=False)


@dataclass(frozen=True)
class KingsKeysView:
    """The view of The King's Keys (KK-6)."""

    field: tuple[Cards, ...]
    """The sixteen cells `a1` to `d4`, row by row."""
    draw: int
    """The number of cards in the draw pile."""
    books: tuple[Cards, ...]
    """The books removed, the oldest first, each from its 1 to its 4."""
    raw: dict[str, Any] = dataclasses.field(repr=False, compare=False)


@dataclass(frozen=True)
class Kingdom:
    """The zones of one suit in Four Kingdoms."""

    suit: str
    castle: Cards
    tower: Cards
    subjects: Cards
    dungeon: Cards
    guest: str | None


@dataclass(frozen=True)
class FourKingdomsView:
    """The view of Four Kingdoms (FK-12)."""

    tableau: tuple[Cards, ...]
    """The free lands `t1` to `t7`."""
    stock: int
    """The number of cards in the stock."""
    waste: Cards
    kingdoms: tuple[Kingdom, ...]
    """By suit: clubs, diamonds, hearts, spades."""
    raw: dict[str, Any] = dataclasses.field(repr=False, compare=False)


@dataclass(frozen=True)
class Foundation:
    """The cards of one suit on its foundation in Napoleon's Tomb, king first."""

    suit: str
    cards: Cards


@dataclass(frozen=True)
class NapoleonsTombView:
    """The view of Napoleon's Tomb (NT-10)."""

    reserves: tuple[Cards, ...]
    central: Cards
    tableau: tuple[Cards, ...]
    foundations: tuple[Foundation, ...]
    """By suit: clubs, diamonds, hearts, spades."""
    wastes: tuple[Cards, ...]
    """The waste piles in use: five, one fewer after each redeal."""
    stock: Cards
    """The stock, next card first: hidden on the first pass, known from the first redeal on."""
    redeals: int
    """The redeals used, 0 to 4."""
    raw: dict[str, Any] = dataclasses.field(repr=False, compare=False)


@dataclass(frozen=True, kw_only=True)
class NamedCard:
    """A card of the Four Gods by id and name; `who` stands for a location, where the card set says so (FG-26)."""

    id: str
    name: str
    who: str | None = None


@dataclass(frozen=True, kw_only=True)
class Friend(NamedCard):
    """A friend lying open."""

    kind: Literal["friend"]
    attack: int
    defence: int
    luck: int


@dataclass(frozen=True, kw_only=True)
class Foe(NamedCard):
    """A foe lying open; damage above the defence fells it (FG-11)."""

    kind: Literal["foe"]
    attack: int
    defence: int
    damage: int


@dataclass(frozen=True, kw_only=True)
class Weapon(NamedCard):
    """A weapon, lying open or held; its numbers are added to the holder's (FG-9)."""

    kind: Literal["weapon"]
    attack: int
    defence: int
    luck: int


@dataclass(frozen=True)
class LuckEntry:
    """From this luck of the party on, this roll or more disarms the trap (FG-12)."""

    luck_at_least: int
    roll_needed: int


@dataclass(frozen=True, kw_only=True)
class Trap(NamedCard):
    """A trap lying open; `needed` is the roll that disarms it now, `None` when no roll does (FG-12)."""

    kind: Literal["trap"]
    damage: int
    luck_table: tuple[LuckEntry, ...]
    needed: int | None


@dataclass(frozen=True)
class Path:
    """One path of the Four Gods."""

    path: str
    """`p1` to `p6`."""
    location: str
    row: int
    """The row that the party has come to, from 1."""
    status: Literal["open", "choice", "waiting", "unsettled", "finished"]
    card: Friend | Foe | Weapon | Trap | None
    """The card lying face up in that row; `None` when it is gone."""
    rows: tuple[Cards, ...]
    """Row 2 to the last, left and right: the card turned up, `--` for all others."""
    artifact: NamedCard
    won: bool


@dataclass(frozen=True, kw_only=True)
class Ally(NamedCard):
    """An ally in the party. The numbers include those of the weapon held; `own_defence` does not."""

    attack: int
    defence: int
    luck: int
    wounds: int
    own_defence: int
    weapon: Weapon | None


@dataclass(frozen=True, kw_only=True)
class Rescue:
    """The rescues of a game (FG-20, FG-25). With a layout, `left` says how many there are still."""

    used: bool
    left: int | None = None
    due: bool
    allies: tuple[NamedCard, ...]


@dataclass(frozen=True)
class Crossing:
    """A row in which two paths cross, the paths counted from 1 (FG-23)."""

    row: int
    paths: tuple[int, ...]


@dataclass(frozen=True)
class Layout:
    """The layout of a card set (FG-22)."""

    paths: int
    rows: tuple[int, ...]
    crossings: tuple[Crossing, ...]
    party: int
    rescues: int


@dataclass(frozen=True, kw_only=True)
class FourGodsView:
    """The view of The Universe of the Four Gods (FG-30)."""

    variant: tuple[str, ...]
    layout: Layout | None = None
    """The layout of the card set, where it has one."""
    paths: tuple[Path, ...]
    party: tuple[Ally, ...]
    party_luck: int
    artifacts: int
    """The number of artifacts won."""
    choice: str | None
    """The path whose choice must be made now (FG-4)."""
    rescue: Rescue | None
    """`None` in a game without rescue."""
    gone: Cards
    """Cards turned up that have left play."""
    rolls: tuple[int, ...]
    """The rolls used so far."""
    raw: dict[str, Any] = dataclasses.field(repr=False, compare=False)


View: TypeAlias = (
    TombOfFourKingsView | KingsKeysView | FourKingdomsView | FourGodsView | NapoleonsTombView
)

VIEWS: dict[str, type[View]] = {
    "tomb-of-four-kings": TombOfFourKingsView,
    "kings-keys": KingsKeysView,
    "four-kingdoms": FourKingdomsView,
    "four-gods": FourGodsView,
    "napoleons-tomb": NapoleonsTombView,
}
"""The class of the view of each game."""
