import type { Run } from "@/lib/tools/documents/converting/model/blocks";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

type Script = NonNullable<Run["script"]>;

/** Lengths in sizes of the letters beside. */
const SMALLER = 0.9;
const RISE = { least: 0.14, most: 0.75 };
const DROP = { least: 0.07, most: 0.5 };
/** Letters as large as those beside them are raised where they stand clearly out of the line, and are few. */
const RISE_OF_LARGE = { least: 0.22, most: 0.55 };
const MOST_LARGE = 4;
const MOST_MARK = 4;
const TOUCHING = { before: -0.3, after: 0.35 };
const CELL_PT = 16;
const MOST_IN_CELL = 64;

/** Signs whose plain spelling means something else: "¹", "⅓", "①", "㎡", "™". They stay what they are. */
const KEPT = /[\u00ae\u00b9\u02b0-\u02b8\u1d2c-\u1d6a\u2070-\u209f\u2122\u2150-\u218b\u2460-\u24ff\u3200-\u33ff]/;
const PLANES: Readonly<Record<Script, number>> = { super: 0xf0000, sub: 0x100000 };
const PRIVATE = /[\u{f0000}-\u{fffff}\u{100000}-\u{10ffff}]/gu;

function hidden(text: string, script: Script): string {
	return Array.from(text.normalize("NFC"), (letter) => {
		const code = (KEPT.test(letter) ? letter : letter.normalize("NFKC")).codePointAt(0) ?? 0;
		return code > 0x20 && code < 0xfffe ? String.fromCodePoint(PLANES[script] + code) : letter;
	}).join("");
}

/** The text as it was, of runs whose raised and lowered letters were marked. */
export function shownRuns<R extends Run>(run: R): R[] {
	PRIVATE.lastIndex = 0;
	if (!PRIVATE.test(run.text)) return [run];
	const runs: R[] = [];
	for (const sign of run.text) {
		const code = sign.codePointAt(0) ?? 0;
		const letter = code < PLANES.super ? sign : String.fromCodePoint(code & 0xffff);
		const script: Script | null = code < PLANES.super || KEPT.test(letter) ? null : code < PLANES.sub ? "super" : "sub";
		const last = runs.at(-1);
		if (last && (last.script ?? null) === script) runs[runs.length - 1] = { ...last, text: last.text + letter };
		else runs.push({ ...run, text: letter, ...(script ? { script } : {}) });
	}
	return runs;
}

interface Placed {
	readonly item: Glyphs;
	/** Where the line stands that it belongs to, and how large that is. */
	y: number;
	fontSize: number;
	script: Script | null;
}

/** Finds what stands right beside a piece of text, by the ends of the others. */
class Neighbours {
	private readonly cells = new Map<string, Placed[]>();

	constructor(placed: readonly Placed[], edge: (item: Glyphs) => number) {
		for (const one of placed) {
			const key = this.key(Math.floor(edge(one.item) / CELL_PT), Math.floor(one.item.y / CELL_PT));
			const cell = this.cells.get(key);
			if (!cell) this.cells.set(key, [one]);
			else if (cell.length < MOST_IN_CELL) cell.push(one);
		}
	}

	private key(column: number, row: number): string {
		return `${column} ${row}`;
	}

	near(x: number, y: number): Placed[] {
		const [column, row] = [Math.floor(x / CELL_PT), Math.floor(y / CELL_PT)];
		return [-1, 0, 1].flatMap((across) => [-1, 0, 1].flatMap((down) => this.cells.get(this.key(column + across, row + down)) ?? []));
	}
}

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }) => value >= least && value <= most;

function scriptAt(item: Glyphs, line: { readonly y: number; readonly fontSize: number }): Script | null {
	const ratio = item.fontSize / line.fontSize;
	const rise = (line.y - item.y) / line.fontSize;
	if (ratio > 1.1) return null;
	if (ratio <= SMALLER) return within(rise, RISE) ? "super" : within(-rise, DROP) ? "sub" : null;
	if (item.text.trim().length > MOST_LARGE) return null;
	return within(rise, RISE_OF_LARGE) ? "super" : within(-rise, RISE_OF_LARGE) ? "sub" : null;
}

function place(one: Placed, before: Neighbours, after: Neighbours): void {
	const { item } = one;
	const touches = (gap: number, size: number) => gap >= size * TOUCHING.before && gap <= size * TOUCHING.after;
	for (const other of before.near(item.x, item.y)) {
		const gap = item.x - other.item.x - other.item.width;
		if (other === one || other.item.x >= item.x || !touches(gap, other.fontSize)) continue;
		const isAlike = other.script !== null && Math.abs(other.item.y - item.y) < 0.1 * item.fontSize && Math.abs(other.item.fontSize - item.fontSize) < 0.5;
		const script = isAlike ? other.script : scriptAt(item, other);
		if (!script) continue;
		Object.assign(one, { y: other.y, fontSize: other.fontSize, script });
		return;
	}
	if (item.text.trim().length > MOST_MARK) return;
	// The mark of a note stands before its text.
	for (const other of after.near(item.x + item.width, item.y)) {
		if (other === one || other.item.fontSize * SMALLER < item.fontSize || !touches(other.item.x - item.x - item.width, other.item.fontSize)) continue;
		if (scriptAt(item, other.item) !== "super") continue;
		Object.assign(one, { y: other.item.y, fontSize: other.item.fontSize, script: "super" });
		return;
	}
}

/** Whether something raised and something lowered stand above each other, which one line can't show. */
function hasStack(placed: readonly Placed[]): boolean {
	const raised = new Map<string, Placed>();
	const key = ({ item, y }: Placed) => `${Math.round(item.x / 3)} ${Math.round(y)}`;
	for (const one of placed) if (one.script === "super") raised.set(key(one), one);
	return placed.some((one) => one.script === "sub" && raised.has(key(one)));
}

export interface MarkedItems {
	readonly items: readonly Glyphs[];
	readonly isFormula: boolean;
}

const SIGNS_OF_FORMULAS = /[∑∏∫√∮]/u;

/**
 * The pieces of a page with raised and lowered letters on the line that they belong to. They are marked within their text by letters that no
 * text has, so that they come through whatever puts lines and tables together; `shownRuns` makes runs of them.
 */
export function withRaisedLetters(items: readonly Glyphs[]): MarkedItems {
	const placed = items.map((item): Placed => ({ item, y: item.y, fontSize: item.fontSize, script: null }));
	const before = new Neighbours(placed, ({ x, width }) => x + width);
	const after = new Neighbours(placed, ({ x }) => x);
	for (const one of [...placed].sort((a, b) => a.item.x - b.item.x)) place(one, before, after);
	const marked = placed.map(({ item, y, fontSize, script }): Glyphs => {
		const text = item.text.replace(PRIVATE, "\ufffd");
		if (script) return { ...item, y, fontSize, text: hidden(text, script) };
		return KEPT.test(text) ? { ...item, text: Array.from(text, (letter) => (KEPT.test(letter) ? hidden(letter, "super") : letter)).join("") } : item;
	});
	return { items: marked, isFormula: hasStack(placed) || items.some(({ text }) => SIGNS_OF_FORMULAS.test(text)) };
}
