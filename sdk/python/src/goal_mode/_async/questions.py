from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Mapping, Optional

from pydantic import PrivateAttr

from goal_mode import models
from goal_mode._async.pages import AsyncPages
from goal_mode._options import CallOptions
from goal_mode._questions import OnQuestion, QuestionUnanswered

if TYPE_CHECKING:
    from goal_mode._async.calls import AsyncGoalJobsCalls


class AsyncQuestion(models.Slot):
    """A question of a run as a program gets it."""

    _calls: Any = PrivateAttr(default=None)
    _job_spec_id: str = PrivateAttr(default="")
    _call_options: Any = PrivateAttr(default=None)

    @classmethod
    def of(cls, slot: models.Slot, job_spec_id: str, calls: AsyncGoalJobsCalls, call_options: Optional[CallOptions]) -> AsyncQuestion:
        question = cls.model_construct(**dict(slot))
        question._calls, question._job_spec_id, question._call_options = calls, job_spec_id, call_options
        return question

    def postings(self, **query: Any) -> AsyncPages[models.PostingPage, models.OfferedPosting]:
        """The postings that the run has found, scored and best first, also those beyond `options`: `question.postings().take(5)`.

        Filters and sorts as `goal_jobs.list_postings`.
        """
        listed: AsyncPages[models.PostingPage, models.OfferedPosting] = self._calls.list_postings(
            self._job_spec_id, **query, call_options=self._call_options
        )
        return listed


async def resolved(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value


async def answers_to(asked: list[AsyncQuestion], job: models.GoalJob, given: Mapping[str, Any], on_question: Optional[OnQuestion]) -> list[Any]:
    """An answer to each question: what was given, what is said when asked, what is suggested, or None for the default."""
    answers = []
    for question in asked:
        value = given.get(question.slot_id)
        if value is None:
            value = await resolved(on_question(question, job)) if on_question else question.suggested_value
        if value is None and question.required and question.default is None:
            raise QuestionUnanswered(question, job)
        answers.append({"slotId": question.slot_id, "value": value})
    return answers
