from __future__ import annotations

from typing import Mapping, Sequence

from goal_mode.cli.settings import UsageError

#: Mistakes that still are the same word, and in a short one.
NEAR, NEAR_IF_SHORT = 3, 2
SHORT = 4


def _distance(one: str, other: str) -> int:
    """How many letters are to be put in, taken out or changed to make one word of the other (Levenshtein)."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one):
        following = [i + 1]
        for j, wanted in enumerate(other):
            following.append(min(row[j + 1] + 1, following[j] + 1, row[j] + (letter != wanted)))
        row = following
    return row[-1]


def did_you_mean(word: str, names: Sequence[str]) -> str:
    """` Did you mean --answer?`, or nothing where no name is near."""
    nearest = min(sorted(names), key=lambda name: _distance(word, name), default=None)
    is_near = nearest is not None and _distance(word, nearest) <= (NEAR if len(word) > SHORT else NEAR_IF_SHORT)
    return f" Did you mean {nearest}?" if is_near else ""


def check_options(command: str, args: Sequence[str], takes_value: Mapping[str, bool]) -> None:
    """Sees that a command has the options that are given, and each its value. Raises UsageError."""
    at = 0
    while at < len(args) and args[at] != "--":
        name, sign, _ = args[at].partition("=")
        at += 1
        if not name.startswith("-") or name == "-":
            continue
        if name not in takes_value:
            raise UsageError(f"There is no option {name}.{did_you_mean(name, list(takes_value))} goal-mode {command} --help lists them.")
        if not takes_value[name] and sign:
            raise UsageError(f"{name} takes no value.")
        if not takes_value[name] or sign:
            continue
        if at == len(args) or (args[at].startswith("-") and args[at] != "-"):
            raise UsageError(f"{name} takes a value. One that begins with a dash is written {name}=-…")
        at += 1
