from __future__ import annotations

from typing import Any, Callable, Mapping, Optional, Union

from goal_mode import models
from goal_mode._errors import GoalModeError

ENDED = frozenset({"completed", "partial", "failed", "cancelled"})
NEEDS_SOMEBODY = frozenset({"slots_pending", "ready", "ready_with_preview"})

OnQuestion = Callable[[models.Slot, models.GoalJob], Any]
OnUpdate = Callable[[models.GoalJob], None]


class QuestionUnanswered(GoalModeError):
    """A question without which a run can't go on, and nobody answered it. The run waits."""

    def __init__(self, question: models.Slot, job: models.GoalJob) -> None:
        super().__init__(f"The run asks “{question.question}” ({question.slot_id}), and nothing answers. Give answers or on_question; the run waits.")
        self.question = question
        self.job = job


def is_ended(status: str) -> bool:
    return status in ENDED


def is_waiting(job: Union[models.GoalJob, models.StatusView]) -> bool:
    """Whether a job goes no further without an answer."""
    return job.status in NEEDS_SOMEBODY or any(interrupt.status == "pending" for interrupt in job.pending_interrupts)


def answers_to(asked: list[models.Slot], job: models.GoalJob, given: Mapping[str, Any], on_question: Optional[OnQuestion]) -> list[Any]:
    """An answer to each question: what was given, what is said when asked, what is suggested, or None for the default."""
    answers = []
    for question in asked:
        value = given.get(question.slot_id)
        if value is None:
            value = on_question(question, job) if on_question else question.suggested_value
        if value is None and question.required and question.default is None:
            raise QuestionUnanswered(question, job)
        answers.append({"slotId": question.slot_id, "value": value})
    return answers
