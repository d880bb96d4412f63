import { namesStreet } from "@/lib/tools/documents/redacting/finding/addresses/address-parts";
import { runWord } from "@/lib/tools/documents/redacting/finding/addresses/run-words";
import { type FinderLine, plainLine, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere, isFrequentIn, languagesOf } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { nameChance } from "@/lib/tools/documents/redacting/finding/names/name-model";
import { isFamilySomewhere, isGivenSomewhere, isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { headOf } from "@/lib/tools/documents/redacting/finding/tables/column-heads";
import type { Signs } from "@/lib/tools/reading/network";
import type { Token } from "./tokens";

/** How many measures a token has. */
export const TOKEN_MEASURES = 25;

const BEGINNING = 0x811c9dc5;

/** FNV-1a, 32 bits, from what was hashed before on. */
function onward(before: number, text: string): number {
	let hash = before;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return hash;
}

const hashOf = (kind: number, text: string): number => onward(BEGINNING ^ kind, text) >>> 0;
const BAR = "|";
/** Of texts with a bar between them, without a new text made of them. */
const hashOfTwo = (kind: number, one: string, two: string): number => onward(onward(onward(BEGINNING ^ kind, one), BAR), two) >>> 0;
const hashOfThree = (kind: number, one: string, two: string, three: string): number =>
	onward(onward(onward(onward(onward(BEGINNING ^ kind, one), BAR), two), BAR), three) >>> 0;

/** What a word is by itself, wherever it stands. */
interface WordSigns {
	readonly plain: string;
	/** With all figures as zeros. */
	readonly zeros: string;
	readonly shape: string;
	/** The shape and what lists say of it, as one. */
	readonly look: string;
	readonly letters: Uint32Array;
	readonly measures: readonly number[];
}

const [MOST_SHAPE, MOST_LETTERS] = [6, 24];

/** "Xx", "00X", "x": letters and figures by their kind; of many alike the number of figures alone is kept. */
function shapeOf(text: string): string {
	const kinds = text
		.replace(/\p{Lu}/gu, "X")
		.replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, "H")
		.replace(/(?![XH])[\p{L}\p{M}]/gu, "x")
		.replace(/\p{N}/gu, "0");
	return kinds
		.replace(/x{2,}/g, "xx")
		.replace(/X{3,}/g, "XXX")
		.slice(0, MOST_SHAPE + 4);
}

