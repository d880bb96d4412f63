import { type Edit, editDocument, strandOf } from "./edit-document";
import type { SurveyDocument } from "./survey-document";

/** Typing that pauses for longer begins a step of its own. */
const STRAND_MS = 1200;
const MAX_STEPS = 200;

export interface History {
	readonly past: readonly SurveyDocument[];
	readonly present: SurveyDocument;
	readonly future: readonly SurveyDocument[];
	/** What the last edit was part of, and when it came. */
	readonly strand: string | null;
	readonly atMs: number;
}

export function startHistory(present: SurveyDocument): History {
	return { past: [], present, future: [], strand: null, atMs: 0 };
}

/** The history with an edit more. Typing on in one field is one step; an edit that changes nothing is none. */
export function edited(history: History, edit: Edit, atMs: number): History {
	const present = editDocument(history.present, edit);
	if (present === history.present) return history;
	const strand = strandOf(edit);
	const goesOn = strand !== null && strand === history.strand && atMs - history.atMs < STRAND_MS && history.past.length > 0;
	const past = goesOn ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
	return { past, present, future: [], strand, atMs };
}

export function undone(history: History): History {
	const present = history.past.at(-1);
	if (!present) return history;
	return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], strand: null, atMs: 0 };
}

export function redone(history: History): History {
	const [present, ...future] = history.future;
	if (!present) return history;
	return { past: [...history.past, history.present], present, future, strand: null, atMs: 0 };
}

/**
 * What came from elsewhere stands in every step, so that taking one's own steps back never takes away what somebody else wrote.
 * `bring` puts it into a document.
 */
export function joined(history: History, bring: (document: SurveyDocument) => SurveyDocument): History {
	return { ...history, past: history.past.map(bring), present: bring(history.present), future: history.future.map(bring), strand: null };
}
