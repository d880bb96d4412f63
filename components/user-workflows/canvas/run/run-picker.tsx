"use client";

import { Plus } from "lucide-react";
import type { z } from "zod";
import { RunStateIcon, runState } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { moment, money } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import type { RunSummary } from "@/lib/user-workflows/schemas";
import { useShownRun } from "./shown-run";

type Summary = z.infer<typeof RunSummary>;

/** Chooses which run is drawn on the canvas: a new one, or any that was made before. */
export function RunPicker({ runs }: { runs: readonly Summary[] }) {
	const shown = useShownRun();
	return (
		<div className="flex flex-wrap items-center gap-2">
			{shown.runId !== null && (
				<Button size="sm" icon={<Plus aria-hidden />} onClick={() => shown.show(null)}>
					New run
				</Button>
			)}
			{runs.length > 0 && (
				<Menu
					align="start"
					trigger={
						<Button size="sm" variant="ghost">
							Show a run ({runs.length})
						</Button>
					}
				>
					{runs.map((run) => (
						<MenuItem key={run.jobSpecId} onSelect={() => shown.show(run.jobSpecId)} title={moment(run.createdAt)}>
							<RunIcon run={run} />
							<RelativeTime value={run.createdAt} />
							{run.costMicroU > 0 && <span className="ml-auto font-mono text-ink-faint text-xs">{money(run.costMicroU)}</span>}
						</MenuItem>
					))}
				</Menu>
			)}
			{runs.length === 0 && shown.runId === null && <p className="text-ink-muted text-sm">It has not been run yet.</p>}
		</div>
	);
}

function RunIcon({ run }: { run: Summary }) {
	const status = GoalJobStatus.safeParse(run.status);
	if (!status.success) return null;
	return <RunStateIcon state={runState({ status: status.data, errorCode: run.errorCode, isWaitingForUser: false })} />;
}
