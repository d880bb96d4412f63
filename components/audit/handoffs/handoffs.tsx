"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { REASON_WORDS } from "@/components/audit/audit-words";
import { callsSearch } from "@/components/audit/calls/call-filter";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { handoffsQuery, timelineQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { summaryWords } from "@/components/goal-jobs/run/timeline/tool-calls";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Skeleton } from "@/components/ui/skeleton";
import type { RunTimeline } from "@/lib/specialists/run-views/schemas";
import type { HandoffRecord } from "@/lib/specialists/schemas";
import { LaneChart, laneName } from "./lane-chart";
import { swimLanes } from "./lanes";

/** Who handed what to whom, when and why: as lanes over time, and as a list of the same. */
export function Handoffs({ jobSpecId, isAtWork }: { jobSpecId: string; isAtWork: boolean }) {
	const { data, error, refetch } = useQuery(handoffsQuery(jobSpecId));
	const { data: timeline } = useQuery(timelineQuery(jobSpecId, isAtWork));
	if (error) return <ListProblem title="The hand-offs could not be loaded" error={error} onRetry={refetch} />;
	if (!data || !timeline) return <Skeleton className="h-80 rounded-lg" />;
	if (data.items.length === 0) return <p className="py-12 text-center text-ink-muted">Nothing was handed over in this run yet.</p>;
	return (
		<div className="grid grid-cols-1 gap-6">
			<Card className="overflow-clip p-4 md:p-5">
				<LaneChart {...swimLanes(timeline, data.items)} />
			</Card>
			<section aria-label="Who did what, in order" className="grid grid-cols-1 gap-3">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h2 className="font-semibold text-lg">In order</h2>
					<ExportButtons name="Who did what" rows={() => data.items} />
				</div>
				<Card>
					<ol className="divide-y">
						{data.items.map((handoff, index) => (
							<HandoffItem key={handoff.handoff_id} number={index + 1} handoff={handoff} timeline={timeline} />
						))}
					</ol>
				</Card>
			</section>
		</div>
	);
}

function HandoffItem({ number, handoff, timeline }: { number: number; handoff: HandoffRecord; timeline: RunTimeline }) {
	const { number: written } = useFormat();
	const { addressWith } = useAuditSearch();
	const titleOf = (stepName: string) => timeline.steps.find((step) => step.stepName === stepName)?.title ?? stepName;
	return (
		<li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3">
			<span className="grid size-5 place-items-center rounded-full bg-ink font-mono text-canvas text-xs">{number}</span>
			<div className="grid grid-cols-1 gap-1">
				<p className="flex flex-wrap items-baseline justify-between gap-x-4">
					<span className="font-medium">
						{laneName(handoff.from_role)} to {laneName(handoff.to_role)}
					</span>
					<RelativeTime value={handoff.ts} className="text-ink-faint text-sm" />
				</p>
				<p className="text-ink-muted">
					{REASON_WORDS[handoff.reason_code]}. {handoff.reason_detail}
				</p>
				{handoff.handed_over.length > 0 && (
					<ul className="grid gap-0.5 text-ink-muted text-sm">
						{handoff.handed_over.map(({ step_name, summary }) => (
							<li key={step_name} className="wrap-anywhere">
								<Link
									href={addressWith(callsSearch({ stepName: step_name }))}
									className="rounded-sm text-ink underline decoration-line-strong underline-offset-4"
								>
									{titleOf(step_name)}
								</Link>
								: {summaryWords(summary, written) || "done"}
							</li>
						))}
					</ul>
				)}
			</div>
		</li>
	);
}
