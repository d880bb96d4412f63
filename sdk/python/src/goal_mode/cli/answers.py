from __future__ import annotations

import json
import math
import re
from typing import Any, Optional, Sequence

from goal_mode import models
from goal_mode.cli.settings import UsageError

#: What stands for the first of a question's options, which come best first: `best:5`.
BEST = re.compile(r"best:([1-9][0-9]*)")


class UnreadableAnswer(Exception):
    """An answer that is none for its question; it is asked again."""


def suggested(question: models.Slot) -> Any:
    return question.default if question.suggested_value is None else question.suggested_value


def is_free(question: models.Slot) -> bool:
    return not question.options or question.config.get("allowFreeEntries") is True


def _number(text: str) -> Any:
    try:
        number = float(text)
    except ValueError:
        raise UnreadableAnswer(f"{text} is no number.") from None
    if not math.isfinite(number):
        raise UnreadableAnswer(f"{text} is no number.")
    return int(number) if number.is_integer() else number


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise UnreadableAnswer("That can't be read. This question takes JSON.") from None


def _best_of(question: models.Slot, text: str) -> Optional[list[str]]:
    found = BEST.fullmatch(text)
    if found is None or not question.options or text in question.options:
        return None
    return list(question.options[: int(found.group(1))])


def _within_count(question: models.Slot, answers: list[str]) -> list[str]:
    """Several answers, where they are as many as the question takes."""
    least, most = question.config.get("minItems"), question.config.get("maxItems")
    if isinstance(most, (int, float)) and len(answers) > most:
        raise UnreadableAnswer(f"Pick at most {int(most)}; you picked {len(answers)}.")
    if isinstance(least, (int, float)) and len(answers) < least:
        raise UnreadableAnswer(f"Pick at least {int(least)}; you picked {len(answers)}.")
    return answers


def read_answer(question: models.Slot, typed: str) -> Any:
    """A typed answer as the value that the question takes; None: its default."""
    text = typed.strip()
    if not text:
        return suggested(question)

    def chosen(word: str) -> str:
        named = next((option for option in question.options if option.lower() == word.lower()), word)
        option = question.options[int(word) - 1] if word.isdigit() and 0 < int(word) <= len(question.options) else named
        if word.isdigit() and question.options and option not in question.options:
            raise UnreadableAnswer(f"There are {len(question.options)} choices, and none is number {word}.")
        if not is_free(question) and option not in question.options:
            raise UnreadableAnswer(f"{word} is none of the choices.")
        return option

    kind = question.slot_type
    if kind == "number":
        return _number(text)
    if kind == "boolean":
        return text.lower() in ("y", "yes", "true", "1")
    if kind == "select":
        return chosen(text)
    if kind == "multi_select":
        best = _best_of(question, text)
        return _within_count(question, [chosen(word.strip()) for word in text.split(",") if word.strip()] if best is None else best)
    return text if kind in ("text", "textarea", "date", "file") else _json(text)


def read_given(pairs: Sequence[str]) -> dict[str, Any]:
    """`--answer k=v`: JSON where it is JSON, text otherwise."""
    given: dict[str, Any] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not name or not sign:
            raise UsageError(f"--answer takes question=value, not {json.dumps(pair, ensure_ascii=False)}")
        try:
            given[name] = json.loads(text)
        except ValueError:
            given[name] = text
    return given


def given_answer(question: models.Slot, given: Any) -> Any:
    """What `--answer` gave as the value that its question takes: `best:5` of a question with several choices is the first five of them."""
    best = _best_of(question, given) if question.slot_type == "multi_select" and isinstance(given, str) else None
    return given if best is None else best
