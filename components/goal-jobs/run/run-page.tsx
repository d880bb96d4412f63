"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { ApiError, messageOf } from "@/components/api-client";
import { useLiveRun } from "@/components/goal-jobs/live/use-live-run";
import { PreflightNote } from "@/components/goal-jobs/new-run/preflight-note";
import { QuestionsPanel } from "@/components/goal-jobs/new-run/questions-panel";
import { runName } from "@/components/goal-jobs/run-name";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { GoalJob, JobEvent } from "@/lib/goal-jobs/schemas";
import { PauseScreen } from "./pause-screen";
import { RunHeader } from "./run-header";
import { RunResults } from "./run-results";
import { RunTimeline } from "./run-timeline";
import { StepInspector } from "./step-inspector";
import { pendingPause, stepsOf, toolCallsByStep } from "./timeline";

/** A run from its first question to its results, always as it is now. */
export function RunPage({ jobSpecId }: { jobSpecId: string }) {
	const { job, events, error, refresh } = useLiveRun(jobSpecId);
	return (
		<>
			<TopLine parent={{ href: "/runs", label: "Runs" }} place={job ? runName(job) : "Run"} />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-6 md:px-8 md:py-8">
				{job ? <RunView job={job} events={events} /> : error ? <RunMissing error={error} onRetry={refresh} /> : <RunSkeleton />}
			</main>
		</>
	);
}

export function RunView({ job, events }: { job: GoalJob; events: readonly JobEvent[] }) {
	const pause = pendingPause(job);
	useStartOnChange(pause?.interruptId ?? job.status);
	const isAsking = job.status === "slots_pending" || job.status === "ready" || job.status === "ready_with_preview";
	return (
		<>
			<RunHeader job={job} />
			{job.status === "failed" && <FailureNote job={job} />}
			{job.status === "partial" && (
				<Notice tone="warning" title="Some parts could not be made">
					{job.errorMessage ?? "What was made is below; the steps that failed say why."}
				</Notice>
			)}
			{isAsking && (
				<div className="grid max-w-3xl gap-6">
					<PreflightNote job={job} />
					<QuestionsPanel key={job.jobSpecId} job={job} />
				</div>
			)}
			{pause && job.status === "executing" && <PauseScreen key={pause.interruptId} job={job} interrupt={pause} />}
			{(job.status === "completed" || job.status === "partial") && <RunResults job={job} />}
			{!isAsking && <RunSteps job={job} events={events} isFolded={pause !== null || job.status === "completed" || job.status === "partial"} />}
		</>
	);
}

/** Another screen in the same place (a pause, the work after it, the results) begins at its top. */
function useStartOnChange(screen: string) {
	const shownRef = useRef(screen);
	useEffect(() => {
		if (shownRef.current === screen) return;
		shownRef.current = screen;
		window.scrollTo({ top: 0 });
	}, [screen]);
}

function FailureNote({ job }: { job: GoalJob }) {
	if (job.errorCode === "FILE_INCOMPATIBLE") return <PreflightNote job={job} />;
	return (
		<Notice tone="danger" title="The run stopped">
			<p>{job.errorMessage ?? "A step failed for a reason that it could not name."}</p>
			<p>What is finished is kept. Continuing repeats only the failed step and those after it.</p>
		</Notice>
	);
}

function RunSteps({ job, events, isFolded }: { job: GoalJob; events: readonly JobEvent[]; isFolded: boolean }) {
	const calls = useMemo(() => toolCallsByStep(events), [events]);
	const [chosenId, setChosenId] = useState<string | null>(null);
	const steps = stepsOf(job);
	if (steps.length === 0) return null;
	const current = steps.find((step) => step.status === "failed" || step.status === "running" || step.status === "awaiting_input");
	const shown = steps.find((step) => step.stepId === chosenId) ?? current ?? steps.findLast((step) => step.status === "completed") ?? steps[0];
	const body = (
		<Card className="grid grid-cols-1 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
			<div className="p-3 lg:border-r">
				<RunTimeline steps={steps} calls={calls} selectedStepId={shown?.stepId ?? null} onSelect={setChosenId} />
			</div>
			<div className="min-w-0 border-t p-5 lg:border-t-0 lg:p-6">{shown && <StepInspector step={shown} calls={calls.get(shown.stepId) ?? []} />}</div>
		</Card>
	);
	if (!isFolded) return body;
	return (
		<details className="group grid gap-4">
			<summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-muted hover:text-ink">How the run went, step by step</summary>
			<div className="pt-4">{body}</div>
		</details>
	);
}

function RunMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const isMissing = error instanceof ApiError && error.status === 404;
	return (
		<Notice
			tone="danger"
			title={isMissing ? "There is no such run" : "The run could not be loaded"}
			action={!isMissing && <Button onClick={onRetry}>Try again</Button>}
		>
			{isMissing ? "It may have been deleted, or it belongs to another account." : messageOf(error)}
		</Notice>
	);
}

export function RunSkeleton() {
	return (
		<div className="grid gap-6" role="status" aria-label="Loading the run">
			<Skeleton className="h-6 w-28" />
			<Skeleton className="h-7 w-72" />
			<Skeleton className="h-2 w-full" />
			<Skeleton className="h-96 w-full rounded-lg" />
		</div>
	);
}
