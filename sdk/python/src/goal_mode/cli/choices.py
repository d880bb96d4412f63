from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence, Union

from goal_mode import ApiError, Question, models
from goal_mode.cli.answers import UnreadableAnswer, is_free, read_answer, suggested

#: So many are shown at a time.
PAGE = 20
LARGEST_PAGE = 100


@dataclass(frozen=True)
class Choice:
    """What may be answered, and a line that says what it is."""

    value: str
    line: str


@dataclass(frozen=True)
class Show:
    """Something to be shown."""

    text: str


@dataclass(frozen=True)
class Answer:
    value: Any


def _plain(number: float) -> str:
    return str(int(number)) if float(number).is_integer() else str(number)


def _salary_line(shown: Any) -> Optional[str]:
    if not isinstance(shown, Mapping):
        return None
    amounts = list(dict.fromkeys(amount for amount in (shown.get("min"), shown.get("max")) if isinstance(amount, (int, float))))
    return f"{' to '.join(map(_plain, amounts))} {shown.get('currency')} a {shown.get('period')}" if amounts else None


def _line_of(shown: Mapping[str, Any]) -> Optional[str]:
    """A record in a line: of a posting its title, company, place, salary and score. None: it says nothing."""
    words = [shown[name] for name in ("title", "name", "company", "location") if isinstance(shown.get(name), str) and shown[name]]
    if not words:
        return None
    fit = shown.get("fit")
    overall = fit.get("overall") if isinstance(fit, Mapping) else None
    score = None if overall is None else f"fit {_plain(overall)} of 100"
    return ", ".join(part for part in (*words, _salary_line(shown.get("salary")), score) if part is not None)


def _shown_beside(question: models.Slot, job: models.GoalJob) -> dict[str, str]:
    """The records that a run shows beside a question, such as the postings to choose from: a line for each option that one of them bears."""
    options = set(question.options)
    lines: dict[str, str] = {}
    for interrupt in job.pending_interrupts:
        preview = interrupt.payload.get("stepOutputPreview")
        lists = [found for found in preview.values() if isinstance(found, list)] if isinstance(preview, dict) else []
        for shown in (record for found in lists for record in found if isinstance(record, dict)):
            option = next((value for value in shown.values() if isinstance(value, str) and value in options), None)
            line = _line_of(shown)
            if option is not None and line is not None:
                lines[option] = line
    return lines


def choices_of(question: Question, job: models.GoalJob) -> list[Choice]:
    """The options of a question with what they are. A run shows the first of many postings itself; the others are read from its list."""
    lines = _shown_beside(question, job)
    labels = question.config.get("labels") or {}
    if lines and any(option not in lines and not labels.get(option) for option in question.options):
        try:
            for posting in question.postings(limit=LARGEST_PAGE):
                lines[posting.job_id] = _line_of(posting.model_dump(mode="json", by_alias=True)) or posting.job_id
        except ApiError:
            pass

    def line_of(value: str) -> str:
        label = labels.get(value)
        return lines.get(value) or (f"{label} ({value})" if label and label != value else value)

    return [Choice(value, line_of(value)) for value in question.options]


def listed(choice: Choice) -> str:
    """A choice with its value, for who has to name it."""
    return choice.line if choice.line == choice.value or choice.line.endswith(f"({choice.value})") else f"{choice.value}  {choice.line}"


class Listing:
    """Choices twenty at a time, each under its number."""

    def __init__(self, question: models.Slot, choices: Sequence[Choice]) -> None:
        self._choices = choices
        self._is_free = is_free(question)
        self._next = 0

    @property
    def is_long(self) -> bool:
        return len(self._choices) > PAGE

    def page(self) -> str:
        """The next twenty; after the last come the first again."""
        start = self._next if self._next < len(self._choices) else 0
        self._next = start + PAGE
        left = len(self._choices) - self._next
        hint = f"type more for the next, or {'/ and words' if self._is_free else 'words'} to search for"
        numbered = [f"  {at}  {choice.line}" for at, choice in enumerate(self._choices[start : self._next], start + 1)]
        return "\n".join([*numbered, *([f"  … {left} more: {hint}"] if left > 0 else [])])

    def search(self, text: str) -> Optional[str]:
        """Those that have all words; None: none has."""
        words = text.lower().split()
        numbered = list(enumerate(self._choices, 1))
        found = [(number, choice) for number, choice in numbered if all(word in f"{choice.line} {choice.value}".lower() for word in words)]
        if not found:
            return None
        left = len(found) - PAGE
        lines = [f"  {number}  {choice.line}" for number, choice in found[:PAGE]]
        return "\n".join([*lines, *([f"  … {left} more have these words: add another"] if left > 0 else [])])


def hear(question: models.Slot, listing: Listing, typed: str) -> Union[Show, Answer]:
    """What somebody typed: something to be shown, or the answer. Raises UnreadableAnswer."""
    text = typed.strip()
    if text == "more" and listing.is_long:
        return Show(listing.page())
    if text.startswith("/") and listing.is_long:
        return Show(listing.search(text[1:]) or f"  Nothing has the words {text[1:]}")
    if not text and question.required and suggested(question) is None:
        raise UnreadableAnswer("An answer is needed here.")
    try:
        return Answer(read_answer(question, text))
    except UnreadableAnswer:
        found = listing.search(text) if listing.is_long and "," not in text else None
        if found is None:
            raise
        return Show(found)
