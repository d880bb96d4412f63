from __future__ import annotations

from typing import Any, Callable, Mapping, Optional, Union

from goal_mode import models
from goal_mode._errors import GoalModeError

ENDED = frozenset({"completed", "partial", "failed", "cancelled"})
NEEDS_SOMEBODY = frozenset({"slots_pending", "ready", "ready_with_preview"})

#: Gives the answer; with the asynchronous client it may also be awaited for it.
OnQuestion = Callable[[Any, models.GoalJob], Any]
#: Called before a run is started, from when on it costs. What it raises leaves the run waiting.
OnConfirm = Callable[[models.GoalJob], Any]
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
