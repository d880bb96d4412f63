import { type DateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { paragraphsOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeLine, ResumeSource } from "@/lib/tools/resume-profile/schemas";
import { FIRST_PERSON, FIRST_PERSON_OPENS, SMALL_WORDS, WORK } from "./told-words";

/** A sentence in which somebody tells of themselves. */
export interface ToldSentence {
	readonly text: string;
	/** Of its paragraph. */
	readonly source: ResumeSource;
}

const FEWEST_LETTERS = 40;
const MOST_LINES = 200;
const MOST_SENTENCES = 60;
/** Where a sentence may end: before a capital or a year. */
const MAY_END = /(?<=[.!?]["”»)]?)\s+(?=[\p{Lu}¿¡]|(?:19|20)\d\d\s\p{Ll})/u;
/** It does behind a longer word, a number or a bracket, not behind "St." or "Dr.". */
const HAS_ENDED = /(?:[\p{L}\p{M}\p{N}]{3}|[\d)%€$£”"])[.!?]["”»)]?$/u;
/** What a full stop of an abbreviation stands behind, and a name may go on after: "Ltd.", "Inc.". */
const ABBREVIATION =
	/(?:^|[\s(])(?:inc|ltd|ltda|lda|corp|bros|gebr|hnos|prof|dipl|ing|str|tel|kat|cat|núm|approx|etc|bzw|usw|mgr|inż|sra|dott|dra|cía|cia|jun|sen)\.$/iu;
/** Initials and legal forms: "S.A.", "Sp. z o.o.", "B.V.". */
const INITIALS = /(?:\p{L}\.\s?){2}$/u;

/** Whether a full stop ends a sentence: where a name may go on behind it, what follows has to be a word that opens sentences. */
function endsBefore(before: string, next: string): boolean {
	const opens = SMALL_WORDS.has(/^[\p{L}\p{M}'’]+/u.exec(next)?.[0].toLowerCase() ?? "");
	if (ABBREVIATION.test(before) || INITIALS.test(before)) return opens;
	return HAS_ENDED.test(before);
}

/** The sentences of a text, each with its end. */
export function sentencesIn(text: string): string[] {
	const sentences: string[] = [];
	for (const part of text.split(MAY_END)) {
		const before = sentences.at(-1);
		if (before !== undefined && !endsBefore(before, part)) sentences[sentences.length - 1] = `${before} ${part}`;
		else sentences.push(part);
	}
	return sentences.map((sentence) => sentence.replace(/\s+/gu, " ").trim()).filter(Boolean);
}

const BETWEEN =
	/(?<![\p{L}\p{M}])(?:between|zwischen|entre|tra|fra|tussen|między)\s(?:il\s)?([^.;]{4,24}?)\s(?:and|und|et|y|e|en|a)\s(?:il\s)?(?=[^.;]{0,16}\d{4})/giu;

/** "until the end of 2017" is until 2017. */
const PART_OF_YEAR =
	/(?<![\p{L}\p{M}])(?:(?:the )?(?:end|beginning|middle) of|early|late|mid|ende|anfang|mitte|(?:la )?fin|(?:le )?début|finales de|principios de|mediados de|(?:la )?fine(?: del)?|(?:l['’])?inizio(?: del)?|(?:o )?fim de|(?:o )?início de|(?:het )?eind(?:e van)?|begin|końca|początku|koniec|początek)\s(?=\d{4})/giu;

const plainOf = (text: string): string => text.replace(PART_OF_YEAR, "").replace(BETWEEN, "$1 – ");

/** The dates of a sentence: "I" is no month there, and "between 2014 and 2019" is a span. */
export function datesIn(text: string): DateRange[] {
	return findDateRanges(plainOf(text.replace(/(?<=\d )I(?= )/gu, "·")));
}

/** The sentence without what says when it was. */
export function withoutDates(text: string): string {
	const plain = plainOf(text);
	return findDateRanges(plain).reduce((rest, range) => rest.replace(range.text, " "), plain);
}

/** The longer paragraphs of a text. */
export function proseIn(lines: readonly ResumeLine[]): { text: string; source: ResumeSource }[] {
	const paragraphs = paragraphsOf(
		lines.slice(0, MOST_LINES).filter(({ kind }) => kind === "text"),
		"T",
	);
	return paragraphs.filter(({ text }) => text.length >= FEWEST_LETTERS);
}

function sentencesOf(lines: readonly ResumeLine[]): ToldSentence[] {
	return proseIn(lines)
		.flatMap(({ text, source }) => sentencesIn(text).map((sentence) => ({ text: sentence, source })))
		.slice(0, MOST_SENTENCES);
}

/** Whether a sentence tells of the writer's own work and when it was: "Since March 2019 I have led …", "Von 2012 bis 2016 war ich …". */
export function tellsOfWork(text: string): boolean {
	return (FIRST_PERSON.test(text) || FIRST_PERSON_OPENS.test(text)) && WORK.test(text) && datesIn(text).length > 0;
}

export function workSentences(lines: readonly ResumeLine[]): ToldSentence[] {
	return sentencesOf(lines).filter(({ text }) => tellsOfWork(text));
}
