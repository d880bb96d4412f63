import type { Glyphs, TextLine } from "@/lib/tools/reading/text/text-line";
import type { ListMark } from "./line-kinds";

const FEWEST = 2;
/** So far may marks of one list stand from each other, and what hangs from where the text behind them begins, in font sizes. */
const ALIGNED = 0.6;
/** So much room is behind such a mark at least, in font sizes. */
const ROOM = 0.5;
const BARE = /^\s{0,4}(\d{1,2})\s{1,4}(?=\S)/;
const ANY_LETTER = /\p{L}/u;

interface LineOfItems {
	readonly line: TextLine;
	readonly items: readonly Glyphs[];
}

/** A line that begins with a number alone, apart from the text behind it. */
interface Numbered {
	readonly line: TextLine;
	readonly mark: ListMark;
	/** Where the number ends, and where the text begins. */
	readonly end: number;
	readonly textX: number;
}

const sizeOf = ({ fontSize }: TextLine) => fontSize ?? 10;

function numberedOf({ line, items }: LineOfItems): Numbered | null {
	const found = BARE.exec(line.text);
	if (!found) return null;
	const text = line.text.slice(found[0].length);
	const [first, second] = items.filter((item) => item.text.trim() !== "").sort((one, other) => one.x - other.x);
	if (!first || !second || first.text.trim() !== found[1] || text.includes("\t") || !ANY_LETTER.test(text)) return null;
	const end = first.x + first.width;
	return second.x - end < sizeOf(line) * ROOM ? null : { line, mark: { text, number: Number(found[1]), label: null }, end, textX: second.x };
}

/** Whether two marks begin or end at the same place: "9" above "10" ends there. */
function isAligned(one: Numbered, other: Numbered): boolean {
	const reach = sizeOf(one.line) * ALIGNED;
	return Math.abs((one.line.x ?? 0) - (other.line.x ?? 0)) <= reach || Math.abs(one.end - other.end) <= reach;
}

/** "1  Fit new doors" above "2  Read the meter": numbers without a dot that count the lines below each other from one on are the marks of a list. */
export function bareMarks(lines: readonly LineOfItems[]): ReadonlyMap<TextLine, ListMark> {
	const marks = new Map<TextLine, ListMark>();
	let open: Numbered[] = [];
	const close = () => {
		if (open.length >= FEWEST) for (const { line, mark } of open) marks.set(line, mark);
		open = [];
	};
	for (const own of lines) {
		const numbered = numberedOf(own);
		const last = open.at(-1);
		if (numbered && last && numbered.mark.number === (last.mark.number ?? 0) + 1 && isAligned(last, numbered)) open.push(numbered);
		else if (numbered) {
			close();
			if (numbered.mark.number === 1) open.push(numbered);
			// More of an item hangs where its text begins.
		} else if (last && Math.abs((own.line.x ?? 0) - last.textX) > sizeOf(own.line) * ALIGNED) close();
	}
	close();
	return marks;
}
