import { findVerbByPast } from "@/lib/tools/documents/language/verbs";
import { inPast, isEnglish, opensInPresent, openWithVerb, type PhrasedLine, type PhrasingOptions, rephraseLine } from "./phrasing";

export type { PhrasedLine } from "./phrasing";

type LinesOptions = Pick<PhrasingOptions, "isCurrent" | "isEnglish" | "wanted">;

/** Short lines have no telling words: in an English resume they count as English unless their letters say otherwise. */
function isEnglishLine(text: string): boolean {
	return isEnglish(text) || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[à-öø-ÿ]/iu.test(text);
}

function opensInPast(text: string): boolean {
	return findVerbByPast((text.split(" ", 1)[0] ?? "").toLowerCase()) !== null;
}

/** Whether changing some lines of a position brings them into step with the others: all of them change, or the others are that way already. */
function bringsIntoStep(lines: readonly string[], isOfKind: (line: string) => boolean, change: (line: string) => boolean): boolean {
	const kind = lines.filter(isOfKind);
	const others = lines.filter((line) => opensInPast(line)).length;
	return kind.length > 0 && (kind.every(change) || others >= kind.length);
}

/** Rephrases the lines of one position so that they stay in step with each other. */
export function phraseLines(lines: readonly string[], options: LinesOptions): PhrasedLine[] {
	const english = options.isEnglish ? lines.filter(isEnglishLine) : [];
	const opensVerbs = bringsIntoStep(
		english,
		(line) => /^[a-z]+ing\s/iu.test(line),
		(line) => openWithVerb(line, options.isCurrent) !== line,
	);
	const putsInPast = !options.isCurrent && bringsIntoStep(english, opensInPresent, (line) => inPast(line) !== null);
	return lines.map((line) => {
		const isForeign = options.isEnglish && !english.includes(line);
		return rephraseLine(line, { ...options, isEnglish: options.isEnglish && !isForeign, opensVerbs, putsInPast });
	});
}
