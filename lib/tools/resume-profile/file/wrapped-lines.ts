/** What of a line tells whether the next one goes on with it. Lengths in points. */
export interface SetLine {
	readonly page: number;
	readonly column: number;
	readonly text: string;
	readonly kind: "heading" | "bullet" | "text";
	readonly fontSize: number | null;
	readonly bold: boolean;
	readonly italic: boolean;
	readonly x: number | null;
	readonly y: number | null;
	/** Where it ends below, where several lines were put together. */
	readonly lastY?: number | null;
	readonly right: number | null;
	/** Where the last of its parts begins, where it has several. */
	readonly lastX?: number;
}

/** A column ends where so many of its lines do, within a share of its width. */
const LEAST_FULL = 3;
const NEAR_END = 0.1;
/** Between the lines of one paragraph, and a blank, in font sizes. */
const MOST_PITCH = 1.62;
const BLANK = 0.25;
const SAME_X_PT = 2;

/** A part that ends for want of room takes at least this share of its column. */
const LEAST_PART = 0.3;
/** With more room than this left, in font sizes, only words tell that a part goes on. */
const MOST_ROOM = 7;
const ENDS = /[.:!?;\d]\)?$/u;

interface Edge {
	readonly left: number;
	readonly right: number;
	readonly isSure: boolean;
	/** More than one line ends there. */
	readonly isSeen: boolean;
}

/** Where the text of each column ends. */
function edgesOf(lines: readonly SetLine[]): ReadonlyMap<number, Edge> {
	const rights = new Map<number, { left: number; ends: number[] }>();
	const breakable = new Set(lines.flatMap(({ column, text }) => (text.includes(" ") ? [column] : [])));
	const isAddress = (text: string) => !text.includes(" ") && /\p{L}[@/.]\p{L}/u.test(text);
	for (const { column, x, right, text } of lines) {
		// An address that can't be broken may stand out beyond the end of its column.
		if (x === null || right === null || (isAddress(text) && breakable.has(column))) continue;
		const own = rights.get(column) ?? { left: x, ends: [] };
		rights.set(column, { left: Math.min(own.left, x), ends: [...own.ends, right] });
	}
	return new Map(
		[...rights].map(([column, { left, ends }]) => {
			const right = Math.max(...ends);
			const full = ends.filter((end) => end > right - (right - left) * NEAR_END).length;
			return [column, { left, right, isSure: full >= LEAST_FULL, isSeen: full > 1 }];
		}),
	);
}

/** Whether the first word of a line had no room behind the line above it. */
function hadNoRoom(before: SetLine, line: SetLine, edge: Edge): boolean {
	if (before.x === null || before.right === null) return false;
	const word = /^\S+/u.exec(line.text)?.[0].length ?? 0;
	const letter = (before.right - before.x) / Math.max(1, before.text.length);
	const isWhole = word === line.text.length && line.x !== null && line.right !== null && line.fontSize === before.fontSize;
	// A word that is a line of its own has its width.
	const [width, play] = isWhole ? [(line.right ?? 0) - (line.x ?? 0), 0] : [word * letter, letter / 2];
	return before.right + BLANK * (before.fontSize ?? 10) + width > edge.right + play;
}

const isAlike = (before: SetLine, line: SetLine): boolean =>
	before.page === line.page &&
	before.column === line.column &&
	before.fontSize === line.fontSize &&
	before.bold === line.bold &&
	before.italic === line.italic &&
	line.kind !== "bullet";

/** The last part of a line, which stands apart from what is before it: a date, or a label. */
function lastPartOf(line: SetLine): SetLine | null {
	return line.lastX === undefined ? null : { ...line, text: line.text.slice(line.text.lastIndexOf("\t") + 1), x: line.lastX };
}

/** Whether a line stands right below the last part of the one above, printed alike, where that is long. */
function isBelowLastPart(part: SetLine, line: SetLine, edge: Edge): boolean {
	if (part.x === null || part.y === null || part.right === null || line.x === null || line.y === null || line.text.includes("\t")) return false;
	const pitch = (line.y - (part.lastY ?? part.y)) / Math.max(1, line.fontSize ?? 10);
	const isSetAlike = Math.abs(line.x - part.x) < SAME_X_PT && isAlike(part, line) && line.kind === "text";
	return isSetAlike && pitch > 0 && pitch < MOST_PITCH && part.right - part.x > (edge.right - edge.left) * LEAST_PART;
}

