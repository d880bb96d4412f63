"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { creatorEarningsQuery, creatorUsageQuery } from "@/components/developers/queries";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { BarChart, type BarSeries } from "@/components/ui/chart/bar-chart";
import { ChartCard } from "@/components/ui/chart/chart-card";
import { EmptyState } from "@/components/ui/empty-state";
import { PeriodSelect } from "@/components/ui/form/period-select";
import type { Period } from "@/components/ui/form/periods";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { readPeriod } from "@/components/usage/read-period";
import type { CreatorEarnings, CreatorUsage } from "@/lib/developers/schemas";
import { CreatorTable } from "./creator-table";

const OUTCOMES: readonly BarSeries[] = [
	{ key: "delivered", label: "Delivered", ink: "fill-success", ground: "bg-success" },
	{ key: "failed", label: "Failed", ink: "fill-danger", ground: "bg-danger" },
	{ key: "other", label: "Cancelled or not ended", ink: "fill-line-strong", ground: "bg-line-strong" },
];
const DAY_MS = 86_400_000;

/** How a creator's workflows were used and what they earned, for any days. */
export function CreatorPage({ nowMs }: { nowMs: number }) {
	const pathname = usePathname();
	const period = readPeriod(useSearchParams(), nowMs);
	const usage = useQuery({ ...creatorUsageQuery(period), placeholderData: keepPreviousData });
	const earnings = useQuery({ ...creatorEarningsQuery(period), placeholderData: keepPreviousData });
	const error = usage.error ?? earnings.error;

	function change({ from, to }: Period) {
		const next = { from: from ?? period.from, to: to ?? period.to };
		const [first, last] = next.from > next.to ? [next.to, next.from] : [next.from, next.to];
		window.history.replaceState(null, "", `${pathname}?${new URLSearchParams({ from: first, to: last })}`);
	}

	return (
		<>
			<TopLine parent={{ href: "/developers", label: "Developers" }} place="Usage and earnings" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h1 className="font-semibold text-2xl">Usage and earnings</h1>
					<PeriodSelect value={period} onChange={change} nowMs={nowMs} />
				</div>
				{error && (
					<Notice
						tone="danger"
						title="Your numbers could not be loaded"
						action={<Button onClick={() => void Promise.all([usage.refetch(), earnings.refetch()])}>Try again</Button>}
					>
						{messageOf(error)}
					</Notice>
				)}
				{!error && (usage.isPending || earnings.isPending) && <Skeleton className="h-96 rounded-lg" />}
				{usage.data && earnings.data && <Numbers usage={usage.data} earnings={earnings.data} />}
			</main>
		</>
	);
}

function Numbers({ usage, earnings }: { usage: CreatorUsage; earnings: CreatorEarnings }) {
	const { number, money } = useFormat();
	if (usage.byWorkflow.length === 0)
		return (
			<EmptyState
				title="Nothing of yours was published yet"
				text="How often your workflows are run, how well, and what they earn stands here."
				action={
					<Button asChild variant="primary" size="sm">
						<Link href="/developers">Publish an agent</Link>
					</Button>
				}
			/>
		);
	const { totals } = usage;
	const tiles = [
		["Runs", number(totals.runs)],
		["Delivered", totals.successRate === null ? "none ended" : `${Math.floor(100 * totals.successRate)} %`],
		["Cost of tools", money(totals.costMicroU)],
		["Charged", money(earnings.totals.chargedMicroU)],
		["Accrued for you", money(earnings.totals.accruedMicroU)],
	] as const;
	return (
		<>
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-3 lg:grid-cols-5">
				{tiles.map(([label, text]) => (
					<div key={label} className="grid gap-1 bg-surface p-4 last:col-span-2 lg:last:col-span-1">
						<dt className="text-ink-muted text-sm">{label}</dt>
						<dd className="font-mono text-xl">{text}</dd>
					</div>
				))}
			</dl>
			<RunsByDay usage={usage} />
			<CreatorTable usage={usage} earnings={earnings} />
			<p className="max-w-[72ch] text-ink-muted text-sm">
				You accrue {Math.round(100 * earnings.share)} % of what runs of other people are charged, on the day on which the charge is final; your own runs earn
				nothing. It is an accrual: nothing is paid out here. Runs count by the UTC day on which they were made. Who ran your workflows, and on what, is theirs.
			</p>
		</>
	);
}

/** Every day of the period, also those without a run. */
function daysOf({ from, to, byDay }: CreatorUsage) {
	const known = new Map(byDay.map((day) => [day.date, day]));
	const count = Math.min(400, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);
	return Array.from({ length: count }, (_, index) => {
		const date = new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10);
		return known.get(date) ?? { date, runs: 0, delivered: 0, failed: 0, costMicroU: 0 };
	});
}

function RunsByDay({ usage }: { usage: CreatorUsage }) {
	const { number, count, money } = useFormat();
	const days = daysOf(usage);
	return (
		<ChartCard
			title="Runs by day"
			fileName={`creator-runs-${usage.from}-to-${usage.to}`}
			table={{
				columns: ["Day", "Runs", "Delivered", "Failed", "Cost (USD)"],
				rows: days.map(({ date, runs, delivered, failed, costMicroU }) => [
					{ value: date },
					{ value: runs },
					{ value: delivered },
					{ value: failed },
					{ value: costMicroU / 1_000_000, text: money(costMicroU) },
				]),
			}}
		>
			<BarChart
				series={OUTCOMES}
				format={number}
				groups={days.map(({ date, runs, delivered, failed }) => ({
					key: date,
					label: date.slice(5),
					values: [delivered, failed, runs - delivered - failed],
					title: `${date}: ${count(runs, "run")}`,
				}))}
			/>
		</ChartCard>
	);
}
