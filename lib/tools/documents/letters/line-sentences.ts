import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { findVerbByPast, findVerbByPresent } from "@/lib/tools/documents/language/verbs";
import { positionName } from "@/lib/tools/documents/matching/resume-pieces";
import { rephraseLine } from "@/lib/tools/documents/writing/phrasing";
import type { ResumeBullet, ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { heldOf } from "./letter-parts";
import type { LetterWords } from "./words/letter-words";

/** A line of work with the position that it belongs to. */
export interface WorkLine {
	readonly bullet: ResumeBullet;
	readonly job: ResumeExperience;
}

/** A text without the full stop or comma at its end. */
export const withoutEnd = (text: string): string => trimEndOf(tidyText(text), /[\s.;,]/u);

/** Whether a line goes on after "I": one sentence that begins with a verb in its first person. */
function followsI(text: string, isCurrent: boolean): boolean {
	const [first = ""] = text.split(" ", 1);
	const word = first.toLowerCase();
	if (splitSentences(text).length !== 1 || !/^\p{Lu}?\p{Ll}+$/u.test(first)) return false;
	return findVerbByPast(word) !== null || (isCurrent && findVerbByPresent(word)?.base === word);
}

/** The wordings that a line may have by rules, best first: in words that begin with the verb, then as it stands. Each passes the claim check. */
export function wordingsOf({ bullet, job }: WorkLine, isEnglish: boolean): string[] {
	const phrased = rephraseLine(bullet.text, {
		isEnglish,
		isCurrent: job.isCurrent,
		wanted: new Map(),
		opensVerbs: isEnglish,
		putsInPast: isEnglish && !job.isCurrent,
	});
	return [...new Set([phrased.rule === "result_first" ? bullet.text : phrased.text, bullet.text].map(withoutEnd))];
}

const lowerFirst = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

/** The line as a sentence in the first person; null where it can't be one. */
export function asSentence(words: LetterWords, line: WorkLine, wording: string, isSameAsBefore: boolean): string | null {
	const opening = words.lineOpening(heldOf(line.job), isSameAsBefore);
	return opening !== null && followsI(wording, line.job.isCurrent) ? `${opening}${lowerFirst(wording)}.` : null;
}

/** The line as an entry of a list, with the position behind it. */
export function asItem(line: WorkLine, wording: string): string {
	const where = positionName(line.job);
	return where === null ? wording : `${wording} (${where})`;
}

/** What a sentence of a letter says of a line once the words around it are taken away, as often as they may stand there. */
export function wordingsWithin(words: LetterWords, line: WorkLine, text: string): string[] {
	const openings = [false, true].flatMap((isSame) => words.lineOpening(heldOf(line.job), isSame) ?? []);
	const sentences = openings.filter((opening) => text.startsWith(opening) && text.endsWith(".")).map((opening) => text.slice(opening.length, -1));
	const where = positionName(line.job);
	const suffix = where === null ? "" : ` (${where})`;
	return text.endsWith(suffix) ? [...sentences, text.slice(0, text.length - suffix.length)] : sentences;
}
