"""What the engine answers, typed. docs/engine-protocol.md of the project says what each field means."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

Json = dict[str, Any]
"""A JSON object."""
Progress = Callable[[Json], object]
"""Called with each progress line of a long request, in a thread of that request's own."""
Event = Json
"""What a move made happen, `{"type": …}` and more, in the game's own form."""


@dataclass(frozen=True)
class Score:
    """A score; `text` is the game's own form: `4/68`, `110`, `17/52`."""

    value: int
    max: int
    text: str


@dataclass(frozen=True)
class Position:
    """How a game stands, but for its view."""

    game: str
    variant: str
    deal: str
    """The deal code, or the card list when the deal came as one."""
    ply: int
    """The number of moves played."""
    status: str
    """`playing`, `won`, `lost`, or `escaped` in the Tomb."""
    score: Score
    legal: tuple[str, ...]
    """The legal move words, sorted; none when the game is over."""
    limit: bool = False
    """Whether the move limit has ended the game."""


@dataclass(frozen=True)
class GameInfo:
    """A game that the engine plays."""

    id: str
    title: str
    variants: tuple[str, ...]


@dataclass(frozen=True)
class PlayerInfo:
    """A player that advises; `nodes` is its budget of a move when nothing is said."""

    name: str
    version: int
    nodes: int
    does: str


@dataclass(frozen=True)
class Hello:
    """What the engine can do; `players` by game, weakest first."""

    name: str
    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    players: dict[str, tuple[PlayerInfo, ...]]
    limits: dict[str, int]
    ops: tuple[str, ...]


@dataclass(frozen=True)
class ForeseenMove:
    """A legal move in words, and the events that it will surely and may possibly bring."""

    move: str
    label: str
    surely: tuple[Event, ...]
    possibly: tuple[Event, ...]


@dataclass(frozen=True)
class WeighedMove:
    """A move with its chance to win, the standard error of it, and in a game of points the expected points."""

    move: str
    value: float
    error: float
    visits: int
    points: float | None = None


@dataclass(frozen=True)
class Advice:
    """What a player would do; `moves` are those weighed, best first."""

    player_version: int
    move: str
    moves: tuple[WeighedMove, ...]
    nodes: int
    reason: str | None = None
    cards: int | None = None
    resigns: bool = False
    stop: str | None = None


@dataclass(frozen=True)
class Best:
    """The best result found in a game of points; `exact` when it is proved the best."""

    status: str
    score: Score
    exact: bool


@dataclass(frozen=True)
class Solution:
    """What can be reached with every card known; `unknown` says only that the budget is spent."""

    verdict: Literal["won", "lost", "unknown"]
    moves: tuple[str, ...]
    nodes: int
    states: int
    best: Best | None = None
    stop: str | None = None


@dataclass(frozen=True)
class JudgedMove:
    """A move with what the judge expects of it."""

    word: str
    win: float
    error: float
    points: float | None = None


@dataclass(frozen=True)
class Reason:
    """A reason for a grade, in the game's own form."""

    of: Literal["played", "better"]
    key: str
    values: dict[str, str | int | float]


@dataclass(frozen=True)
class AnalysedPly:
    """One move of a game looked back at: its grade, what it cost, what chance brought after it."""

    ply: int
    played: str
    win: float
    moves: tuple[JudgedMove, ...]
    is_open: bool | None = None
    """True where nothing is proved: `win` says no chance then."""
    points: float | None = None
    grade: str | None = None
    scale: Literal["win", "points"] | None = None
    loss: float | None = None
    loss_error: float | None = None
    luck: float | None = None
    chance: str | None = None
    misjudged: float | None = None
    reasons: tuple[Reason, ...] | None = None
    kinds: tuple[str, ...] | None = None
    lapse: str | None = None
    is_doubtful: bool | None = None
    """True where another move may be better, and the judge is not sure."""
    verdict: Literal["won", "lost", "unproven"] | None = None


@dataclass(frozen=True)
class Account:
    """The parts of a result: result − mean = deal + luck + choice + misjudged."""

    mean: float
    result: float
    deal: float
    luck: float
    choice: float
    misjudged: float


@dataclass(frozen=True)
class Judge:
    """The player that judged the moves."""

    player: str
    version: int
    nodes: int
    sigma: float
    trials: int | None = None
    grading: int | None = None


@dataclass(frozen=True)
class Analysis:
    """A game looked back at, move by move."""

    game: str
    variant: str
    by: Judge
    plies: tuple[AnalysedPly, ...]
    final: bool
    account: Account | None = None
    dealt: Literal["won", "lost", "unproven"] | None = None
    lost_at: int | None = None
    line: tuple[str, ...] | None = None
    stop: str | None = None
    raw: Json = dataclasses.field(default_factory=dict, repr=False, compare=False)


@dataclass(frozen=True)
class Difficulty:
    """How hard a deal is that is proved winnable."""

    difficulty: Literal["easy", "medium", "hard"]
    nodes: int
