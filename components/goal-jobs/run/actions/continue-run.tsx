"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { ApiError, messageOf } from "@/components/api-client";
import { TopUpLink } from "@/components/credits/top-up-link";
import { retryRun } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Goes on where a failed run stopped. */
export function ContinueRun({ jobSpecId, className }: { jobSpecId: string; className?: string }) {
	const queryClient = useQueryClient();
	const retry = useMutation({ mutationFn: () => retryRun(jobSpecId), onSettled: () => queryClient.invalidateQueries({ queryKey: runKeys.all }) });
	return (
		<div className="grid grid-cols-1 gap-2">
			<Button variant="primary" className={className} icon={<RotateCw aria-hidden />} isBusy={retry.isPending} onClick={() => retry.mutate()}>
				Continue from the failed step
			</Button>
			{retry.isError && (
				<Notice
					tone="danger"
					title="The run did not go on"
					action={retry.error instanceof ApiError && retry.error.code === "INSUFFICIENT_CREDITS" && <TopUpLink jobSpecId={jobSpecId} />}
				>
					{messageOf(retry.error)}
				</Notice>
			)}
		</div>
	);
}