const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");
/** What no phrase ends with: a comma, half a word, a short word in small letters. */
const UNFINISHED = /(?:[,&/(–—-]|\s\p{Ll}{1,3})$/u;
const saysMore = ({ text }: SetLine, line: SetLine): boolean => UNFINISHED.test(text) || isOpen(text) || /^\p{Ll}/u.test(line.text);

/** Columns where what stands beside dates has lines of its own below it, as an employer below a title: there words have to tell what goes on. */
function columnsOfOwnLines(lines: readonly SetLine[], edges: ReadonlyMap<number, Edge>): ReadonlySet<number> {
	const balance = new Map<number, number>();
	lines.forEach((line, at) => {
		const [part, edge] = [lines[at - 1] && lastPartOf(lines[at - 1] as SetLine), edges.get(line.column)];
		if (!part || !edge || !isBelowLastPart(part, line, edge) || saysMore(part, line)) return;
		balance.set(line.column, (balance.get(line.column) ?? 0) + (hadNoRoom(part, line, edge) ? -1 : 1));
	});
	return new Set([...balance].flatMap(([column, own]) => (own >= 0 ? [column] : [])));
}

/** Whether a line goes on with the last part of the one above. */
function isRestOfLastPart(before: SetLine, line: SetLine, edge: Edge, hasOwnLines: boolean): boolean {
	const part = lastPartOf(before);
	if (part === null || !edge.isSure || !isBelowLastPart(part, line, edge) || !hadNoRoom(part, line, edge)) return false;
	if (saysMore(part, line)) return true;
	const room = edge.right - (part.right ?? 0);
	return !hasOwnLines && !ENDS.test(part.text) && room < (part.fontSize ?? 10) * MOST_ROOM;
}

/** Whether a line goes on with the one above it; null where that can't be told. */
function isRestOf(before: SetLine, line: SetLine, edge: Edge, hasOwnLines: boolean): boolean | null {
	if (line.x === null || before.x === null || line.y === null || before.y === null || before.page !== line.page) return null;
	if (before.text.includes("\t")) return isRestOfLastPart(before, line, edge, hasOwnLines) || null;
	if (!hadNoRoom(before, line, edge)) return false;
	const pitch = (line.y - (before.lastY ?? before.y)) / Math.max(1, line.fontSize ?? 10);
	if (pitch <= 0) return null;
	if (pitch >= MOST_PITCH) return false;
	const isBelow = isAlike(before, line) && (Math.abs(line.x - before.x) < SAME_X_PT || before.kind === "bullet");
	if (!isBelow) return null;
	if (edge.isSeen && saysMore(before, line)) return true;
	return edge.isSure && !mayBeItem(before, edge) ? true : null;
}

const NARROW_LETTERS = 45;
const MOST_ITEM_WORDS = 3;
/** Where letters stand without blanks, so many are a word. */
const LETTERS_OF_WORD = 3;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/gu;

const wordsIn = (text: string): number => Math.max(text.split(/\s+/u).length, (text.match(UNSPACED)?.length ?? 0) / LETTERS_OF_WORD);

/** In a narrow column any line may reach the end, an item of a list too: few words tell no more than one. */
function mayBeItem({ text, x, right }: SetLine, edge: Edge): boolean {
	const letter = ((right ?? 0) - (x ?? 0)) / Math.max(1, text.length);
	return (edge.right - edge.left) / Math.max(1, letter) < NARROW_LETTERS && wordsIn(text) <= MOST_ITEM_WORDS;
}

/**
 * Whether each line goes on with the one above: it does where that had to end for want of room, is printed alike and stands right above, in a column
 * whose end other lines show; it doesn't where there was room. Lines of which neither can be told are left out.
 */
export function restsOf<T extends SetLine>(lines: readonly T[]): ReadonlyMap<T, boolean> {
	const edges = edgesOf(lines);
	const own = columnsOfOwnLines(lines, edges);
	const rests = new Map<T, boolean>();
	lines.forEach((line, at) => {
		const [before, edge] = [lines[at - 1], edges.get(line.column)];
		const isRest = before && edge && before.column === line.column ? isRestOf(before, line, edge, own.has(line.column)) : null;
		if (isRest !== null) rests.set(line, isRest);
	});
	return rests;
}
