import { BLACKED } from "@/lib/tools/documents/redacting/covering/black-out";
import { countsOf, occurrencesIn, type Sought } from "@/lib/tools/documents/redacting/covering/occurrences";
import type { Box, PageLetters } from "./page-letters";

/** A word of the text that stays, and where it stands. */
export interface PlacedWord {
	readonly text: string;
	readonly box: Box;
}

export interface CoveredText {
	readonly bars: readonly Box[];
	/** How often each sought text was covered, apart from places within a longer one; and with them. */
	readonly counts: ReadonlyMap<number, number>;
	readonly all: ReadonlyMap<number, number>;
	readonly isCovered: readonly boolean[];
}

const PAD_PT = 0.8;
const MOST_GAP = 1.2;

/** Bars over every place of the sought texts: one for each line that a place reaches over. */
export function coverLetters(letters: PageLetters, sought: readonly Sought[]): CoveredText {
	const found = occurrencesIn(letters.text, sought);
	const all = new Map<number, number>();
	const isCovered = new Array<boolean>(letters.text.length).fill(false);
	const bars: Box[] = [];
	for (const { start, end, text } of found) {
		all.set(text, (all.get(text) ?? 0) + 1);
		let bar: Box | null = null;
		for (let at = start; at < end; at++) {
			isCovered[at] = true;
			const box = letters.boxes[at];
			if (!box) continue;
			if (bar && isSameLine(bar, box)) bar = union(bar, box);
			else {
				if (bar) bars.push(padded(bar));
				bar = box;
			}
		}
		if (bar) bars.push(padded(bar));
	}
	return { bars, counts: countsOf(found), all, isCovered };
}

function isSameLine(bar: Box, box: Box): boolean {
	const height = Math.max(bar.bottom - bar.top, box.bottom - box.top);
	const overlap = Math.min(bar.bottom, box.bottom) - Math.max(bar.top, box.top);
	const gap = Math.max(box.left - bar.right, bar.left - box.right);
	return overlap > height * 0.3 && gap < height * MOST_GAP;
}

export function union(one: Box, other: Box): Box {
	return {
		left: Math.min(one.left, other.left),
		right: Math.max(one.right, other.right),
		top: Math.min(one.top, other.top),
		bottom: Math.max(one.bottom, other.bottom),
	};
}

function padded({ left, right, top, bottom }: Box): Box {
	return { left: left - PAD_PT, right: right + PAD_PT, top: top - PAD_PT, bottom: bottom + PAD_PT };
}

const isUnder = (box: Box, bar: Box) => {
	const width = Math.min(box.right, bar.right) - Math.max(box.left, bar.left);
	const height = Math.min(box.bottom, bar.bottom) - Math.max(box.top, bar.top);
	return width > 0 && height > 0 && width * height > 0.4 * (box.right - box.left) * (box.bottom - box.top);
};

/** The words that stay: not under a bar, and seen; and a sign for each bar. A word of which a letter goes is parted there. */
export function wordsLeft(letters: PageLetters, isCovered: readonly boolean[], bars: readonly Box[], isSeen: (box: Box) => boolean): PlacedWord[] {
	const words: PlacedWord[] = [];
	let text = "";
	let box: Box | null = null;
	const close = () => {
		if (box && text !== "" && isSeen(box) && !bars.some((bar) => box !== null && isUnder(box, bar))) words.push({ text, box });
		text = "";
		box = null;
	};
	for (let at = 0; at < letters.text.length; at++) {
		const sign = letters.text.charAt(at);
		const own = letters.boxes[at] ?? null;
		if (isCovered[at] || !own || /\s/.test(sign)) {
			close();
			// Who reads by ear hears that something is missing, and what stands before a bar does not run on behind it.
			if (isCovered[at] && !isCovered[at - 1] && own) words.push({ text: BLACKED, box: own });
			continue;
		}
		if (box && !isSameLine(box, own)) close();
		text += sign;
		box = box ? union(box, own) : own;
	}
	close();
	return words;
}
