"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { runsAddress } from "@/components/goal-jobs/run-filter";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PeriodSelect } from "@/components/ui/form/period-select";
import type { Period } from "@/components/ui/form/periods";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { UsageStatistics } from "@/lib/goal-jobs/views/schemas";
import { usageQuery } from "./queries";
import { readPeriod } from "./read-period";
import { UsageByWorkflow } from "./usage-by-workflow";
import { OUTCOMES, UsageOverTime } from "./usage-charts";

/** How many runs the person made, what became of them and what they cost, for any days. */
export function UsagePage({ nowMs }: { nowMs: number }) {
	const pathname = usePathname();
	const period = readPeriod(useSearchParams(), nowMs);
	const { data, error, isPending, isPlaceholderData, refetch } = useQuery({ ...usageQuery(period), placeholderData: keepPreviousData });

	function change({ from, to }: Period) {
		const next = { from: from ?? period.from, to: to ?? period.to };
		const [first, last] = next.from > next.to ? [next.to, next.from] : [next.from, next.to];
		window.history.replaceState(null, "", `${pathname}?${new URLSearchParams({ from: first, to: last })}`);
	}

	return (
		<>
			<TopLine place="Usage" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h1 className="font-semibold text-2xl">Usage</h1>
					<PeriodSelect value={period} onChange={change} nowMs={nowMs} />
				</div>
				{error && (
					<Notice tone="danger" title="Your usage could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-96 rounded-lg" />}
				{data && (
					<div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-6">
						<Totals usage={data} />
						{data.totalSessions === 0 ? <NothingRan /> : <Charts usage={data} />}
					</div>
				)}
			</main>
		</>
	);
}

function Charts({ usage }: { usage: UsageStatistics }) {
	return (
		<>
			<UsageOverTime usage={usage} />
			{usage.byWorkflow.length > 0 && <UsageByWorkflow usage={usage} />}
			<p className="text-ink-muted text-sm">
				Work is what the tools and models of your runs cost; what you were charged for them stands in{" "}
				<Link href="/credits" className="underline underline-offset-2">
					Credits
				</Link>
				. Days are UTC days, by when a run was made; what a run does later counts for that day too.
			</p>
		</>
	);
}

function Totals({ usage }: { usage: UsageStatistics }) {
	const { number, money } = useFormat();
	const { from, to } = usage;
	const tiles = [
		{ label: "Runs", text: number(usage.totalSessions), href: runsAddress({ from, to }) },
		...OUTCOMES.map(({ key, label, statuses }) => ({ label, text: number(usage[key]), href: runsAddress({ from, to, statuses }) })),
		{ label: "Work", text: money(usage.costMicroU), href: runsAddress({ from, to }) },
	];
	return (
		<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-3 lg:grid-cols-6">
			{tiles.map(({ label, text, href }) => (
				<div key={label} className="relative grid gap-1 bg-surface p-4 hover:bg-sunken">
					<dt className="text-ink-muted text-sm">{label}</dt>
					<dd className="font-mono text-xl">
						<Link href={href} className="rounded-sm after:absolute after:inset-0">
							{text}
						</Link>
					</dd>
				</div>
			))}
		</dl>
	);
}

function NothingRan() {
	return (
		<EmptyState
			title="No run in these days"
			text="Runs, what became of them and what their work cost stand here. Choose other days, or start one."
			action={
				<Button asChild variant="primary" size="sm">
					<Link href="/catalog">Start a run</Link>
				</Button>
			}
		/>
	);
}
