"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCw, Square } from "lucide-react";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { messageOf } from "@/components/api-client";
import { cancelRun, retryRun } from "@/components/goal-jobs/mutations";
import { runKeys } from "@/components/goal-jobs/queries";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal, RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { useFormat } from "@/components/ui/locale";
import { RelativeTime } from "@/components/ui/relative-time";
import { Track } from "@/components/ui/track";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { DeleteRun } from "./delete-run";
import { Elapsed } from "./elapsed";
import { pendingPause, stepCount, trackOf } from "./timeline";

function Fact({ label, children, isMinor = false }: { label: string; children: ReactNode; isMinor?: boolean }) {
	return (
		<div className={cn("grid content-start gap-0.5", isMinor && "max-md:hidden")}>
			<dt className="text-ink-faint text-xs">{label}</dt>
			<dd className="text-sm">{children}</dd>
		</div>
	);
}

/** What a run is, how it stands, how far it is and what it has cost. The same everywhere. */
export function RunHeader({ job }: { job: GoalJob }) {
	const { money } = useFormat();
	const state = runState(job.status, pendingPause(job) !== null);
	const { done, total } = stepCount(job);
	return (
		<section aria-label="About this run" className="grid gap-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1.5">
					<div role="status">
						<RunStateBadge state={state} />
					</div>
					<h1 className="font-semibold text-xl">{runName(job)}</h1>
				</div>
				<RunActions job={job} />
			</div>
			<Track parts={trackOf(job)} />
			<dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
				<Fact label="Workflow">{job.workflowName ?? job.workflowId ?? "From your goal"}</Fact>
				<Fact label="Progress">
					<span className="font-mono">
						{done} of {total}
					</span>{" "}
					steps
				</Fact>
				{job.startedAt && (
					<Fact label={isTerminal(job.status) ? "Took" : "Elapsed"}>
						<Elapsed startedAt={job.startedAt} finishedAt={job.completedAt} />
					</Fact>
				)}
				<Fact label={isTerminal(job.status) ? "Cost" : "Cost so far"}>
					<span className="font-mono">{money(job.costMicroU)}</span>
				</Fact>
				<Fact label="Created" isMinor>
					<RelativeTime value={job.createdAt} />
				</Fact>
				<Fact label="Run" isMinor>
					<CopyButton label="Copy the run's id" value={job.jobSpecId} shown={`…${job.jobSpecId.slice(-8)}`} />
				</Fact>
			</dl>
		</section>
	);
}

function RunActions({ job }: { job: GoalJob }) {
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const refresh = () => queryClient.invalidateQueries({ queryKey: runKeys.all });
	const onError = (error: Error) => void toast.error(messageOf(error));
	const cancel = useMutation({ mutationFn: () => cancelRun(job.jobSpecId), onSettled: refresh, onError, onSuccess: () => setIsAsking(false) });
	const retry = useMutation({ mutationFn: () => retryRun(job.jobSpecId), onSettled: refresh, onError });

	if (job.status === "failed" && job.errorCode !== "FILE_INCOMPATIBLE") {
		return (
			<div className="flex flex-wrap gap-2">
				<DeleteRun jobSpecId={job.jobSpecId} />
				<Button variant="primary" icon={<RotateCw aria-hidden />} isBusy={retry.isPending} onClick={() => retry.mutate()}>
					Continue from the failed step
				</Button>
			</div>
		);
	}
	if (isTerminal(job.status)) return <DeleteRun jobSpecId={job.jobSpecId} />;
	return (
		<>
			<Button icon={<Square aria-hidden />} onClick={() => setIsAsking(true)}>
				Cancel run
			</Button>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title="Cancel this run?"
				description="It stops at once and cannot be continued. Your file and your answers stay; what was spent so far stays spent."
				actions={
					<>
						<Button onClick={() => setIsAsking(false)}>Keep it</Button>
						<Button variant="danger" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
							Cancel run
						</Button>
					</>
				}
			/>
		</>
	);
}
