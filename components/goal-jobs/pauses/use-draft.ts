"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/components/api-client";
import type { DraftHandle, DraftState } from "@/components/goal-jobs/draft-handle";
import { saveDraft } from "@/components/goal-jobs/mutations";
import { draftQuery } from "@/components/goal-jobs/queries";
import { SESSION_RESUMED } from "@/components/session";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SlotAnswer } from "@/lib/questions/schemas";
import { DraftKeeper } from "./draft-keeper";
import { keepUnstored, unstoredDraft } from "./unstored-draft";

const PAUSE_MS = 800;
const RETRY_MS = 5000;

function judge(error: unknown): "later" | "never" {
	const isPassing = error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);
	return isPassing ? "later" : "never";
}

/** The draft of the questions that are open now; null while it is read. `place` is the pause, or anything else that tells these questions from others. */
export function useDraft(job: GoalJob, place: string): DraftHandle | null {
	const { jobSpecId, itemVersion } = job;
	const queryClient = useQueryClient();
	const { data, isPending } = useQuery(draftQuery(jobSpecId, place));
	const [state, setState] = useState<DraftState>("idle");
	const keeperRef = useRef<DraftKeeper | null>(null);
	const versionRef = useRef(itemVersion);
	versionRef.current = itemVersion;
	// Read once the page is alive: the server, which draws it first, doesn't know of it.
	const [unstored, setUnstored] = useState<readonly SlotAnswer[] | null>(null);
	useEffect(() => setUnstored(unstoredDraft(jobSpecId, place)), [jobSpecId, place]);

	useEffect(() => {
		if (isPending) return;
		const key = draftQuery(jobSpecId, place).queryKey;
		const keeper = new DraftKeeper(
			{
				pauseMs: PAUSE_MS,
				retryMs: RETRY_MS,
				judge,
				onState: setState,
				onUnstored: (answers) => keepUnstored(jobSpecId, place, answers),
				save: async (answers, isLeaving) => {
					const { savedAt } = await saveDraft(jobSpecId, answers, versionRef.current, isLeaving);
					queryClient.setQueryData(key, { answers: [...answers], baseVersion: versionRef.current, savedAt });
				},
			},
			queryClient.getQueryData(key)?.answers ?? [],
		);
		keeperRef.current = keeper;
		const leave = () => keeper.flush(true);
		const resume = () => keeper.flush();
		const hide = () => document.visibilityState === "hidden" && keeper.flush(true);
		if (unstored) keeper.keep(unstored);
		window.addEventListener("pagehide", leave);
		window.addEventListener("blur", resume);
		document.addEventListener("visibilitychange", hide);
		window.addEventListener("online", resume);
		window.addEventListener(SESSION_RESUMED, resume);
		return () => {
			keeper.flush(true);
			keeper.end(true);
			window.removeEventListener("pagehide", leave);
			window.removeEventListener("blur", resume);
			document.removeEventListener("visibilitychange", hide);
			window.removeEventListener("online", resume);
			window.removeEventListener(SESSION_RESUMED, resume);
		};
	}, [isPending, jobSpecId, place, queryClient, unstored]);

	if (isPending) return null;
	// What an earlier page of this tab had no time to store is newer than what the server has.
	const restored = Object.fromEntries((unstored ?? data?.answers)?.map(({ slotId, value }) => [slotId, value]) ?? []);
	return {
		restored,
		begunFrom: unstored === null ? "server" : "device",
		keep: (answers) => keeperRef.current?.keep(answers),
		hold: (isHeld) => keeperRef.current?.hold(isHeld),
		end: () => keeperRef.current?.end(),
		state,
	};
}

/** Keeps `answers` from their first change on. */
export function useKept({ keep }: Pick<DraftHandle, "keep">, answers: readonly SlotAnswer[]): void {
	const text = JSON.stringify(answers);
	const keptRef = useRef(text);
	const keepRef = useRef(keep);
	keepRef.current = keep;
	useEffect(() => {
		if (keptRef.current === text) return;
		keptRef.current = text;
		keepRef.current(JSON.parse(text));
	}, [text]);
}
