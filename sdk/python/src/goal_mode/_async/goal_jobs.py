from __future__ import annotations

import asyncio
from typing import Any, AsyncGenerator, Iterable, Mapping, Optional, Sequence, Union

from goal_mode import models
from goal_mode._async.calls import AsyncGoalJobsCalls
from goal_mode._async.downloads import AsyncDownload
from goal_mode._async.files import AsyncFiles, FileSource
from goal_mode._async.questions import AsyncQuestion, answers_to, resolved
from goal_mode._async.transport import AsyncTransport
from goal_mode._errors import GoalModeError
from goal_mode._options import NOT_GIVEN, CallOptions
from goal_mode._questions import NEEDS_SOMEBODY, OnConfirm, OnQuestion, OnUpdate, is_ended, is_waiting

PAGE = 500
LATE = 5.0


class AsyncGoalJobs(AsyncGoalJobsCalls):
    """Runs of workflows: the calls of the API, and what programs do with several of them."""

    def __init__(self, transport: AsyncTransport, files: AsyncFiles) -> None:
        super().__init__(transport)
        self._files = files

    async def events(self, job_spec_id: str, *, after: int = 0, call_options: Optional[CallOptions] = None) -> AsyncGenerator[models.JobEvent, None]:
        """A job's events in order, each once, until it has ended. Read from its log at the interval that the service suggests."""
        last = after
        while True:
            log = await self._transport.call("GET", f"/jobs/goal/{job_spec_id}/events", query={"after": last, "limit": PAGE}, call_options=call_options)
            for event in log["items"]:
                if event["seq"] <= last:
                    continue
                last = event["seq"]
                yield models.JobEvent.model_construct(**event) if "ts" not in event else models.JobEvent.model_validate(event)
            if log["nextAfter"] is not None:
                continue
            status = await self._transport.call("GET", f"/jobs/goal/{job_spec_id}/status", call_options=call_options)
            if status["lastSeq"] > last:
                continue
            if is_ended(status["status"]):
                return
            await asyncio.sleep((status.get("suggestedPollIntervalMs") or LATE * 1000) / 1000)

    async def wait(
        self, job_spec_id: str, *, on_update: Optional[OnUpdate] = None, until_ended: bool = False, call_options: Optional[CallOptions] = None
    ) -> models.GoalJob:
        """Waits until the job has ended or needs somebody, asking at the interval that the service suggests."""
        seen = -1
        while True:
            status = await self.get_status(job_spec_id, call_options=call_options)
            is_over = is_ended(status.status) or (not until_ended and is_waiting(status))
            if is_over or (on_update and status.last_seq != seen):
                seen = status.last_seq
                job = await self.get(job_spec_id, call_options=call_options)
                if on_update:
                    on_update(job)
                if is_ended(job.status) or (not until_ended and is_waiting(job)):
                    return job
            await asyncio.sleep((status.suggested_poll_interval_ms or LATE * 1000) / 1000)

    async def run(
        self,
        source: Union[FileSource, Sequence[FileSource], None],
        *,
        workflow_id: Optional[str] = None,
        goal_text: Optional[str] = None,
        answers: Optional[Mapping[str, Any]] = None,
        on_question: Optional[OnQuestion] = None,
        on_confirm: Optional[OnConfirm] = None,
        on_update: Optional[OnUpdate] = None,
        budget_micro_u: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> models.GoalJob:
        """The whole way: uploads, creates, answers, confirms, waits. Gives the job when it has ended, in whatever status."""
        sources: Iterable[FileSource] = [] if source is None else source if isinstance(source, (list, tuple)) else [source]  # type: ignore[assignment,list-item]
        file_ids = [str((await self._files.upload(one, call_options=call_options)).file_id) for one in sources]
        is_own = workflow_id is not None and workflow_id.startswith("uw_")
        job = await self.create(
            goal_text=NOT_GIVEN if workflow_id else goal_text,
            workflow_id=NOT_GIVEN if is_own or workflow_id is None else workflow_id,
            user_workflow_id=workflow_id if is_own else NOT_GIVEN,
            file_ids=file_ids,
            call_options=call_options,
        )
        return await self.finish(
            job,
            answers=answers,
            on_question=on_question,
            on_confirm=on_confirm,
            on_update=on_update,
            budget_micro_u=budget_micro_u,
            call_options=call_options,
        )

    async def finish(
        self,
        job: models.GoalJob,
        *,
        answers: Optional[Mapping[str, Any]] = None,
        on_question: Optional[OnQuestion] = None,
        on_confirm: Optional[OnConfirm] = None,
        on_update: Optional[OnUpdate] = None,
        budget_micro_u: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> models.GoalJob:
        """Takes a job from where it is to its end: answers, confirms, waits."""
        while True:
            if on_update:
                on_update(job)
            if is_ended(job.status):
                return job
            asked = [question for question in job.pending_slots if not question.hidden]
            is_asking = job.status == "slots_pending" or any(interrupt.status == "pending" for interrupt in job.pending_interrupts)
            if is_asking and asked:
                questions = [AsyncQuestion.of(slot, job.job_spec_id, self, call_options) for slot in asked]
                given = await answers_to(questions, job, answers or {}, on_question)
                job = await self.update_slots(job.job_spec_id, answers=given, call_options=call_options)
            elif job.status in NEEDS_SOMEBODY:
                if on_confirm:
                    await resolved(on_confirm(job))
                await self.confirm(job.job_spec_id, budget_micro_u=NOT_GIVEN if budget_micro_u is None else budget_micro_u, call_options=call_options)
                job = await self.get(job.job_spec_id, call_options=call_options)
            else:
                job = await self.wait(job.job_spec_id, on_update=on_update, call_options=call_options)

    async def download(self, job_spec_id: str, artifact_id: Optional[str] = None, *, call_options: Optional[CallOptions] = None) -> AsyncDownload:
        """The main file of a job that has ended; with an id, that artifact."""
        if artifact_id:
            link = await self.download_artifact(job_spec_id, artifact_id, call_options=call_options)
            return AsyncDownload(link.file_name, link.size_bytes, link.mime_type, link.download_url, self._transport.http)
        artifacts = (await self.list_artifacts(job_spec_id, call_options=call_options)).artifacts
        primary = next((artifact for artifact in artifacts if artifact.is_primary), artifacts[0] if artifacts else None)
        if primary is None:
            raise GoalModeError("This run has no files.")
        return AsyncDownload(primary.file_name, primary.size_bytes, primary.mime_type, primary.download_url, self._transport.http)

    async def downloads(self, job_spec_id: str, *, call_options: Optional[CallOptions] = None) -> AsyncGenerator[AsyncDownload, None]:
        """All artifacts of a job, each with its content."""
        for artifact in (await self.list_artifacts(job_spec_id, call_options=call_options)).artifacts:
            yield AsyncDownload(artifact.file_name, artifact.size_bytes, artifact.mime_type, artifact.download_url, self._transport.http)
