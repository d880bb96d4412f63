import type { Glyphs } from "@/lib/tools/reading/text/text-line";

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ALL_FROM_RIGHT = new RegExp(FROM_RIGHT, "g");
/** Pieces of one phrase stand no further apart, in font sizes. */
const NEAR = 1.2;
/** What stands right beside a figure and belongs to it, in font sizes. */
const TOUCHING = 0.12;
const MARK_BEFORE = /^[+#@$€£₪%°]+(?=[\p{L}\p{N}])/u;
const MARK_AFTER = /(?<=[\p{L}\p{N}])[+#%°]+$/u;
const ONLY_MARK = /^[+#@$€£₪%°]+$/u;
/** "1." drawn as one piece is the mark of a list, whose stop stands behind its number. */
const LIST_NUMBER = /^\s?\d{1,3}[.)]\s?$/u;
/** One of these between two figures makes them one number. */
const IN_NUMBER = /^[-.,:/+]$/u;
/** What parts phrases: whoever sets them from the right sets each of them so. */
const PARTING = /[|·•;]/u;
const DASH = /(\s?[–—]\s?|\s-\s)/u;
const OTHERS: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "«": "»", "»": "«" };
const BRACKETS = /[()[\]{}«»]/g;
const OPENING = /[([{«]/;

export const isFromRight = (text: string): boolean => FROM_RIGHT.test(text);

/** Whether most letters are of a script that is read from the right. */
export function isReadFromRight(items: readonly Glyphs[]): boolean {
	let [all, fromRight] = [0, 0];
	for (const { text } of items) {
		all += text.match(/\p{L}/gu)?.length ?? 0;
		fromRight += text.match(ALL_FROM_RIGHT)?.length ?? 0;
	}
	return fromRight > all * 0.4;
}

/** As seen in a mirror, so that what is read from the right begins at the left. */
export function mirrored(items: readonly Glyphs[], widthPt: number): Glyphs[] {
	return items.map((item) => ({ ...item, x: Math.round((widthPt - item.x - item.width) * 100) / 100 }));
}

const turned = (text: string): string => text.replace(BRACKETS, (bracket) => OTHERS[bracket] ?? bracket);

/** Whether the brackets of mirrored rows are told by their shapes, as they are drawn: of a pair the one that stands left is a "(". */
export function hasDrawnBrackets(rows: readonly (readonly Glyphs[])[]): boolean {
	let balance = 0;
	for (const row of rows) {
		const bracketed = row.findLast(({ text }) => text.search(BRACKETS) >= 0);
		if (!bracketed) continue;
		const found = bracketed.text.match(BRACKETS) ?? [];
		const leftmost = isFromRight(bracketed.text) ? found.at(-1) : found[0];
		balance += leftmost !== undefined && OPENING.test(leftmost) ? 1 : -1;
	}
	return balance > 0;
}

type Kind = "right" | "letters" | "figures" | "neutral";

interface Atom {
	readonly item: Glyphs;
	readonly kind: Kind;
}

function kindOf(text: string): Kind {
	if (FROM_RIGHT.test(text)) return "right";
	if (/\p{L}/u.test(text)) return "letters";
	return /\p{N}/u.test(text) ? "figures" : "neutral";
}

/** The parts of a piece that is read from the left, from the right one to the left one, as a mirror shows them. */
function cut(item: Glyphs, parts: readonly string[]): Atom[] {
	const letter = item.width / Math.max(1, item.text.length);
	let at = item.text.length;
	const atoms: Atom[] = [];
	for (const part of [...parts].reverse()) {
		at -= part.length;
		if (part.trim() === "") continue;
		const spaces = part.length - part.trimEnd().length;
		const [x, width] = [item.x + (item.text.length - at - part.length + spaces) * letter, part.trim().length * letter];
		atoms.push({ item: { ...item, text: part.trim(), x, width, endsInSpace: false }, kind: kindOf(part) });
	}
	return atoms;
}

function atomsOf(item: Glyphs): Atom[] {
	const kind = kindOf(item.text);
	if (kind === "right" || kind === "neutral" || LIST_NUMBER.test(item.text)) return [{ item, kind }];
	const first = item.text.search(/[\p{L}\p{N}]/u);
	const last =
		item.text.length -
		[...item.text]
			.reverse()
			.join("")
			.search(/[\p{L}\p{N}]/u);
	const [begin, end] = [
		first - (MARK_BEFORE.exec(item.text.slice(0, first + 1).trimStart())?.[0].length ?? 0),
		last + (MARK_AFTER.exec(item.text)?.[0].length ?? 0),
	];
	const core = item.text.slice(begin, end);
	return cut(item, [item.text.slice(0, begin), ...(kind === "figures" ? core.split(DASH) : [core]), item.text.slice(end)]);
}

const isUnclosed = (text: string): boolean =>
	Math.max(text.lastIndexOf("("), text.lastIndexOf("["), text.lastIndexOf("{")) > Math.max(text.lastIndexOf(")"), text.lastIndexOf("]"), text.lastIndexOf("}"));

const gapOf = (right: Glyphs, left: Glyphs): number => left.x - (right.x + right.width);

/** The year that a text ends or begins with. */
const yearIn = (text: string): number => Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? Number.NaN);

/** Whether two pieces with a neutral one between them, or none, are read from the left. `isAfterLetters` says so of what stands left of them. */
function isOneRun(left: Atom, between: readonly Atom[], right: Atom, isAfterLetters: boolean): boolean {
	const inOrder = [left, ...between, right];
	const gaps = inOrder.slice(1).map((atom, at) => gapOf(atom.item, (inOrder[at] as Atom).item));
	if (gaps.some((gap) => gap > left.item.fontSize * NEAR)) return false;
	if (between.some(({ item }) => PARTING.test(item.text))) return false;
	if (isAfterLetters || left.kind === "letters") return true;
	const isClose = gaps.every((gap) => gap < left.item.fontSize * TOUCHING);
	const sign = between.map(({ item }) => item.text.trim()).join("");
	if (isClose && (between.length === 0 || IN_NUMBER.test(sign) || sign === "@" || sign === "_")) return true;
	// Whoever set a span from the left wrote its earlier year first.
	return right.kind === "figures" && DASH.test(` ${sign} `) && yearIn(left.item.text) < yearIn(right.item.text);
}

/** Atoms that are read from the left, from right to left as they stand, in one piece for each run of them. */
function runsOf(atoms: readonly Atom[], join: (before: Glyphs, item: Glyphs) => Glyphs): Atom[] {
	// From left to right, as the page shows them.
	const shown = [...atoms].reverse();
	const whole: Atom[] = [];
	let open: { run: Atom; last: Atom; isAfterLetters: boolean } | null = null;
	let between: Atom[] = [];
	const close = () => {
		if (open) whole.push(open.run);
		whole.push(...between);
		[open, between] = [null, []];
	};
	const add = (atom: Atom) => {
		if (!open) return;
		const run: Atom = { item: join(open.run.item, atom.item), kind: open.run.kind };
		open = { run, last: atom, isAfterLetters: open.isAfterLetters || atom.kind === "letters" };
	};
	for (const atom of shown) {
		if (atom.kind === "neutral") {
			const isMark = open && between.length === 0 && /^[+#%°]+$/u.test(atom.item.text) && gapOf(atom.item, open.last.item) < atom.item.fontSize * TOUCHING;
			const isClosing = open?.isAfterLetters && between.length === 0 && /^[)\]}]/u.test(atom.item.text) && isUnclosed(open.run.item.text);
			if (isMark || isClosing) add(atom);
			else if (!open && ONLY_MARK.test(atom.item.text)) {
				close();
				open = { run: { ...atom, kind: "figures" }, last: atom, isAfterLetters: false };
			} else between.push(atom);
			continue;
		}
		if (open && isOneRun(open.last, between, atom, open.isAfterLetters)) {
			for (const one of between) add(one);
			between = [];
			add(atom);
		} else {
			close();
			open = { run: atom, last: atom, isAfterLetters: atom.kind === "letters" };
		}
	}
	close();
	return whole.reverse();
}

/**
 * Pieces of a mirrored row in reading order: names and figures keep theirs, which goes from the left. `join` puts two pieces of them together;
 * `isDrawn` says that brackets are told as they are drawn.
 */
export function inReadingOrder(row: readonly Glyphs[], join: (before: Glyphs, item: Glyphs) => Glyphs, isDrawn: boolean): Glyphs[] {
	const ordered: Atom[] = [];
	let foreign: Atom[] = [];
	for (const atom of row.flatMap(atomsOf)) {
		if (atom.kind !== "right") {
			foreign.push(atom);
			continue;
		}
		ordered.push(...runsOf(foreign, join), atom);
		foreign = [];
	}
	ordered.push(...runsOf(foreign, join));
	return ordered.map(({ item, kind }) => (isDrawn && (kind === "right" || kind === "neutral") ? { ...item, text: turned(item.text) } : item));
}
