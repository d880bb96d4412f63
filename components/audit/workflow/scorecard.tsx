"use client";

import { useState } from "react";
import { OUTCOME_WORDS } from "@/components/audit/audit-words";
import { percent } from "@/components/audit/list-sums";
import { NumberLink } from "@/components/audit/number-link";
import { periodWithin } from "@/components/audit/period/period";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { specialistHue, specialistName } from "@/components/goal-jobs/run/timeline/specialist";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import type { PeriodQuery, SpanOutcome, SpecialistReliability } from "@/lib/specialists/schemas";
import type { SpecialistTrend } from "@/lib/specialists/workflow-views/schemas";
import { Trend } from "./trend";
import { WorstCalls } from "./worst-calls";

interface ScorecardProps {
	workflowId: string;
	period: PeriodQuery;
	score: SpecialistReliability;
	trend: readonly SpecialistTrend[];
}

const TONES: Record<SpanOutcome, string> = { pass: "bg-success", hold: "bg-warning", timeout: "bg-danger", fail: "bg-danger" };

/** One specialist: how its stretches of work ended, how long they took, and how that changed. */
export function Scorecard({ workflowId, period, score, trend }: ScorecardProps) {
	const { number } = useFormat();
	const { addressWith } = useAuditSearch();
	const [showsWorst, setShowsWorst] = useState(false);
	const name = specialistName(score.agentRole);
	const counts: ReadonlyArray<readonly [SpanOutcome, number]> = [
		["pass", score.successCount],
		["hold", score.holdCount],
		["timeout", score.timeoutCount],
		["fail", score.otherFailureCount],
	];
	const hrefOf = (outcome: SpanOutcome | null, days: { from?: string; to?: string } = {}) =>
		addressWith({
			...days,
			...("from" in days && { period: null }),
			tab: "outcomes",
			role: score.agentRole,
			outcome,
			status: null,
			step: null,
			declared: null,
		});
	return (
		<li className="grid grid-cols-1">
			<Card className="grid grid-cols-1 content-start gap-4 p-5">
				<div className="flex items-baseline justify-between gap-3">
					<h2 className="flex items-center gap-2 font-semibold text-lg">
						<span aria-hidden className={cn("size-2.5 shrink-0 rounded-[2px]", specialistHue(score.agentRole))} />
						{name}
					</h2>
					<p className="shrink-0 font-mono text-lg">
						<NumberLink href={hrefOf(null)} of={`of the work passed: ${name}`}>
							{percent(score.successRate)}
						</NumberLink>
					</p>
				</div>
				<div aria-hidden className="flex h-1.5 gap-px overflow-hidden rounded-full bg-sunken">
					{counts.map(([outcome, amount]) => amount > 0 && <span key={outcome} className={TONES[outcome]} style={{ flexGrow: amount }} />)}
				</div>
				<dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
					{counts.map(([outcome, amount]) => (
						<div key={outcome} className="grid gap-0.5">
							<dt className="text-ink-faint text-xs">{OUTCOME_WORDS[outcome].word}</dt>
							<dd className="font-mono">
								<NumberLink href={hrefOf(outcome)} of={`${OUTCOME_WORDS[outcome].word}: ${name}`}>
									{number(amount)}
								</NumberLink>
							</dd>
						</div>
					))}
				</dl>
				<Times score={score} name={name} href={hrefOf("pass")} />
				<Trend name={name} weeks={trend} hrefOf={(week, outcome) => hrefOf(outcome, periodWithin(week, "week", period))} />
				<Button size="sm" variant="ghost" className="-ml-2.5 justify-self-start" aria-expanded={showsWorst} onClick={() => setShowsWorst(!showsWorst)}>
					Five worst calls<span className="sr-only"> of {name}</span>
				</Button>
				{showsWorst && <WorstCalls workflowId={workflowId} period={period} agentRole={score.agentRole} />}
			</Card>
		</li>
	);
}

/** How long work that passed took. */
function Times({ score, name, href }: { score: SpecialistReliability; name: string; href: string }) {
	if (score.count === 0) return <p className="text-ink-muted text-sm">Nothing passed, so there are no times.</p>;
	const time = (ms: number, of: string) => (
		<NumberLink href={href} of={of}>
			{duration(ms)}
		</NumberLink>
	);
	return (
		<p className="text-ink-muted text-sm">
			Of the work that passed, half took at most {time(score.p50Ms, `for half of it: ${name}`)}, and 95 in 100 at most{" "}
			{time(score.p95Ms, `for 95 in 100: ${name}`)}.
		</p>
	);
}
