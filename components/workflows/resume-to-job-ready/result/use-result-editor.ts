"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { runKeys } from "@/components/goal-jobs/queries";
import { type ItemPlace, isOvertaken, itemQuery, refusedFor, saveResume } from "./item-calls";
import { keepEdits, readKeptEdits } from "./kept-edits";
import { type Edits, violationsByPath, withEdits } from "./state/edits";
import type { ResultItem } from "./state/item";
import { tidy } from "./state/line-order";
import { allLines } from "./state/tailored-lines";
import { tailoredParts } from "./state/tailored-parts";
import { useCheck } from "./use-check";

export type ResultEditing = ReturnType<typeof useResultEditor>;

/** A tailored resume with what is being changed of it: the lines as they stand, what the check says, and how it is saved. */
export function useResultEditor(place: ItemPlace, item: ResultItem) {
	const { jobSpecId, itemId } = place;
	const queryClient = useQueryClient();
	const kept = `${jobSpecId}.${itemId}`;
	const [edits, setEdits] = useState<Edits>(() => readKeptEdits(kept));
	const resume = useMemo(() => withEdits(item.resume, edits), [item.resume, edits]);
	const parts = useMemo(() => tailoredParts({ ...item, resume }), [item, resume]);
	const saved = useMemo(() => new Map(allLines(tailoredParts(item)).map((line) => [line.path, line.text])), [item]);
	const isChanged = Object.keys(edits).length > 0;
	const [check, setCheck] = useCheck(place, resume, isChanged);
	useEffect(() => keepEdits(kept, edits), [kept, edits]);

	const saving = useMutation({
		mutationFn: () => saveResume(place, resume, item.revision),
		onSuccess: async (next) => {
			queryClient.setQueryData(itemQuery(place).queryKey, next);
			setEdits({});
			await queryClient.invalidateQueries({ queryKey: runKeys.artifacts(jobSpecId) });
		},
		onError: (error) => {
			const violations = refusedFor(error);
			if (violations.length > 0) setCheck({ state: "refused", violations, ownWords: [], advice: null, problem: null });
		},
	});
	const { reset } = saving;

	const write = useCallback(
		(path: string, text: string) => {
			reset();
			setEdits(({ [path]: _before, ...others }) => (tidy(text) === tidy(saved.get(path) ?? "") ? others : { ...others, [path]: text }));
		},
		[saved, reset],
	);

	return {
		item,
		resume,
		parts,
		edits,
		check,
		violations: useMemo(() => violationsByPath(check.violations, allLines(parts), edits), [check.violations, parts, edits]),
		isChanged,
		write,
		undoAll: () => {
			reset();
			setEdits({});
		},
		save: () => saving.mutate(),
		isSaving: saving.isPending,
		isSaved: saving.isSuccess && !isChanged,
		error: saving.error,
		isOvertaken: isOvertaken(saving.error),
		/** Takes what was saved elsewhere, and keeps what is written here on top of it. */
		takeOver: async () => {
			await queryClient.invalidateQueries({ queryKey: itemQuery(place).queryKey });
			reset();
		},
	};
}
