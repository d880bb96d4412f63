"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { createWithGoal } from "@/components/goal-jobs/goal/goal-calls";
import { createRun, deleteRun, discardRun, saveDraft } from "@/components/goal-jobs/mutations";
import { runKeys, runQuery } from "@/components/goal-jobs/queries";
import { isRefused } from "@/components/goal-jobs/run-state";
import { toast } from "@/components/ui/overlay/toast";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { isOpenForAnswers } from "./begun-run";
import { answersOfFiles, type BroughtFile } from "./brought";

/** What another run is begun from: an earlier one, or what was said and added on the page before. */
export interface EarlierRun {
	readonly from: "run" | "page";
	/** Those of its files that are still there. */
	readonly files: readonly BroughtFile[];
	/** Files that this workflow does not work on: its questions may ask for them. */
	readonly left: readonly BroughtFile[];
	/** What is wanted, in the person's words; empty where nothing was said. */
	readonly goal: string;
	readonly answers: Readonly<Record<string, unknown>>;
	/** Files of it that were deleted since. */
	readonly missing: readonly string[];
}

interface Begun {
	readonly fileIds: readonly string[];
	readonly fileNames: readonly string[];
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
	if (isRefused(job)) await deleteRun(job);
	else await discardRun(job.jobSpecId);
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

	/** What is wanted in words answers what it can; a file that stays on the device is begun without. */
	async function createOne({ fileIds, fileNames, localFileIds }: Begun, key: string): Promise<GoalJob> {
		const goalText = earlier?.goal.trim() ?? "";
		const visit = beginningRef.current ?? "";
		const made =
			goalText === "" || localFileIds.length > 0 ? null : await createWithGoal({ goalText, fileIds, visit }, workflowId, fileNames).catch(() => null);
		return made ?? createRun(workflowId, fileIds, key, localFileIds);
	}

	/** Answers of an earlier run, of a sample or of files that were brought are begun in the new one, so that each can be changed. */
	async function createWith(given: Readonly<Record<string, unknown>>, begun: Begun, key: string): Promise<GoalJob> {
		const made = await createOne(begun, key);
		const answers = { ...answersOfFiles(earlier?.left ?? [], made.pendingSlots), ...given };
		const drafted = made.pendingSlots.flatMap(({ slotId }) =>
			answers[slotId] === undefined || answers[slotId] === null ? [] : [{ slotId, value: answers[slotId] }],
		);
		if (drafted.length > 0) await saveDraft(made.jobSpecId, drafted, made.itemVersion, false);
		return made;
	}

	function show(id: string | null) {
		setRunId(id);
		window.history.replaceState(null, "", `/new/${workflowId}${id ? `?run=${id}` : ""}`);
	}

	const create = useMutation({
		mutationFn: (begun: Begun) => {
			const { fileIds, hasEarlier } = begun;
			const answers = earlier?.answers ?? begun.answers ?? {};
			beginningRef.current ??= crypto.randomUUID();
			const isTold = fileIds.length === 0 || earlier !== null || hasEarlier;
			const key = keyOf(isTold ? `new-run-${beginningRef.current}` : "new-run", fileIds);
			return createWith(answers, begun, key);
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

	/** Leaves a run that was meant otherwise, for where another workflow is chosen with the same words and files. */
	function leaveFor(address: string) {
		if (job) void discard(job).catch(() => undefined);
		router.push(address);
	}

	return { runId, job, error, hasStarted, create, startOver, leaveFor, dropRun };
}
