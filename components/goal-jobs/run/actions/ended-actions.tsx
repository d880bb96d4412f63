"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { GitCompareArrows, Repeat, RotateCw } from "lucide-react";
import Link from "next/link";
import { ApiError, messageOf } from "@/components/api-client";
import { TopUpLink } from "@/components/credits/top-up-link";
import { retryRun } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { isRefused } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { DeleteRun } from "./delete-run";

/** What can be done with a run that has ended and made nothing: the ways on first, to be rid of it last. */
export function EndedActions({ job }: { job: GoalJob }) {
	return (
		<div className="flex flex-wrap gap-2">
			{job.status === "failed" && !isRefused(job) && job.errorCode !== "NO_MATCHING_WORKFLOW" && <ContinueRun jobSpecId={job.jobSpecId} />}
			{job.workflowId && isOfCatalog(job.workflowId) && !isRefused(job) && (
				<Button asChild>
					<Link href={`/new/${job.workflowId}?from=${job.jobSpecId}`}>
						<Repeat aria-hidden /> Run again
					</Link>
				</Button>
			)}
			{job.startedAt && (
				<Button asChild>
					<Link href={`/runs/compare?a=${job.jobSpecId}`}>
						<GitCompareArrows aria-hidden /> Compare with another run
					</Link>
				</Button>
			)}
			<DeleteRun job={job} />
		</div>
	);
}

/** Whether a workflow can be begun from the catalog; one that a person made has its own place. */
export const isOfCatalog = (workflowId: string): boolean => !workflowId.startsWith("user_");

/** Goes on where a failed run stopped. */
export function ContinueRun({ jobSpecId }: { jobSpecId: string }) {
	const queryClient = useQueryClient();
	const retry = useMutation({ mutationFn: () => retryRun(jobSpecId), onSettled: () => queryClient.invalidateQueries({ queryKey: runKeys.all }) });
	return (
		<div className="grid gap-2">
			<Button variant="primary" icon={<RotateCw aria-hidden />} isBusy={retry.isPending} onClick={() => retry.mutate()}>
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
