import { foldText } from "@/lib/tools/reading/text/clean-text";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { schoolWordsIn } from "@/lib/tools/resume-profile/words/school-words";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isNearTown, namesUnit } from "@/lib/tools/resume-profile/words/unit-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";
import type { Segment } from "./segments";
import { hashesOf, type Seen } from "./sequence-model";

/** Kinds of passages from one part of an entry's head to the next. */
export const SEGMENT_PASSAGES = 20;

const SIGNS: readonly Segment["sign"][] = ["none", "tab", "comma", "dash", "bar", "bracket", "colon", "word", "look", "blank"];
const MOST_WORDS = 8;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/;

/** Where a part stands and how it looks: what equal parts of the entries of one resume have in common. */
export function placeOf(segment: Segment): string {
	const { row, at, sign, bold, italic, isDates } = segment;
	return `${row}/${Math.min(at, 4)}/${sign}/${bold}${italic}${isDates}`;
}

const lookOf = (segment: Segment | undefined): string => (segment ? `${segment.bold ? "b" : ""}${segment.italic ? "i" : ""}-` : "x");

function wordsOf(text: string): string[] {
	return foldText(text)
		.split(/[\s,;:/()[\]&+"'.–-]+/)
		.filter((word) => word !== "")
		.flatMap((word) => {
			if (!UNSPACED.test(word)) return [word];
			const letters = [...word];
			return letters.length < 3
				? [word]
				: letters.slice(0, 16).flatMap((letter, index) => (index + 1 < letters.length ? [`${letter}${letters[index + 1]}`] : []));
		});
}

function shapeOf(text: string): string {
	const isUpper = text === text.toUpperCase() && text !== text.toLowerCase();
	const start = /^\p{Lu}/u.test(text) ? "U" : /^\p{Ll}/u.test(text) ? "l" : /^\d/.test(text) ? "d" : "o";
	return `${start}${isUpper}${/\d/.test(text)}`;
}

/** A part and what a comma joins to it: "Green Bay, WI". */
function tailFrom(segments: readonly Segment[], index: number): string {
	const [own, next] = [segments[index], segments[index + 1]];
	return next && own && next.row === own.row && next.sign === "comma" ? `${own.text}, ${next.text}` : (own?.text ?? "");
}

/** What is known of the words of a part: read once, since its neighbours ask for it too. */
function knownOf({ text }: Segment) {
	return {
		words: wordsOf(text),
		lexical: knownTitleIn(text),
		titles: titleScore(text),
		isNamed: isOrganisation(text),
		isPlace: isTown(text),
		isNear: isNearTown(text),
		isUnit: namesUnit(text),
	};
}

/** What is seen of the parts of one entry's head. `kind` is what the entry tells of. */
export function segmentFeaturesOf(segments: readonly Segment[], kind: "job" | "school"): Seen[] {
	const rows = Math.max(0, ...segments.map(({ row }) => row)) + 1;
	const datedRow = segments.find(({ isDates }) => isDates)?.row ?? -1;
	const all = segments.map(knownOf);
	const looks = new Set(segments.filter(({ isDates }) => !isDates).map(lookOf));
	const sizes = new Set(segments.map(({ line }) => line.fontSize));
	const largest = Math.max(0, ...segments.map(({ line }) => line.fontSize ?? 0));
	const isStrong = ({ bold, isDates }: Segment) => bold && !isDates;
	const strong = segments.filter(isStrong).length;
	return segments.map((segment, index) => {
		const { text, row, at, sign, bold, italic, line, isDates } = segment;
		const [before, after] = [segments[index - 1], segments[index + 1]];
		const { words, lexical, titles, isNamed, isPlace, isNear, isUnit } = all[index] as (typeof all)[number];
		const isLastInRow = after === undefined || after.row !== row || after.isDates;
		const inRow = segments.filter((other) => other.row === row).length;
		const count = Math.min(words.length, 6);
		const rowStart = segments.findIndex((other) => other.row === row && !other.isDates);
		const rowEnd = segments.findLastIndex((other) => other.row === row && !other.isDates);
		const place = [
			`kind=${kind}`,
			`dates=${isDates}`,
			`place=${kind}${placeOf(segment)}`,
			`row=${kind}${row}/${rows}/${datedRow}`,
			`at=${at}/${inRow}${sign}`,
			`sign=${sign}>${after?.row === row ? after.sign : "end"}`,
			`look=${bold}${italic}${line.caps}${row}`,
			`looks=${lookOf(before)}>${lookOf(segment)}>${lookOf(after)}${sign === "tab"}`,
			`look+kind=${kind}${lookOf(segment)}${looks.size > 1}`,
			`strongest=${kind}${isStrong(segment)}${Math.min(strong, 4)}${row}`,
			`size=${kind}${sizes.size < 2 ? "one" : (line.fontSize ?? 0) === largest ? "large" : "small"}${row}`,
			`words=${count}${kind}`,
			`shape=${shapeOf(text)}${count}`,
			`next=${after?.isDates}${after?.row === row}`,
			`last=${before?.isDates}${before?.row === row}`,
			`length=${Math.min(Math.floor(text.length / 6), 8)}`,
		];
		const { institution, degree } = schoolWordsIn(text);
		const [title, town] = [Math.min(2, Math.ceil(titles)), Math.ceil(2 * placeScore(text))];
		const others = all.filter((_, other) => other !== index);
		const known = [
			`lexical=${kind}${lexical}`,
			`lexical+org=${kind}${lexical}${isNamed}${town > 0}`,
			`best=${kind}${others.every((other) => other.lexical < lexical)}`,
			`title=${kind}${title}`,
			`org=${kind}${isNamed}`,
			`town=${kind}${town}`,
			`isTown=${kind}${isPlace}${sign}`,
			`towns=${isPlace}${after !== undefined && after.row === row && all[index + 1]?.isPlace === true}${isLastInRow}`,
			`unit=${kind}${isUnit}${sign}`,
			`near=${kind}${isNear}${sign}${isLastInRow}`,
			`row end=${kind}${all[rowEnd]?.isNear}${Math.min(rowEnd - index, 3)}${isUnit}${isNear}`,
			`row start=${kind}${Math.min(index - rowStart, 3)}${all[rowStart]?.isNamed}${Math.min(2, all[rowStart]?.lexical ?? 0)}${isNear}${isUnit}`,
			`town+org=${isPlace}${isNamed}${title}`,
			`tail=${kind}${Math.ceil(2 * placeScore(tailFrom(segments, index)))}`,
			`state=${/^(?:\p{Lu}{2,3}|\p{Lu}{2} \d{5})$/u.test(text)}${sign}`,
			`school=${kind}${institution}${degree}`,
			`known=${kind}${title > 0}${isNamed}${town > 0}${institution}${degree}`,
			`only=${kind}${title}${others.some((other) => other.titles > 0)}${others.some((other) => other.isNamed)}`,
		];
		const shown = [...words.slice(0, MOST_WORDS - 2), ...words.slice(-2)];
		const own = [
			`all=${words.join(" ")}`,
			`first=${kind}${words[0]}`,
			`last=${kind}${words.at(-1)}`,
			...shown.flatMap((word) => [
				`${kind}:${word}`,
				`${kind}^${word.slice(0, 4)}`,
				`${kind}$${word.slice(-3)}`,
				...(word.length > 6 ? [`${kind}$${word.slice(-5)}`] : []),
			]),
			`before=${all[index - 1]?.words.at(-1)}`,
			`after=${all[index + 1]?.words[0]}`,
		];
		const isNewRow = before !== undefined && before.row !== row;
		return { features: [hashesOf([...place, ...known]), hashesOf(own)], passage: SIGNS.indexOf(sign) + (isNewRow ? SIGNS.length : 0) };
	});
}
