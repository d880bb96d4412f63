"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { PricePanel } from "@/components/credits/price-panel";
import { startPaid } from "@/components/goal-jobs/new-run/start-paid";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { workflowKeys } from "@/components/user-workflows/queries";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { useShownRun } from "./shown-run";

/** A run that is ready: its price, what it keeps of an earlier one, and its start. */
export function StartHere({ job, workflow }: { job: GoalJob; workflow: UserWorkflow }) {
	const queryClient = useQueryClient();
	const shown = useShownRun();
	const [goesOver, setGoesOver] = useState(false);
	const start = useMutation({
		mutationFn: () => startPaid(queryClient, job, { budgetMicroU: null, goesOver }),
		onSuccess: () => {
			void queryClient.invalidateQueries({ queryKey: runKeys.detail(job.jobSpecId) });
			void queryClient.invalidateQueries({ queryKey: workflowKeys.runs(workflow.workflowId) });
			void queryClient.invalidateQueries({ queryKey: runKeys.lists });
			if (shown.runId === job.jobSpecId) shown.refresh();
			else shown.show(job.jobSpecId);
		},
	});
	const steps = job.tasks.flatMap(({ dag }) => dag).filter(({ stepType }) => stepType === "tool" || stepType === "agent");
	const kept = steps.filter(({ isKept }) => isKept).length;
	return (
		<>
			{job.keptFromJobSpecId && (
				<p className="text-ink-muted text-sm">
					{kept === 0
						? "Nothing of the earlier run can be kept: all of it is done again."
						: `${kept} of ${steps.length} steps ${kept === 1 ? "is" : "are"} kept from the earlier run and ${kept === 1 ? "costs" : "cost"} nothing. The others run now.`}
				</p>
			)}
			<PricePanel jobSpecId={job.jobSpecId} specId={job.workflowId ?? workflow.specId} goesOver={goesOver} onGoOver={setGoesOver} />
			{start.error && (
				<Notice tone="danger" title="The run did not start">
					{messageOf(start.error)}
				</Notice>
			)}
			<Button variant="primary" icon={<Play aria-hidden />} isBusy={start.isPending} onClick={() => start.mutate()}>
				Start run
			</Button>
		</>
	);
}
