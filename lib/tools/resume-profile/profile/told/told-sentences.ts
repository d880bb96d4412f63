import { type DateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { paragraphsOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeLine, ResumeSource } from "@/lib/tools/resume-profile/schemas";

/** A sentence in which somebody tells of themselves. */
export interface ToldSentence {
	readonly text: string;
	/** Of its paragraph. */
	readonly source: ResumeSource;
}

const FEWEST_LETTERS = 40;
const MOST_LINES = 200;
const MOST_SENTENCES = 60;
/** Not behind "St." or "Dr.": a full stop ends a sentence behind a longer word, a number or a bracket. */
const SENTENCE_ENDS = /(?<=[\p{L}\p{N}]{3}[.!?]|[\d)%”"][.!?])\s+(?=\p{Lu})/u;
const FIRST_PERSON =
	/(?<![\p{L}\p{M}'’])(?:I|I['’](?:ve|m)|my|ich|mein\p{L}{0,2}|je|j['’]\p{L}+|mon|ma|mes|trabajo|trabajé|trabajaba|he (?:trabajado|sido|dirigido|estado)|fui|soy|era|dirijo|dirigí|mi|mis)(?![\p{L}\p{M}])/u;
const WORK =
	/(?<![\p{L}\p{M}])(?:work(?:ed|ing)?|led|lead|manag(?:e|ed)|employed|joined|was an?|have been|spent|serv(?:e|ed)|arbeite|arbeitete|gearbeitet|tätig|beschäftigt|leite|leitete|war|travaille|travaillé|travaillais|dirige|dirigé|occupe|occupé|été|trabajo|trabajé|trabajaba|trabajado|dirijo|dirigí|dirigido|fui|sido)(?![\p{L}\p{M}])/iu;

/** The dates of a sentence: "I" is no month there, and "between 2014 and 2019" is a span. */
export function datesIn(text: string): DateRange[] {
	const plain = text
		.replace(/(?<=\d )I(?= )/gu, "·")
		.replace(/(?<![\p{L}\p{M}])(?:between|zwischen|entre)\s([^.;]{4,24}?)\s(?:and|und|et|y)\s(?=[^.;]{0,16}\d{4})/giu, "$1 – ");
	return findDateRanges(plain);
}

/** The sentences of the longer paragraphs of a text. */
function sentencesOf(lines: readonly ResumeLine[]): ToldSentence[] {
	const paragraphs = paragraphsOf(
		lines.slice(0, MOST_LINES).filter(({ kind }) => kind === "text"),
		"T",
	);
	return paragraphs
		.filter(({ text }) => text.length >= FEWEST_LETTERS)
		.flatMap(({ text, source }) => text.split(SENTENCE_ENDS).map((sentence) => ({ text: sentence.replace(/\s+/gu, " ").trim(), source })))
		.slice(0, MOST_SENTENCES);
}

/** Sentences that tell of the writer's own work and when it was: "Since March 2019 I have led …", "Von 2012 bis 2016 war ich …". */
export function workSentences(lines: readonly ResumeLine[]): ToldSentence[] {
	return sentencesOf(lines).filter(({ text }) => FIRST_PERSON.test(text) && WORK.test(text) && datesIn(text).length > 0);
}
