import type { ResumeChange } from "@/lib/tools/documents/schemas";
import type { ResultItem } from "./item";
import { allLines, type Part } from "./tailored-lines";

/** A line of the person's own resume that the tailored one does without, and why. */
export interface LeftOut {
	readonly sourceId: string;
	readonly where: string;
	readonly text: string;
	readonly why: string;
}

const NO_ROOM = "Two pages have no room for everything, and this says the least about this posting.";
const SAID_ELSEWHERE = "What it says stands elsewhere in this resume.";

export function leftOutOf({ resume, changes }: ResultItem): LeftOut[] {
	return resume.leftOut.map(({ section, text, sourceId }) => ({
		sourceId,
		where: section,
		text,
		why: changes.find(({ kind, sourceIds }) => kind === "selected" && sourceIds?.includes(sourceId))?.why ?? (section === "Summary" ? SAID_ELSEWHERE : NO_ROOM),
	}));
}

/** Changes that are about no line: the order of sections, and that there was little to change. */
export function generalChanges({ changes }: ResultItem, parts: readonly Part[]): ResumeChange[] {
	const told = new Set(allLines(parts).map(({ where }) => where));
	return changes.filter(({ section, kind }) => kind !== "selected" && !told.has(section));
}
