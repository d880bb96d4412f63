import { trimEndOf } from "@/lib/platform/language/outer-letters";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import type { SeenLine } from "./printed-lines";

const LEAST_LABELS = 2;
const LONGEST_LABEL = 60;

/** What stands before a row's value: "Employer⇥Harbour Logistics", "Employer:⇥…". */
function labelOf({ text, kind }: ResumeLine): string | null {
	const at = text.indexOf("\t");
	const label = trimEndOf(text.slice(0, at).trim(), /[\s:：]/u).toLowerCase();
	return at > 0 && kind !== "bullet" && label.length <= LONGEST_LABEL && /^\p{L}/u.test(label) && /\p{L}{2}/u.test(label) ? label : null;
}

/** The rows of a form, each with its label, and the label that begins an entry. */
export interface FormRows {
	readonly labels: ReadonlyMap<ResumeLine, string>;
	readonly first: string;
}

/** The form that a section is: rows of labels and values where each entry says the same labels again. Null where it is none. */
export function formRowsOf(lines: readonly SeenLine[]): FormRows | null {
	const named = lines.map(({ line }) => labelOf(line));
	const repeated = new Set(named.filter((label, at) => label !== null && named.indexOf(label) !== at));
	const rows = lines.flatMap(({ line }, at): (readonly [ResumeLine, string])[] => {
		const label = named[at] ?? null;
		return label !== null && repeated.has(label) ? [[line, label]] : [];
	});
	const first = rows[0]?.[1];
	if (first === undefined || repeated.size < LEAST_LABELS || 2 * rows.length < named.filter((label) => label !== null).length) return null;
	return { labels: new Map(rows), first };
}
