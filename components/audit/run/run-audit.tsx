"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { AuditTabs } from "@/components/audit/audit-tabs";
import { callsSearch, UNSUCCESSFUL } from "@/components/audit/calls/call-filter";
import { CallsPanel } from "@/components/audit/calls/calls-panel";
import { Handoffs } from "@/components/audit/handoffs/handoffs";
import { type CallsFilter, timelineQuery } from "@/components/audit/queries";
import { Tickets } from "@/components/audit/tickets/tickets";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Waterfall } from "@/components/audit/waterfall/waterfall";
import { ChargedFact } from "@/components/credits/charged-fact";
import { runQuery } from "@/components/goal-jobs/queries";
import { RunNotFound } from "@/components/goal-jobs/run/run-not-found";
import { pendingPause } from "@/components/goal-jobs/run/timeline/timeline";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal, RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { RunOutcomes } from "./run-outcomes";

/** What happened in a run, open to be looked into: when, by whom, with what, at what cost. */
export function RunAudit({ jobSpecId }: { jobSpecId: string }) {
	const { data: job, isError } = useQuery({
		...runQuery(jobSpecId),
		refetchInterval: ({ state }) => (state.data && isTerminal(state.data.status) ? false : 4000),
	});
	if (!job) return isError ? <RunNotFound /> : null;
	const back = (
		<Button asChild size="sm">
			<Link href={`/runs/${jobSpecId}`}>Open the run</Link>
		</Button>
	);
	return (
		<>
			<TopLine parent={{ href: "/audit", label: "Audit" }} place={runName(job)} action={back} />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
				<AuditHeader job={job} />
				<Views job={job} />
			</main>
		</>
	);
}

function AuditHeader({ job }: { job: GoalJob }) {
	const { money, number } = useFormat();
	const { addressWith } = useAuditSearch();
	const { data: timeline } = useQuery(timelineQuery(job.jobSpecId, false));
	const sumOf = (pick: (step: NonNullable<typeof timeline>["steps"][number]) => number) => timeline?.steps.reduce((sum, step) => sum + pick(step), 0) ?? 0;
	const toCalls = (filter: CallsFilter, words: ReactNode) => (
		<Link href={addressWith(callsSearch(filter))} className="rounded-sm font-mono text-accent underline pointer-coarse:py-2">
			<span data-number>{words}</span>
		</Link>
	);
	return (
		<section aria-label="About this run" className="grid grid-cols-1 gap-4">
			<div className="grid justify-items-start gap-1.5">
				<RunStateBadge state={runState({ ...job, isWaitingForUser: pendingPause(job) !== null })} />
				<h1 className="line-clamp-3 font-semibold text-xl">How it went: {runName(job)}</h1>
			</div>
			<dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
				<Sum label="Workflow">
					{job.workflowId ? (
						<Link href={`/audit/${encodeURIComponent(timeline?.workflowId ?? job.workflowId)}`} className="rounded-sm text-accent underline">
							{job.workflowName ?? job.workflowId}
						</Link>
					) : (
						"From your goal"
					)}
				</Sum>
				<Sum label="Tools used">{toCalls({}, number(sumOf(({ calls }) => calls)))}</Sum>
				<Sum label="Of these, its own choice">{toCalls({ declared: false }, number(sumOf(({ extraCalls }) => extraCalls)))}</Sum>
				<Sum label="Failed">{toCalls({ status: UNSUCCESSFUL }, number(sumOf(({ failedCalls }) => failedCalls)))}</Sum>
				<Sum label="Attempts">
					<Link href={addressWith({ tab: null })} className="rounded-sm font-mono text-accent underline pointer-coarse:py-2">
						<span data-number>{number(timeline?.attempts.length ?? 1)}</span>
					</Link>
				</Sum>
				<Sum label="Charged">
					<ChargedFact runId={job.jobSpecId} state={`${job.attemptId} ${isTerminal(job.status)}`} />
				</Sum>
				<Sum label="Tools alone cost">{toCalls({}, money(job.costMicroU))}</Sum>
			</dl>
		</section>
	);
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid content-start gap-0.5">
			<dt className="text-ink-faint text-xs">{label}</dt>
			<dd className="text-sm">{children}</dd>
		</div>
	);
}

function Views({ job }: { job: GoalJob }) {
	const { jobSpecId } = job;
	const isAtWork = !isTerminal(job.status);
	const { data: timeline } = useQuery(timelineQuery(jobSpecId, false));
	const choices = {
		roles: [...new Set(timeline?.spans.map(({ agentRole }) => agentRole))],
		steps: [...new Map(timeline?.steps.map((step) => [step.stepName, step])).values()],
		attempts: timeline?.attempts.length ?? 1,
	};
	return (
		<AuditTabs
			label="Views of the run"
			tabs={[
				{ name: "waterfall", label: "Over time", content: <Waterfall jobSpecId={jobSpecId} isAtWork={isAtWork} /> },
				{ name: "handoffs", label: "Who did what", content: <Handoffs jobSpecId={jobSpecId} isAtWork={isAtWork} /> },
				{ name: "tickets", label: "Problems", content: <Tickets job={job} /> },
				{ name: "calls", label: "Calls", content: <CallsPanel of={{ jobSpecId }} choices={choices} /> },
				{ name: "outcomes", label: "Outcomes", content: <RunOutcomes jobSpecId={jobSpecId} /> },
			]}
		/>
	);
}
