"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { cancelRun, createRun, deleteRun, saveDraft } from "@/components/goal-jobs/mutations";
import { runKeys, runQuery } from "@/components/goal-jobs/queries";
import { isRefused } from "@/components/goal-jobs/run-state";
import { toast } from "@/components/ui/overlay/toast";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { isOpenForAnswers } from "./begun-run";

/** A run to begin another one from. */
export interface EarlierRun {
	/** Those of its files that are still there. */
	readonly files: ReadonlyArray<{ readonly fileId: string; readonly fileName: string; readonly sizeBytes: number }>;
	readonly answers: Readonly<Record<string, unknown>>;
	/** Files of it that were deleted since. */
	readonly missing: readonly string[];
}

interface Begun {
	readonly fileIds: readonly string[];
	/** What to begin its answers with. */
	readonly answers: Readonly<Record<string, unknown>> | null;
	/** Those of them that stay on this device. */
	readonly localFileIds: readonly string[];
	/** Whether one of the files was there before: it may have been run already, and is run anew. */
	readonly hasEarlier: boolean;
}

const keyOf = (kind: string, fileIds: readonly string[]): string => `${kind}-${fileIds.join("-")}`.slice(0, 128);

/** A run that never started leaves nothing behind when its person takes another file. */
async function discard(job: GoalJob): Promise<void> {
	if (!isRefused(job)) await cancelRun(job.jobSpecId);
	await deleteRun(job);
}

/** The run that is made on the way to its start. It stands in the address, so that a reload finds it again; once started it moves to its own page. */
export function useBegunRun(workflowId: string, begunRunId: string | null, earlier: EarlierRun | null = null) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [runId, setRunId] = useState(begunRunId);
	// A run of no files is told from another one by the visit that begins it; files of an earlier run may be run again as often as somebody wants.
	const beginningRef = useRef<string>(null);
	const { data: job, error } = useQuery({ ...runQuery(runId ?? ""), enabled: runId !== null });
	const hasStarted = job !== undefined && !isOpenForAnswers(job);

	/** Answers of an earlier run or of a sample are begun in the new one, so that each can be changed. */
	async function createWith(answers: Readonly<Record<string, unknown>>, { fileIds, localFileIds }: Begun, key: string): Promise<GoalJob> {
		const made = await createRun(workflowId, fileIds, key, localFileIds);
		const begun = made.pendingSlots.flatMap(({ slotId }) =>
			answers[slotId] === undefined || answers[slotId] === null ? [] : [{ slotId, value: answers[slotId] }],
		);
		if (begun.length > 0) await saveDraft(made.jobSpecId, begun, made.itemVersion, false);
		return made;
	}

	function show(id: string | null) {
		setRunId(id);
		window.history.replaceState(null, "", `/new/${workflowId}${id ? `?run=${id}` : ""}`);
	}

	const create = useMutation({
		mutationFn: (begun: Begun) => {
			const { fileIds, localFileIds, hasEarlier } = begun;
			const answers = earlier?.answers ?? begun.answers;
			beginningRef.current ??= crypto.randomUUID();
			const isTold = fileIds.length === 0 || earlier !== null || hasEarlier;
			const key = keyOf(isTold ? `new-run-${beginningRef.current}` : "new-run", fileIds);
			return answers ? createWith(answers, begun, key) : createRun(workflowId, fileIds, key, localFileIds);
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

	/** Deletes a run that was refused, and leads to where another one is begun. */
	const dropRun = useMutation({
		mutationFn: async () => job && (await discard(job)),
		onSuccess: () => {
			void queryClient.invalidateQueries({ queryKey: runKeys.all });
			router.push("/catalog");
			toast.success("The run is deleted. Your file stays among your files.");
		},
		onError: (cause) => void toast.error("The run was not deleted", { description: messageOf(cause) }),
	});

	return { runId, job, error, hasStarted, create, startOver, dropRun };
}
