"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { messageOf } from "@/components/api-client";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { WorkflowMatch } from "@/lib/catalog/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { createFromGoal, nearestQuery } from "./goal-calls";
import { READ_LANGUAGES, unmetTitle } from "./unmet-goal";

/** For a goal that no workflow does: the three that come nearest, each taken in one press with the files that are there already. */
export function NearestWorkflows({ job }: { job: GoalJob }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const { data, isPending } = useQuery(nearestQuery(job.goalText, job.inputFileNames));
	const nearest = data?.nearest ?? [];
	const isLanguageRead = data?.isLanguageRead ?? true;
	const take = useMutation({
		mutationFn: (match: WorkflowMatch) => createFromGoal({ goalText: job.goalText, fileIds: job.fileIds, visit: job.jobSpecId }, match, false),
		onSuccess: (made, { workflowId }) => {
			queryClient.setQueryData(runKeys.detail(made.jobSpecId), made);
			router.push(`/new/${workflowId}?run=${made.jobSpecId}`);
		},
	});
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-4">
			<Notice tone="warning" title={unmetTitle(job.goalText, isLanguageRead)}>
				Nothing ran and nothing is charged. {!isLanguageRead && `${READ_LANGUAGES} `}
				{nearest.length > 0 ? "These come nearest. Take one only if it is what you want." : "Say it in other words, or pick a workflow."}
			</Notice>
			{isPending && <Skeleton className="h-40 rounded-lg" />}
			{take.isError && (
				<Notice
					tone="danger"
					title="This one could not be begun with your files"
					action={
						<Button asChild size="sm">
							<Link href={`/new/${take.variables.workflowId}`}>Begin it with other files</Link>
						</Button>
					}
				>
					{messageOf(take.error)}
				</Notice>
			)}
			{nearest.map((match) => (
				<Card key={match.workflowId} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
					<div className="grid min-w-0 flex-[1_1_14rem]">
						<h3 className="font-medium">{match.name}</h3>
						<p className="wrap-anywhere text-ink-muted text-sm">{match.matchReason}</p>
					</div>
					<Button
						isBusy={take.isPending && take.variables.workflowId === match.workflowId}
						disabled={take.isSuccess}
						onClick={() => take.mutate(match)}
						icon={<ArrowRight aria-hidden />}
					>
						Use {match.name}
					</Button>
				</Card>
			))}
			<Button asChild variant="ghost" className="justify-self-start">
				<Link href={`/home?goal=${encodeURIComponent(job.goalText)}`}>Say it in other words</Link>
			</Button>
		</div>
	);
}
