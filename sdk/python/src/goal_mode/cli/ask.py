from __future__ import annotations

import sys
from typing import Any

from goal_mode import Question, models
from goal_mode.cli.answers import UnreadableAnswer, suggested
from goal_mode.cli.choices import Answer, Listing, choices_of, hear
from goal_mode.cli.outline import outline_of

#: Characters of what is suggested.
PRESET = 60


def _hint_of(question: models.Slot) -> str:
    """What Enter takes, in brackets."""
    preset = suggested(question)
    if preset is None:
        return "" if question.required else " [nothing]"
    if isinstance(preset, dict):
        return " [as it stands]"
    text = ", ".join(map(str, preset)) if isinstance(preset, list) else {True: "true", False: "false"}.get(preset, str(preset))
    return f" [{text[:PRESET]}…]" if len(text) > PRESET else f" [{text}]"


def asked(question: models.Slot, listing: Listing) -> str:
    """A question as it is shown: its words, its choices or what is suggested, and how it is answered."""
    preset = suggested(question)
    is_record = isinstance(preset, dict)
    help_ = question.config.get("help")
    best = "; best:3 takes the first three" if question.options else ""
    return "\n".join(
        [
            "",
            question.question,
            *([help_] if isinstance(help_, str) else []),
            *([listing.page()] if question.options else []),
            *(outline_of(preset) if is_record else []),
            *([f"Several, with commas between{best}."] if question.slot_type == "multi_select" else []),
            *(["Enter leaves it as it stands; another takes JSON."] if is_record else []),
            "",
        ]
    )


def _typed(prompt: str) -> str:
    sys.stderr.write(prompt)
    sys.stderr.flush()
    typed = sys.stdin.readline()
    if typed == "":
        raise KeyboardInterrupt
    return typed


def ask_on_terminal(question: Question, job: models.GoalJob) -> Any:
    """Asks a question on the terminal."""
    listing = Listing(question, choices_of(question, job))
    sys.stderr.write(asked(question, listing))
    while True:
        try:
            heard = hear(question, listing, _typed(f">{_hint_of(question)} "))
        except UnreadableAnswer as error:
            sys.stderr.write(f"{error}\n")
            continue
        if isinstance(heard, Answer):
            return heard.value
        sys.stderr.write(f"{heard.text}\n")


def agree_on_terminal(text: str) -> bool:
    """Asks for a yes on the terminal; Enter is a no."""
    return _typed(f"{text} [y/N] ").strip().lower() in ("y", "yes")
