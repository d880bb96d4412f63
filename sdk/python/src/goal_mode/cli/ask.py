from __future__ import annotations

import json
import math
import sys
from typing import Any, Sequence

from goal_mode import models
from goal_mode.cli.settings import UsageError

MANY = 20
#: Characters of what is suggested, where it is a whole record.
PRESET = 60


def suggested(question: models.Slot) -> Any:
    return question.default if question.suggested_value is None else question.suggested_value


class UnreadableAnswer(Exception):
    """An answer that is none for its question; it is asked again."""


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


def read_answer(question: models.Slot, typed: str) -> Any:
    """A typed answer as the value that the question takes; None: its default."""
    text = typed.strip()
    if not text:
        return suggested(question)

    def chosen(word: str) -> str:
        option = question.options[int(word) - 1] if word.isdigit() and 0 < int(word) <= len(question.options) else word
        is_free = not question.options or question.config.get("allowFreeEntries") is True
        if not is_free and option not in question.options:
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
        return [chosen(word.strip()) for word in text.split(",") if word.strip()]
    return text if kind in ("text", "textarea", "date", "file") else _json(text)


def _shown_beside(question: models.Slot, job: models.GoalJob) -> dict[str, str]:
    """What a run shows beside a question, such as the postings to choose from: a line for each option that one of its records bears."""
    options = set(question.options)
    lines: dict[str, str] = {}
    for interrupt in job.pending_interrupts:
        preview = interrupt.payload.get("stepOutputPreview")
        lists = [found for found in preview.values() if isinstance(found, list)] if isinstance(preview, dict) else []
        for shown in (record for found in lists for record in found if isinstance(record, dict)):
            option = next((value for value in shown.values() if isinstance(value, str) and value in options), None)
            words = [shown[name] for name in ("title", "name", "company", "location") if isinstance(shown.get(name), str)]
            if option is None or not words:
                continue
            fit = shown.get("fit")
            overall = fit.get("overall") if isinstance(fit, dict) else None
            lines[option] = ", ".join(words) + ("" if overall is None else f", fit {overall} of 100")
    return lines


def _label_of(question: models.Slot, option: str, shown: dict[str, str]) -> str:
    if option in shown:
        return shown[option]
    label = (question.config.get("labels") or {}).get(option)
    return f"{label} ({option})" if label and label != option else option


def _brief(preset: Any) -> str:
    text = ", ".join(map(str, preset)) if isinstance(preset, list) else preset if isinstance(preset, str) else json.dumps(preset, ensure_ascii=False)
    return f"{text[:PRESET]}…" if len(text) > PRESET else text


def ask_on_terminal(question: models.Slot, job: models.GoalJob) -> Any:
    """Asks a question on the terminal."""
    shown = _shown_beside(question, job)
    lines = [f"  {at}  {_label_of(question, option, shown)}" for at, option in enumerate(question.options[:MANY], 1)]
    if len(question.options) > MANY:
        lines.append(f"  … {len(question.options) - MANY} more: type the value itself")
    if question.slot_type == "multi_select":
        lines.append("Several, with commas between.")
    preset = suggested(question)
    hint = ("" if question.required else " [nothing]") if preset is None else f" [{_brief(preset)}]"
    sys.stderr.write("\n".join(["", question.question, *lines, ""]))
    while True:
        sys.stderr.write(f">{hint} ")
        sys.stderr.flush()
        typed = sys.stdin.readline()
        if typed == "":
            raise KeyboardInterrupt
        try:
            return read_answer(question, typed)
        except UnreadableAnswer as error:
            sys.stderr.write(f"{error}\n")


def read_given(pairs: Sequence[str]) -> dict[str, Any]:
    """`--answer k=v`: JSON where it is JSON, text otherwise."""
    given: dict[str, Any] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not name or not sign:
            raise UsageError(f"--answer takes question=value, not {pair!r}")
        try:
            given[name] = json.loads(text)
        except ValueError:
            given[name] = text
    return given
