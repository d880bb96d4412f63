"use client";

import { useQuery } from "@tanstack/react-query";
import { AuditTabs } from "@/components/audit/audit-tabs";
import { CallsPanel } from "@/components/audit/calls/calls-panel";
import { AuditPeriod, usePeriod } from "@/components/audit/period/use-period";
import { costTimelineQuery } from "@/components/audit/queries";
import { TicketsOfRuns } from "@/components/audit/tickets/tickets-of-runs";
import { TopLine } from "@/components/layout/top-line";
import { Costs } from "./costs";
import { Reliability } from "./reliability";
import { WorkflowOutcomes } from "./workflow-outcomes";
import { WorkflowRuns } from "./workflow-runs";

/** How a workflow worked over all runs of the one who looks. */
export function WorkflowAudit({ workflowId, name, nowMs }: { workflowId: string; name: string; nowMs: number }) {
	const days = usePeriod(nowMs);
	const { data: costs } = useQuery(costTimelineQuery(workflowId, days));
	const roles = [...new Set(costs?.items.map(({ agentRole }) => agentRole))].sort();
	const steps = [...new Map(costs?.items.map(({ stepName, title }) => [stepName, { stepName, title }])).values()];
	return (
		<>
			<TopLine parent={{ href: "/audit", label: "Audit" }} place={name} />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 md:px-8 md:py-8">
				<div className="flex flex-wrap items-end justify-between gap-4">
					<div className="grid max-w-prose gap-1">
						<h1 className="font-semibold text-xl">How it has worked: {name}</h1>
						<p className="text-ink-muted">Over your own runs of this workflow.</p>
					</div>
					<AuditPeriod nowMs={nowMs} />
				</div>
				<AuditTabs
					label="Views of the workflow"
					tabs={[
						{ name: "costs", label: "Costs", content: <Costs workflowId={workflowId} period={days} nowMs={nowMs} /> },
						{ name: "reliability", label: "Reliability", content: <Reliability workflowId={workflowId} period={days} /> },
						{ name: "outcomes", label: "Outcomes", content: <WorkflowOutcomes workflowId={workflowId} period={days} roles={roles} /> },
						{ name: "tickets", label: "Problems", content: <TicketsOfRuns workflowId={workflowId} period={days} /> },
						{ name: "calls", label: "Calls", content: <CallsPanel of={{ workflowId, period: days }} choices={{ roles, steps, attempts: 1 }} /> },
						{ name: "runs", label: "Runs", content: <WorkflowRuns workflowId={workflowId} period={days} /> },
					]}
				/>
			</main>
		</>
	);
}
