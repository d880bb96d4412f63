"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { cancelRun, createRun, deleteRun } from "@/components/goal-jobs/mutations";
import { runKeys, runQuery } from "@/components/goal-jobs/queries";
import { isRefused } from "@/components/goal-jobs/run-state";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { isOpenForAnswers } from "./begun-run";

/** A run that never started leaves nothing behind when its person takes another file. */
async function discard(job: GoalJob): Promise<void> {
	if (!isRefused(job)) await cancelRun(job.jobSpecId);
	await deleteRun(job.jobSpecId);
}

/** The run that is made on the way to its start. It stands in the address, so that a reload finds it again; once started it moves to its own page. */
export function useBegunRun(workflowId: string, begunRunId: string | null) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [runId, setRunId] = useState(begunRunId);
	// A run of no files is told from another one by the visit that begins it.
	const beginningRef = useRef<string>(null);
	const { data: job, error } = useQuery({ ...runQuery(runId ?? ""), enabled: runId !== null });
	const hasStarted = job !== undefined && !isOpenForAnswers(job);

	function show(id: string | null) {
		setRunId(id);
		window.history.replaceState(null, "", `/new/${workflowId}${id ? `?run=${id}` : ""}`);
	}

	const create = useMutation({
		mutationFn: ({ fileIds, localFileIds }: { fileIds: readonly string[]; localFileIds: readonly string[] }) => {
			beginningRef.current ??= crypto.randomUUID();
			const key = fileIds.length > 0 ? fileIds.join("-") : beginningRef.current;
			return createRun(workflowId, fileIds, `new-run-${key}`.slice(0, 128), localFileIds);
		},
		onSuccess: (made) => {
			queryClient.setQueryData(runKeys.detail(made.jobSpecId), made);
			show(made.jobSpecId);
		},
	});

	// The page of a started run takes the place of this one, so that going back leads to the workflows and not to questions that are answered.
	useEffect(() => {
		if (hasStarted && runId !== null) router.replace(`/runs/${runId}`);
	}, [hasStarted, runId, router]);

	function startOver() {
		if (job) void discard(job).catch(() => undefined);
		beginningRef.current = null;
		create.reset();
		show(null);
	}

	return { runId, job, error, hasStarted, create, startOver };
}
