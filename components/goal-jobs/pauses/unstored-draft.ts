import { isRecord } from "@/lib/platform/records";
import type { SlotAnswer } from "@/lib/questions/schemas";

const keyOf = (jobSpecId: string, place: string) => `unstored-draft:${jobSpecId}:${place}`;

/** What a page that went away had not stored yet; null where all was. Of this tab alone, and gone with it. */
export function unstoredDraft(jobSpecId: string, place: string): SlotAnswer[] | null {
	try {
		const read: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(jobSpecId, place)) ?? "null");
		if (!Array.isArray(read)) return null;
		const answers = read.filter((answer): answer is SlotAnswer => isRecord(answer) && typeof answer.slotId === "string");
		return answers.length === 0 ? null : answers;
	} catch {
		// On the server, or without a place to keep it.
		return null;
	}
}

/** Keeps what is not stored yet on this device, at once; null forgets it. */
export function keepUnstored(jobSpecId: string, place: string, answers: readonly SlotAnswer[] | null): void {
	try {
		if (answers === null) window.sessionStorage.removeItem(keyOf(jobSpecId, place));
		else window.sessionStorage.setItem(keyOf(jobSpecId, place), JSON.stringify(answers));
	} catch {
		// Without room for it the server's draft is all there is.
	}
}
