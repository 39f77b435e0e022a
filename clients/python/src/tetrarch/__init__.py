"""Tetrarch's five solitaires for programs: start the engine, play, ask its players and solvers.

>>> from tetrarch import Engine
>>> with Engine() as engine:
...     game = engine.new("four-kingdoms", deal="FK-11982-6")
...     while game.legal:
...         game.play(game.legal[0])
...     print(game.status, game.score.text)
"""

from tetrarch.answers import Advice, Analysis, ForeseenMove, Hello, Score, Solution
from tetrarch.batch import Engines
from tetrarch.engine import Engine
from tetrarch.errors import (
    BadCardSet,
    BadDeal,
    BadJson,
    BadRequest,
    BadTranscript,
    BadVariant,
    Cancelled,
    EngineDied,
    GameOver,
    GameReplaced,
    IllegalMove,
    NoDifficulty,
    NoGame,
    NoneFound,
    NothingToRedo,
    NothingToUndo,
    RequestError,
    TetrarchError,
    TimeLimit,
    TooLarge,
    UnknownGame,
    UnknownPlayer,
)
from tetrarch.game import Game
from tetrarch.views import (
    FourGodsView,
    FourKingdomsView,
    KingsKeysView,
    NapoleonsTombView,
    TombOfFourKingsView,
    View,
)

__all__ = [
    "Advice",
    "Analysis",
    "BadCardSet",
    "BadDeal",
    "BadJson",
    "BadRequest",
    "BadTranscript",
    "BadVariant",
    "Cancelled",
    "Engine",
    "EngineDied",
    "Engines",
    "ForeseenMove",
    "FourGodsView",
    "FourKingdomsView",
    "Game",
    "GameOver",
    "GameReplaced",
    "Hello",
    "IllegalMove",
    "KingsKeysView",
    "NapoleonsTombView",
    "NoDifficulty",
    "NoGame",
    "NoneFound",
    "NothingToRedo",
    "NothingToUndo",
    "RequestError",
    "Score",
    "Solution",
    "TetrarchError",
    "TimeLimit",
    "TombOfFourKingsView",
    "TooLarge",
    "UnknownGame",
    "UnknownPlayer",
    "View",
]
