"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { callApi } from "@/components/api-client";
import { surveyOperations } from "@/components/calls/surveys";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { Edit } from "./document/edit-document";
import { edited, type History, joined, redone, startHistory, undone } from "./document/history";
import { type Clash, withTheirs } from "./document/merge";
import type { SurveyDocument } from "./document/survey-document";
import { Autosave, reopened, type SaveState } from "./saving/autosave";
import { readKept, writeKept } from "./saving/kept-copy";
import { copyOf, failureOf, sendCall } from "./saving/send-call";

const SAVED: SaveState = { kind: "saved", changes: 0, unfinished: 0, message: null };

export interface SurveyEditor {
	readonly document: SurveyDocument;
	readonly edit: (edit: Edit) => void;
	readonly undo: () => void;
	readonly redo: () => void;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
	readonly save: SaveState;
	/** What was changed here and elsewhere at once, until the person has looked at it. */
	readonly clashes: readonly Clash[];
	readonly takeTheirs: (clash: Clash) => void;
	readonly keepMine: () => void;
	/** Sends everything now; false when that could not be done. */
	readonly flush: () => Promise<boolean>;
	readonly itemVersion: () => number;
}

/** A draft survey that can be edited, taken back and saved by itself. */
export function useSurveyEditor(survey: Survey, onSaved: (survey: Survey) => void): SurveyEditor {
	const [history, setHistory] = useState<History>(() => startHistory(copyOf(survey).document));
	const [save, setSave] = useState<SaveState>(SAVED);
	const [clashes, setClashes] = useState<readonly Clash[]>([]);
	const autosaveRef = useRef<Autosave | null>(null);
	// The survey is read once: from then on the page and the server speak call by call.
	const firstRef = useRef(survey);
	const onSavedRef = useRef(onSaved);
	onSavedRef.current = onSaved;

	useEffect(() => {
		const { surveyId, status } = firstRef.current;
		const copy = copyOf(firstRef.current);
		const kept = status === "draft" ? readKept(surveyId) : null;
		const autosave = new Autosave(
			copy,
			{
				send: async (call, options) => {
					const answer = await sendCall(surveyId, call, options);
					firstRef.current = answer;
					onSavedRef.current(answer);
					return copyOf(answer);
				},
				load: async () => copyOf(await callApi(surveyOperations.getSurvey, { params: { surveyId } })),
				failureOf,
				keep: (keptNow) => writeKept(surveyId, keptNow),
				onJoined: (bring, found) => {
					setHistory((before) => joined(before, bring));
					setClashes((before) => [...before, ...found]);
				},
				onState: setSave,
			},
			kept,
		);
		autosaveRef.current = autosave;
		if (kept) {
			const { document, clashes: found } = reopened(copy, kept);
			setHistory(startHistory(document));
			setClashes(found);
		}
		const onOnline = () => void autosave.flush();
		window.addEventListener("online", onOnline);
		return () => {
			window.removeEventListener("online", onOnline);
			void autosave.flush().finally(() => autosave.stop());
		};
	}, []);

	useEffect(() => autosaveRef.current?.touch(history.present), [history.present]);
	useEffect(() => autosaveRef.current?.receive(copyOf(survey)), [survey]);

	const edit = useCallback((change: Edit) => setHistory((before) => edited(before, change, Date.now())), []);
	const takeTheirs = useCallback((clash: Clash) => {
		setHistory((before) => ({ ...before, past: [...before.past, before.present], present: withTheirs(before.present, clash), strand: null }));
		setClashes((before) => before.filter((other) => other !== clash));
	}, []);
	const others = useMemo(
		() => ({
			undo: () => setHistory(undone),
			redo: () => setHistory(redone),
			keepMine: () => setClashes([]),
			flush: async () => (await autosaveRef.current?.flush()) ?? false,
			itemVersion: () => autosaveRef.current?.itemVersion ?? firstRef.current.itemVersion,
		}),
		[],
	);
	return {
		document: history.present,
		edit,
		takeTheirs,
		canUndo: history.past.length > 0,
		canRedo: history.future.length > 0,
		save,
		clashes,
		...others,
	};
}
