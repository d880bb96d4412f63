"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { ChargedFact } from "@/components/credits/charged-fact";
import { madeName, postingsOf } from "@/components/goal-jobs/made-name";
import { Elapsed } from "@/components/goal-jobs/run/timeline/elapsed";
import { pauseCount, pendingPause, stepCount, stepsOf, trackOf } from "@/components/goal-jobs/run/timeline/timeline";
import { workingSpan } from "@/components/goal-jobs/run/timeline/working-span";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal, RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { cn } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import { timeTaken } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Track } from "@/components/ui/track";
import type { GoalJob, Step } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { ResultActions } from "./actions/result-actions";
import { RunActions } from "./actions/run-actions";

function Fact({ label, children, isMinor = false }: { label: string; children: ReactNode; isMinor?: boolean }) {
	return (
		<div className={cn("grid content-start gap-0.5", isMinor && "max-md:hidden")}>
			<dt className="text-ink-faint text-xs">{label}</dt>
			<dd className="text-sm">{children}</dd>
		</div>
	);
}

/** What is being done now, and for how long: in sight wherever the steps themselves are. Its place is kept between two steps. */
function AtWork({ steps }: { steps: readonly Step[] }) {
	const running = steps.find(({ status }) => status === "running");
	return (
		<p className="flex min-h-5 flex-wrap items-baseline gap-x-2 text-sm">
			{running?.startedAt && (
				<>
					<span className="font-medium">{running.title}</span>
					<span className="text-ink-muted">
						<Elapsed key={running.stepId} startedAt={running.startedAt} finishedAt={null} />
						{running.progressMessage && ` · ${running.progressMessage}`}
					</span>
				</>
			)}
		</p>
	);
}

/** What a run is, how it stands, how far it is and its price. Of one with results the figures are folded away: what it made comes first. */
export function RunHeader({ job, events }: { job: GoalJob; events: readonly JobEvent[] }) {
	const { done, total } = stepCount(job);
	const { count } = useFormat();
	const pauses = pauseCount(job);
	const span = workingSpan(job, events);
	const hasResults = job.status === "completed" || job.status === "partial";
	const isAtWork = total > 0 && !isTerminal(job.status) && pendingPause(job) === null;
	// How far it came and what was charged stands in the receipt of a cancel.
	const hasReceipt = job.status === "cancelled" && job.cancelReceipt !== null && job.startedAt !== null;
	const track = total > 0 && <Track parts={trackOf(job)} />;
	const name = runName(job);
	const title = madeName(job, hasResults ? postingsOf(job) : 0, count);
	const facts = (
		<dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
			{title !== job.workflowName && <Fact label="Workflow">{job.workflowName ?? job.workflowId ?? "From your goal"}</Fact>}
			{total > 0 && !hasReceipt && (
				<Fact label="Progress">
					<span className="tabular-nums">
						{done} of {count(total, "step")}
						{pauses.total > 0 && (
							<span className="text-ink-muted">
								, {pauses.done} of {count(pauses.total, "pause")}
							</span>
						)}
					</span>
				</Fact>
			)}
			{span && (
				<Fact label={span.to ? "Worked for" : "Working for"}>
					<Elapsed startedAt={span.from} finishedAt={span.to} />
					{span.waitedMs >= 1000 && (
						<span className="text-ink-muted">
							, waited <span className="tabular-nums">{timeTaken(span.waitedMs)}</span> for you
						</span>
					)}
				</Fact>
			)}
			{total > 0 && !hasReceipt && (
				<Fact label={isTerminal(job.status) ? "Charged" : "Price"}>
					<ChargedFact runId={job.jobSpecId} state={`${job.attemptId} ${isTerminal(job.status)}`} />
				</Fact>
			)}
			{job.startedAt && (
				<Fact label="Audit">
					<Link href={`/runs/${job.jobSpecId}/audit`} className="rounded-sm text-accent underline">
						See how it went
					</Link>
				</Fact>
			)}
			<Fact label={job.startedAt ? "Started" : "Created"} isMinor>
				<RelativeTime value={job.startedAt ?? job.createdAt} />
			</Fact>
			<Fact label="Run" isMinor>
				<CopyButton label="Copy the run's id" value={job.jobSpecId} shown={`…${job.jobSpecId.slice(-8)}`} />
			</Fact>
		</dl>
	);
	return (
		<section aria-label="About this run" className="grid grid-cols-1 gap-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid min-w-0 grid-cols-1 justify-items-start gap-1.5">
					<RunStateBadge state={runState({ ...job, isWaitingForUser: pendingPause(job) !== null })} />
					<h1 className="line-clamp-3 font-semibold text-xl">{title}</h1>
					{name !== title && <p className="wrap-anywhere line-clamp-2 text-ink-muted">{name}</p>}
				</div>
				{hasResults ? <ResultActions job={job} /> : <RunActions job={job} />}
			</div>
			{!hasResults && (
				<div className="grid grid-cols-1 gap-2">
					{track}
					{isAtWork && <AtWork steps={stepsOf(job)} />}
				</div>
			)}
			{hasResults ? (
				<details>
					<summary className="w-fit cursor-pointer rounded-sm font-medium text-ink-muted text-sm hover:text-ink pointer-coarse:py-3">About the run</summary>
					<div className="grid grid-cols-1 gap-4 pt-4">
						{track}
						{facts}
					</div>
				</details>
			) : (
				facts
			)}
		</section>
	);
}
