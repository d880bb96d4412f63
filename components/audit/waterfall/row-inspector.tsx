"use client";

import Link from "next/link";
import { CALL_WORDS, OUTCOME_WORDS } from "@/components/audit/audit-words";
import { callsSearch, UNSUCCESSFUL } from "@/components/audit/calls/call-filter";
import { CallInspector } from "@/components/audit/calls/call-inspector";
import { Fact, Facts } from "@/components/audit/calls/facts";
import type { CallsFilter } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Specialist } from "@/components/goal-jobs/run/timeline/specialist";
import { Badge } from "@/components/ui/badge";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import type { TimelineStep } from "@/lib/specialists/run-views/schemas";
import type { WaterfallRow } from "./waterfall-rows";

/** What is known of the row that the waterfall stands on. */
export function RowInspector({ row }: { row: WaterfallRow }) {
	switch (row.kind) {
		case "call":
			return <CallInspector call={row.call} />;
		case "pause":
			return (
				<About title={row.pause.title} row={row} word={row.isOpenEnded ? "Waiting for you" : "You answered"}>
					<p className="text-ink-muted text-sm">The run stood still for you. Nothing was worked on, and nothing was charged.</p>
				</About>
			);
		case "attempt":
			return (
				<About title={`Attempt ${row.attempt.attempt}`} row={row} word={row.attempt.outcome}>
					{row.attempt.errorMessage && (
						<Notice tone="danger" title="It stopped">
							<p className="wrap-anywhere whitespace-pre-line">{row.attempt.errorMessage}</p>
						</Notice>
					)}
				</About>
			);
		case "specialist":
			return (
				<About title="A stretch of work" row={row} word={row.span.outcome ? OUTCOME_WORDS[row.span.outcome].word : CALL_WORDS.started.word}>
					<Specialist role={row.span.agentRole} className="text-sm" />
					<Sums steps={row.steps} filter={{ specialistSpanId: row.span.specialistSpanId }} />
				</About>
			);
		case "step":
			return (
				<About title={row.step.title} row={row} word={row.isOpenEnded ? CALL_WORDS.started.word : null}>
					<Specialist role={row.agentRole} className="text-sm" />
					<Sums steps={[row.step]} filter={{ specialistSpanId: row.step.specialistSpanId, stepName: row.step.stepName }} />
				</About>
			);
	}
}

interface AboutProps {
	title: string;
	row: WaterfallRow;
	word: string | null;
	children: React.ReactNode;
}

function About({ title, row, word, children }: AboutProps) {
	return (
		<div className="grid grid-cols-1 gap-5">
			<div className="grid justify-items-start gap-1.5">
				{word && <Badge>{word}</Badge>}
				<h3 className="font-semibold text-lg">{title}</h3>
			</div>
			{children}
			<Facts>
				<Fact label="Began">
					<RelativeTime value={new Date(row.fromMs).toISOString()} />
				</Fact>
				<Fact label={row.isOpenEnded ? "So far" : "Took"}>
					<span className="font-mono">{duration(row.toMs - row.fromMs)}</span>
				</Fact>
			</Facts>
		</div>
	);
}

/** Each sum leads to the calls that it is of. */
function Sums({ steps, filter }: { steps: readonly TimelineStep[]; filter: CallsFilter }) {
	const { money, number } = useFormat();
	const { addressWith } = useAuditSearch();
	const sumOf = (pick: (step: TimelineStep) => number) => steps.reduce((sum, step) => sum + pick(step), 0);
	const rows = [
		{ label: "Tools used", value: number(sumOf(({ calls }) => calls)), filter },
		{ label: "Of these, its own choice", value: number(sumOf(({ extraCalls }) => extraCalls)), filter: { ...filter, declared: false } },
		{ label: "Failed", value: number(sumOf(({ failedCalls }) => failedCalls)), filter: { ...filter, status: UNSUCCESSFUL } },
		{ label: "Cost", value: money(sumOf(({ costMicroU }) => costMicroU)), filter },
	];
	return (
		<Facts>
			{rows.map((row) => (
				<Fact key={row.label} label={row.label}>
					<Link href={addressWith(callsSearch(row.filter))} className="rounded-sm font-mono text-accent underline">
						<span data-number>{row.value}</span>
					</Link>
				</Fact>
			))}
		</Facts>
	);
}
