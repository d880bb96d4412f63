"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Square } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { cancelRun } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { isTerminal } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

// With a stand-in of its own: without one all that is around it would be taken out of sight until it is there.
const EndedActions = dynamic(() => import("./ended-actions").then((module) => module.EndedActions), { loading: () => null });

/** What can be done with the whole run as it stands. */
export function RunActions({ job }: { job: GoalJob }) {
	return isTerminal(job.status) ? <EndedActions job={job} /> : <CancelRun jobSpecId={job.jobSpecId} />;
}

function CancelRun({ jobSpecId }: { jobSpecId: string }) {
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const cancel = useMutation({
		mutationFn: () => cancelRun(jobSpecId),
		onSettled: () => queryClient.invalidateQueries({ queryKey: runKeys.all }),
		onSuccess: () => setIsAsking(false),
	});
	return (
		<>
			<Button icon={<Square aria-hidden />} onClick={() => setIsAsking(true)}>
				Cancel run
			</Button>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title="Cancel this run?"
				description="It stops at once and cannot be continued. Your file and your answers stay. What it has done so far is charged, the rest of its price comes back."
				actions={
					<SureActions onKeep={() => setIsAsking(false)} isBusy={cancel.isPending} onSure={() => cancel.mutate()}>
						Cancel run
					</SureActions>
				}
			>
				{cancel.isError && (
					<Notice tone="danger" title="The run was not cancelled">
						{messageOf(cancel.error)}
					</Notice>
				)}
			</Dialog>
		</>
	);
}
