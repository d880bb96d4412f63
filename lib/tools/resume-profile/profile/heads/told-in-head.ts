import { trimStartOf } from "@/lib/platform/language/outer-letters";
import type { Entry } from "@/lib/tools/resume-profile/profile/parts/resume-parts";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

const LEAST_WORDS = 4;
const ENDS_SENTENCE = /\p{L}[.!?](?:\s|$)/u;
const BETWEEN = /[\s.,;:|·•–—]/u;

/**
 * What a job's head goes on to tell in sentences, on the very line of its title, employer and dates: "Staff Nurse, Mater Hospital, 2015 – 2019. I
 * prepared patients…". As a line of what is told, before the others; remarks in brackets and short ones are none.
 */
export function toldInHead({ head, body }: Entry, values: readonly (string | null | undefined)[]): ResumeLine[] {
	const line = head.at(-1);
	if (!line || line.text.includes("\t")) return [];
	const ends = values.flatMap((value) => {
		const at = value ? line.text.lastIndexOf(value) : -1;
		return value && at >= 0 ? [at + value.length] : [];
	});
	if (ends.length === 0) return [];
	const rest = line.text.slice(Math.max(...ends)).replace(/^\s*[)\]]/u, "");
	const text = trimStartOf(rest, BETWEEN);
	const goesOn = /^[\p{Ll}\d]/u.test(body[0]?.text ?? "") && body[0]?.kind !== "bullet" && !/[.!?]$/u.test(text);
	const isSentence = ENDS_SENTENCE.test(text) || goesOn;
	return text.startsWith("(") || text.split(/\s+/u).length < LEAST_WORDS || !isSentence ? [] : [{ ...line, text, kind: "text" }];
}
