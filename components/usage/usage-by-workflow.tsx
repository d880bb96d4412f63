"use client";

import Link from "next/link";
import { runsAddress } from "@/components/goal-jobs/run-filter";
import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { UsageStatistics } from "@/lib/goal-jobs/views/schemas";
import { OUTCOMES } from "./usage-charts";

/** What each workflow cost and how often it ran, dearest first. */
export function UsageByWorkflow({ usage }: { usage: UsageStatistics }) {
	const { money, number, count } = useFormat();
	const { from, to } = usage;
	const workflows = [...usage.byWorkflow].sort((one, other) => other.costMicroU - one.costMicroU || other.count - one.count);
	const most = Math.max(1, ...workflows.map(({ costMicroU }) => costMicroU));
	return (
		<ChartCard
			title="By workflow"
			fileName={`workflows-${from}-to-${to}`}
			table={{
				columns: ["Workflow", "Runs", ...OUTCOMES.map(({ label }) => label), "Work (USD)"],
				rows: workflows.map((workflow) => {
					const of = { from, to, workflowId: workflow.workflowId };
					return [
						{ value: workflow.workflowName },
						{ value: workflow.count, text: number(workflow.count), href: runsAddress(of) },
						...OUTCOMES.map(({ key, statuses }) => ({ value: workflow[key], text: number(workflow[key]), href: runsAddress({ ...of, statuses }) })),
						{ value: workflow.costMicroU / 1_000_000, text: money(workflow.costMicroU), href: runsAddress(of) },
					];
				}),
			}}
		>
			<ul className="grid grid-cols-1 gap-3">
				{workflows.map(({ workflowId, workflowName, count: runs, costMicroU }) => (
					<li key={workflowId} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
						<Link href={runsAddress({ from, to, workflowId })} className="truncate rounded-sm hover:underline">
							{workflowName}
						</Link>
						<span className="font-mono text-sm">
							{money(costMicroU)} <span className="text-ink-muted">· {count(runs, "run")}</span>
						</span>
						<svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="col-span-2 h-2 w-full overflow-hidden rounded-full bg-line">
							<rect width={(100 * costMicroU) / most} height={1} className="fill-accent" />
						</svg>
					</li>
				))}
			</ul>
		</ChartCard>
	);
}
