import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { isChoice } from "@/lib/surveys/questions";
import type { SurveyQuestionType } from "@/lib/surveys/schemas/survey";
import { hasBullet, withoutBullet } from "./list-entries";
import { QuestionReader, type ReadQuestions, type Written } from "./read-question";
import { typeNamed } from "./type-words";

interface Started {
	readonly written: Written;
	readonly options: string[];
	readonly isTyped: boolean;
	hasBoxes: boolean;
	/** Whether the lines right below are its options even without a bullet. */
	readonly takesBareLines: boolean;
}

const NUMBERED = /^\d{1,3}[.)]\s/;
const BOX = /^(?:[-*•]\s+)?(?:\[[ xX]?\]|☐|☑|☒)\s/u;
const ASKS = /[?:？：]$/u;
const ALL_THAT_APPLY = /\b(?:all that apply|select all|choose all|pick all|one or more|as many as)\b/i;
/** What stands before a question in documents: the sign of a heading, or its number as "Q1.". */
const HEADING = /^(?:#{1,4} |[Qq] ?(?=\d{1,3}[.)]))/;
const SCALE = /\b(?:scale|rate|rating|score)\b/i;

/** Questions written as plain text: one a line, their options as a list below, "*" for required, the type in brackets where it is not plain. */
export function readText(text: string): ReadQuestions {
	const reader = new QuestionReader();
	let current: Started | null = null;
	let isAfterGap = true;
	const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
	const areAllEntries = isOneList(lines.map((line) => line.trim()).filter((line) => line !== ""));
	for (const [index, raw] of lines.entries()) {
		const line = raw.trim();
		if (line === "") {
			isAfterGap = true;
			continue;
		}
		if (current && isOptionOf(current, raw, isAfterGap, areAllEntries)) addOption(current, line);
		else {
			if (current) reader.take(finished(current));
			current = null;
			if (!reader.hasRoom(index + 1)) break;
			current = startOf(line, index + 1);
		}
		isAfterGap = false;
	}
	if (current) reader.take(finished(current));
	return reader.done();
}

/** Whether all lines are entries of one kind, so that none of them is there for another. */
function isOneList(lines: readonly string[]): boolean {
	const numbered = lines.filter((line) => NUMBERED.test(line)).length;
	return lines.every(hasBullet) && (numbered === 0 || numbered === lines.length);
}

function isOptionOf(question: Started, raw: string, isAfterGap: boolean, areAllEntries: boolean): boolean {
	if (question.isTyped && !isChoice(question.written.questionType)) return false;
	const line = raw.trim();
	if (areAllEntries) return /^\s/.test(raw) && !ASKS.test(line);
	if (ASKS.test(line)) return false;
	if (NUMBERED.test(line)) return /^\s/.test(raw) || (question.takesBareLines && !isAfterGap);
	if (hasBullet(line)) return true;
	return question.takesBareLines && !isAfterGap && readMarks(line).type === null;
}

function addOption(question: Started, line: string): void {
	const option = withoutBullet(line);
	if (BOX.test(line)) question.hasBoxes = true;
	if (option !== "" && !question.options.includes(option)) question.options.push(option);
}

function startOf(line: string, number: number): Started {
	const isNumbered = NUMBERED.test(line);
	const { text, required, type, range } = readMarks(withoutBullet(line.replace(HEADING, "")));
	const written = {
		line: number,
		questionText: text,
		questionType: type ?? (range ? byRange(range) : "text"),
		required,
		minValue: range?.min,
		maxValue: range?.max,
	};
	return { written, options: [], isTyped: type !== null || range !== null, hasBoxes: false, takesBareLines: !isNumbered && ASKS.test(text) };
}

function byRange({ max }: Range): SurveyQuestionType {
	return max <= SURVEY_LIMITS.ratingTop ? "rating" : "number";
}

function finished({ written, options, isTyped, hasBoxes }: Started): Written {
	if (isTyped || options.length === 0) return { ...written, options };
	const isMany = hasBoxes || ALL_THAT_APPLY.test(written.questionText);
	return { ...written, options, questionType: isMany ? "multiple_choice" : "single_choice" };
}

interface Range {
	readonly min: number;
	readonly max: number;
}

interface Marks {
	readonly text: string;
	readonly required: boolean;
	readonly type: SurveyQuestionType | null;
	readonly range: Range | null;
}

/** What stands behind a question: a star or "(required)", its type or its scale in brackets. */
function readMarks(line: string): Marks {
	let text = line;
	let required = false;
	let type: SurveyQuestionType | null = null;
	let range: Marks["range"] = null;
	for (let at = 0; at < 4; at += 1) {
		const mark = lastMark(text);
		if (!mark) break;
		const word = mark.word.toLowerCase();
		if (word === "*" || word === "required") required = true;
		else if (word !== "optional") {
			const named = typeNamed(word);
			const scale = scaleOf(word);
			if (named === null && scale === null) break;
			type ??= named;
			range ??= scale;
		}
		text = mark.rest;
	}
	return { text, required, type, range: range ?? (SCALE.test(text) ? scaleOf(text) : null) };
}

function lastMark(text: string): { rest: string; word: string } | null {
	if (text.endsWith("*")) return { rest: text.slice(0, -1).trimEnd(), word: "*" };
	const closing = text.at(-1);
	const opening = closing === ")" ? "(" : closing === "]" ? "[" : null;
	const at = opening === null ? -1 : text.lastIndexOf(opening);
	if (at <= 0) return null;
	return { rest: text.slice(0, at).trimEnd(), word: text.slice(at + 1, -1).trim() };
}

/** "1-5", "0 to 10", "1 – 7" anywhere in a text. */
function scaleOf(text: string): Range | null {
	const found = /(?<!\d)(\d{1,4}) ?(?:-|–|to) ?(\d{1,4})(?!\d)/.exec(text);
	const [min, max] = [Number(found?.[1]), Number(found?.[2])];
	return found && min < max ? { min, max } : null;
}