const withZeros = (word: string): string => word.replace(/\d/g, "0");
const is = (fact: boolean): number => (fact ? 1 : 0);
const LETTERS = /^[\p{L}\p{M}'’]{2,}$/u;
const NO_SURROUNDINGS = { isDotted: true, isBeforeFigure: true, isBeforeName: true };

function lettersOf(plain: string): Uint32Array {
	const word = `^${withZeros(plain).slice(0, MOST_LETTERS)}$`;
	const found = new Set<number>();
	for (const size of [3, 4]) for (let at = 0; at + size <= word.length; at++) found.add(hashOf(size, word.slice(at, at + size)));
	return Uint32Array.from(found);
}

function wordSigns(text: string): WordSigns {
	const plain = plainWord(text);
	const isWord = LETTERS.test(text);
	const isCapital = /^\p{Lu}/u.test(text);
	const called = isWord || text === "№" ? runWord(plain, { ...NO_SURROUNDINGS, isCapital }) : null;
	const [ordinary, given, family] = isWord ? [isOrdinary(plain), isGivenSomewhere(plain), isFamilySomewhere(plain)] : [false, false, false];
	const shape = shapeOf(text);
	return {
		plain,
		zeros: withZeros(plain),
		shape,
		look: `${shape} ${called ?? (ordinary ? "o" : given ? "g" : family ? "f" : "")}`,
		letters: lettersOf(plain),
		measures: [
			is(ordinary),
			is(given),
			is(family),
			is(isWord && isCalledSomewhere(plain)),
			isWord && isCapital ? nameChance(text) : 0,
			is(isCapital),
			is(text.length > 1 && text === text.toUpperCase() && isWord),
			is(/\d/.test(text)),
			is(/^\d+$/.test(text)),
			Math.min(text.length, 16) / 8 - 1,
			is(called === "before"),
			is(called === "behind" || (isWord && isCapital && text.length > 4 && namesStreet(text))),
			is(called === "home"),
			is(called === "place"),
			is(!/[\p{L}\p{N}]/u.test(text)),
		],
	};
}

const known = new Map<string, WordSigns>();
const MOST_KNOWN = 30_000;

function signsOfWord(text: string): WordSigns {
	const before = known.get(text);
	if (before) return before;
	const signs = wordSigns(text);
	if (known.size < MOST_KNOWN && text.length <= MOST_LETTERS) known.set(text, signs);
	return signs;
}

const MOST_LABEL = 40;
const MOST_ROWS = 400;

/** What a line's label says, and what the heads of columns do: of each token the kind that its label and its column's head call. */
function headsOf(lines: readonly FinderLine[], tokens: readonly Token[]): { label: string; head: string }[] {
	const texts = lines.map(({ text }) => plainLine(text));
	const labels = texts.map((text, at) => {
		const own = /^[^:\t|;]{2,40}(?=[:\t|;])/u.exec(text)?.[0];
		const above = texts[at - 1] ?? "";
		const whole = own ?? (above.length <= MOST_LABEL ? above.replace(/:\s*$/, "") : "");
		return whole === "" ? "" : `${own === undefined ? "above" : "own"} ${headOf(whole)?.kind ?? "none"}`;
	});
	// A row of the same number of cells above, no figure in it, is the head of its columns.
	const cellsOf = (text: string) => text.split(/[\t|;]|,(?=\S)/u);
	let heads: { readonly kinds: readonly string[]; readonly line: number } | null = null;
	const byLine = texts.map((text, at) => {
		const cells = cellsOf(text);
		if (cells.length < 3) {
			heads = null;
			return null;
		}
		const kinds = cells.map((cell) => headOf(cell.trim().replace(/^"|"$/g, ""))?.kind ?? "none");
		if (kinds.filter((kind) => kind !== "none").length > 1 && !/\d{2}/.test(text)) heads = { kinds, line: at };
		return heads !== null && heads.line !== at && at - heads.line < MOST_ROWS ? heads.kinds : null;
	});
	const byTable = new Map<string, string>();
	for (const { cell, text } of lines) {
		const key = cell ? `${cell.table} ${cell.column}` : "";
		if (cell && !byTable.has(key)) byTable.set(key, headOf(text.trim())?.kind ?? "none");
	}
	return tokens.map(({ line, start }) => {
		const cell = lines[line]?.cell;
		const text = texts[line] ?? "";
		const kinds = byLine[line];
		const head = cell ? byTable.get(`${cell.table} ${cell.column}`) : kinds?.[cellsOf(text.slice(0, start)).length - 1];
		return { label: labels[line] ?? "", head: head ?? "" };
	});
}

/** A number for each token; equal ones for equal words. */
function numbered(keys: readonly string[]): number[] {
	const numbers = new Map<string, number>();
	return keys.map((key, at) => {
		if (key === "") return -1 - at;
		const own = numbers.get(key) ?? numbers.size;
		numbers.set(key, own);
		return own;
	});
}

const NONE: WordSigns = { plain: "", zeros: "", shape: "", look: "", letters: new Uint32Array(0), measures: [] };

/** What the network sees of every token: its look and that of its neighbours, the words themselves, its letters, and what lists and the whole text say of it. */
export function tokenSignsOf(lines: readonly FinderLine[], tokens: readonly Token[]): Signs[] {
	const words = tokens.map(({ text }) => signsOfWord(text));
	const languages = languagesOf(tokens.map(({ text }) => text));
	const counts = new Map<string, number>();
	const small = new Set<string>();
	const perLine = new Map<number, number>();
	tokens.forEach(({ text, line }, at) => {
		const plain = words[at]?.plain ?? "";
		counts.set(plain, (counts.get(plain) ?? 0) + 1);
		perLine.set(line, (perLine.get(line) ?? 0) + 1);
		if (/^\p{Ll}/u.test(text)) small.add(plain);
	});
	const heads = headsOf(lines, tokens);
	const looks = numbered(words.map(({ plain, measures }) => (measures[14] === 1 || plain.length < 2 ? "" : plain)));
	const styles = numbered(tokens.map(({ line, column }) => (lines[line]?.cell || column > 0 ? `${lines[line]?.cell?.table ?? ""} ${column}` : "")));
	return tokens.map((token, at): Signs => {
		const wordAt = (place: number): WordSigns => words[place] ?? NONE;
		const [own, one, two, next, after] = [wordAt(at), wordAt(at - 1), wordAt(at - 2), wordAt(at + 1), wordAt(at + 2)];
		const { label, head } = heads[at] ?? { label: "", head: "" };
		const { gap } = token;
		const behind = tokens[at + 1]?.gap ?? "page";
		const inLine = perLine.get(token.line) ?? 1;
		const places = Uint32Array.of(
			hashOf(10, own.look),
			hashOfTwo(11, one.look, gap),
			hashOfTwo(12, next.look, behind),
			hashOf(13, two.look),
			hashOf(14, after.look),
			hashOfThree(15, one.shape, own.shape, gap),
			hashOfThree(16, own.shape, next.shape, behind),
			hashOfThree(17, one.shape, own.shape, next.shape),
			hashOf(18, label),
			hashOf(19, head),
			hashOfTwo(20, gap, behind),
		);
		const wordly = Uint32Array.of(
			hashOf(30, own.zeros),
			hashOf(31, one.zeros),
			hashOf(32, next.zeros),
			hashOf(33, two.zeros),
			onward(onward(onward(BEGINNING ^ 34, one.zeros), " "), own.zeros) >>> 0,
		);
		return {
			groups: [places, wordly, own.letters],
			measures: [
				...own.measures,
				is(own.measures[0] === 1 && isFrequentIn(own.plain, languages)),
				Math.log1p(counts.get(own.plain) ?? 1) / 2 - 0.5,
				is(small.has(own.plain)),
				is(token.isFirst),
				is(token.isLast),
				is(gap === "none"),
				is(gap === "tab" || gap === "wide"),
				Math.log1p(inLine) / 3 - 0.5,
				is(lines[token.line]?.cell !== undefined || token.column > 0),
				is(one.plain === "." || token.isFirst),
			],
			look: looks[at] ?? 0,
			style: styles[at] ?? 0,
		};
	});
}

/** Which passage leads to each token: within its line, or over its beginning. */
export const passagesOf = (tokens: readonly Token[]): number[] => tokens.map(({ gap }) => (gap === "line" || gap === "page" ? 1 : gap === "tab" ? 2 : 0));
