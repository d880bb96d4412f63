import { isPlainLabel } from "./plain-labels";

/** A piece of a line: what stands before a list or between lists, or an item of one. */
export interface Piece {
	readonly text: string;
	readonly isItem: boolean;
}

/** Marks that stand for nothing but an item; others may be a dash in a sentence. */
const SURE_MARK = /[•▪‣◦●○✓✔➤➢■□►]/u;
const UNSURE_MARKS = [" - ", " – ", " * ", " · "];
const FEWEST_UNSURE = 2;
const NUMBER = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\p{L}|\p{N})/gu;
const FEWEST_NUMBERS = 2;
const MOST_LABEL_WORDS = 5;

/** The text before each number of a list that counts from one, and its items. */
function partedByNumbers(line: string): string[] | null {
	const starts: { at: number; end: number }[] = [];
	for (const found of line.matchAll(NUMBER)) {
		const number = Number(found[1]);
		if (number === starts.length + 1) starts.push({ at: found.index, end: found.index + found[0].length });
		else if (number === 1 && starts.length > 0) return null;
	}
	if (starts.length < FEWEST_NUMBERS) return null;
	const items = starts.map(({ end }, at) => line.slice(end, starts[at + 1]?.at ?? line.length));
	return [line.slice(0, starts[0]?.at ?? 0), ...items];
}

/** The label that a text ends with, as it stands before a list: "… Nice to have", "Must have:". */
function labelAtEnd(text: string): string | null {
	const words = text.trim().split(/\s+/u);
	for (let count = Math.min(MOST_LABEL_WORDS, words.length); count > 0; count--) {
		const label = words.slice(-count).join(" ");
		if (/^\p{Lu}/u.test(label) && isPlainLabel(label)) return label;
	}
	return null;
}

function partsOf(line: string): string[] | null {
	if (SURE_MARK.test(line)) return line.split(SURE_MARK);
	const mark = UNSURE_MARKS.find((one) => {
		const parts = line.split(one);
		return parts.length > FEWEST_UNSURE && labelAtEnd(parts[0] ?? "") !== null;
	});
	return mark === undefined ? partedByNumbers(line) : line.split(mark);
}

/** A sentence behind the last item ends its list: "Weekend work. What we offer: …". */
function itemAndRest(text: string): { item: string; rest: string } {
	const end = text.search(/[.!?]\s+(?=\p{Lu})/u);
	const item = end < 0 ? text : text.slice(0, end + 1);
	const rest = end < 0 ? "" : text.slice(end + 1).trim();
	const label = rest === "" ? labelAtEnd(item) : null;
	return label === null || label === item.trim() ? { item, rest } : { item: item.slice(0, item.lastIndexOf(label)), rest: label };
}

/** A line at the marks of lists within it: "Requirements • Go • AWS Nice to have • Kafka". One piece where it has none. */
export function partedAtMarks(line: string): Piece[] {
	const parts = partsOf(line);
	if (parts === null) return [{ text: line, isItem: false }];
	const [before = "", ...items] = parts;
	const label = labelAtEnd(before);
	const head = label === null ? [before] : [before.slice(0, before.lastIndexOf(label)), label];
	return [
		...head.map((text) => ({ text: text.trim(), isItem: false })),
		...items.flatMap((part) => {
			const { item, rest } = itemAndRest(part);
			const own = { text: item.trim().replace(/[.;,]$/u, ""), isItem: true };
			return rest === "" ? [own] : [own, { text: rest, isItem: false }];
		}),
	].filter(({ text }) => text !== "");
}
