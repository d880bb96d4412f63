"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CALL_WORDS } from "@/components/audit/audit-words";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { readAll } from "@/components/audit/export/read-all";
import { sumsOfCalls } from "@/components/audit/list-sums";
import { Narrow } from "@/components/audit/narrow";
import { type CallsOf, callContentsQuery, callsQuery, fetchCalls } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { specialistName } from "@/components/goal-jobs/run/timeline/specialist";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Sheet } from "@/components/ui/overlay/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { ToolInvocation } from "@/lib/specialists/schemas";
import { FILTER_NAMES, readCallFilter, UNSUCCESSFUL } from "./call-filter";
import { CallInspector } from "./call-inspector";
import { CallTable } from "./call-table";
import { ListProblem } from "./list-problem";

const ROWS_OF_EXPORT = 200;

/** What a list of calls can be narrowed to, in words. */
export interface CallChoices {
	readonly roles: readonly string[];
	readonly steps: ReadonlyArray<{ readonly stepName: string; readonly title: string }>;
	/** How many attempts there are; one is no choice. */
	readonly attempts: number;
}

const STATUSES = [
	{ value: "succeeded", label: CALL_WORDS.succeeded.word },
	{ value: UNSUCCESSFUL.join(), label: "Failed or out of time" },
	{ value: "failed", label: CALL_WORDS.failed.word },
	{ value: "timeout", label: CALL_WORDS.timeout.word },
	{ value: "started", label: CALL_WORDS.started.word },
	{ value: "cancelled", label: CALL_WORDS.cancelled.word },
];
const DECLARED = [
	{ value: "true", label: "Named by the workflow" },
	{ value: "false", label: "Extra tools" },
];

/** The tool calls of a run or of all runs of a workflow, narrowed by what the address says. */
export function CallsPanel({ of, choices }: { of: CallsOf; choices: CallChoices }) {
	const { search, set } = useAuditSearch();
	const filter = readCallFilter(search);
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(callsQuery(of, filter));
	const [chosen, setChosen] = useState<ToolInvocation | null>(null);
	const calls = data?.pages.flatMap((page) => page.items) ?? [];
	const isNarrowed = FILTER_NAMES.some((name) => search.get(name));
	const options = {
		role: choices.roles.map((role) => ({ value: role, label: specialistName(role) })),
		step: choices.steps.map(({ stepName, title }) => ({ value: stepName, label: title })),
		status: STATUSES,
		declared: DECLARED,
		attempt: choices.attempts > 1 ? Array.from({ length: choices.attempts }, (_, at) => ({ value: `${at + 1}`, label: `Attempt ${at + 1}` })) : [],
	};
	return (
		<div className="grid grid-cols-1 gap-4">
			<search aria-label="Narrow the calls" className="flex flex-wrap gap-2">
				<Narrow name="role" any="Every specialist" options={options.role} value={search.get("role")} onChange={set} />
				<Narrow name="step" any="Every step" options={options.step} value={search.get("step")} onChange={set} />
				<Narrow name="status" any="However it ended" options={options.status} value={search.get("status")} onChange={set} />
				<Narrow name="declared" any="Every tool" options={options.declared} value={search.get("declared")} onChange={set} />
				<Narrow name="attempt" any="Every attempt" options={options.attempt} value={search.get("attempt")} onChange={set} />
				{isNarrowed && (
					<Button variant="ghost" onClick={() => set(Object.fromEntries(FILTER_NAMES.map((name) => [name, null])))}>
						{filter.specialistSpanId ? "Show all, not one stretch of work" : "Show all"}
					</Button>
				)}
			</search>
			{error && <ListProblem title="The tool calls could not be loaded" error={error} onRetry={refetch} />}
			{isPending && <Skeleton className="h-80 rounded-lg" />}
			{data && calls.length === 0 && <p className="py-12 text-center text-ink-muted">{isNarrowed ? "No call passes these filters." : "No tool was called."}</p>}
			{calls.length > 0 && <CallTable calls={calls} onOpen={setChosen} isOfRun={"jobSpecId" in of} />}
			{calls.length > 0 && (
				<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
					<p role="status">
						<CallSums calls={calls} hasMore={hasNextPage} />
					</p>
					<div className="flex flex-wrap gap-2">
						<ExportButtons name="Tools used" rows={() => readAll((cursor) => fetchCalls(of, filter, ROWS_OF_EXPORT, cursor))} />
						{hasNextPage && (
							<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
								Show more
							</Button>
						)}
					</div>
				</div>
			)}
			<Sheet isOpen={chosen !== null} onOpenChange={(isOpen) => !isOpen && setChosen(null)} title="Tool call">
				{chosen && <CallInspector call={chosen} linksToRun={!("jobSpecId" in of)} />}
			</Sheet>
			{"jobSpecId" in of && <LinkedCall jobSpecId={of.jobSpecId} />}
		</div>
	);
}

/** What listed calls come to. */
function CallSums({ calls, hasMore }: { calls: readonly ToolInvocation[]; hasMore: boolean }) {
	const { count, money, number } = useFormat();
	const sums = sumsOfCalls(calls);
	return (
		<>
			{hasMore && "The first "}
			{count(sums.calls, "call")}, {number(sums.failed)} failed, {money(sums.costMicroU)}
		</>
	);
}

/** The one call that the address names. */
function LinkedCall({ jobSpecId }: { jobSpecId: string }) {
	const { search, set } = useAuditSearch();
	const invocationId = search.get("call");
	const { data, error, refetch } = useQuery({ ...callContentsQuery({ jobSpecId, invocationId: invocationId ?? "" }), enabled: invocationId !== null });
	return (
		<Sheet isOpen={invocationId !== null} onOpenChange={(isOpen) => !isOpen && set({ call: null })} title="Tool call">
			{error && <ListProblem title="The call could not be loaded" error={error} onRetry={refetch} />}
			{!data && !error && <Skeleton className="h-80 rounded-lg" />}
			{data && <CallInspector call={data.call} />}
		</Sheet>
	);
}
