import "server-only";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import type { DrawnBox, DrawnLine } from "@/lib/tools/reading/text/page-material";
import { band, type GreyPicture, turned } from "./pixels/grey-picture";
import { onBarePaper } from "./pixels/scan-ground";
import { withoutRules } from "./pixels/scan-rules";
import { straightened } from "./pixels/straighten";
import type { RecognizedLine, Recognizer } from "./recognizer";
import { dataOf, LATIN, SCRIPTS } from "./scan-languages";

/** What one page may take; on an idle machine it takes a tenth of that. */
export const PAGE_MS = 60_000;
/** What one look may take, the start of the engine with it. */
const PROBE_MS = 30_000;
/** A part of a page of so many lines tells its script and where its top is. */
const PROBE_SHARE = 0.14;
/** How much darker a letter is than its ground. */
const LETTER_EDGE = 70;
const SURE = 0.75;
const LIKELY = 0.55;
const READABLE = 0.5;
const LEAST_LETTERS = 12;

export interface ReadPicture {
	/** The picture as it was read, level and upright, without drawn lines and fields of colour where they make a table. */
	readonly picture: GreyPicture;
	/** The straight lines and the boxes that it had, in points of the page. */
	readonly drawn: { readonly lines: readonly DrawnLine[]; readonly boxes: readonly DrawnBox[] };
	readonly lines: readonly RecognizedLine[];
	/** BCP 47 */
	readonly language: string;
}

/** How the picture before was read: the next one of a file is mostly alike. */
export type Habit = Pick<ReadPicture, "language"> & { readonly quarters: number };

interface Probe {
	readonly quarters: number;
	readonly script: string;
	readonly sureness: number;
	readonly text: string;
}

function textOf(lines: readonly RecognizedLine[]): string {
	return lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");
}

/** How sure the engine is of the letters of a picture, 0 to 1; few letters tell nothing. */
function surenessOf(lines: readonly RecognizedLine[]): number {
	let [letters, sum] = [0, 0];
	for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
		const own = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
		letters += own;
		sum += own * confidence;
	}
	return letters < LEAST_LETTERS ? 0 : sum / letters;
}

/** The band of a level picture where the most is written: letters change from dark to light again and again, fields of colour don't. */
function fullestBand(picture: GreyPicture): GreyPicture {
	const height = Math.ceil(picture.height * PROBE_SHARE);
	const ink = Array.from({ length: picture.height }, (_, y) => {
		let changes = 0;
		for (let at = y * picture.width + 2, end = (y + 1) * picture.width; at < end; at += 2) {
			if (Math.abs((picture.points[at] ?? 0) - (picture.points[at - 2] ?? 0)) > LETTER_EDGE) changes += 1;
		}
		return changes;
	});
	let sum = ink.slice(0, height).reduce((all, own) => all + own, 0);
	let [best, top] = [sum, 0];
	for (let y = height; y < picture.height; y++) {
		sum += (ink[y] ?? 0) - (ink[y - height] ?? 0);
		if (sum > best) [best, top] = [sum, y - height + 1];
	}
	return band(picture, top, height);
}

/** Finds out which way up a level picture is read, and in which script: the likely first, until one is read surely. */
async function probe(picture: GreyPicture, recognizer: Recognizer, until: number): Promise<Probe | null> {
	const strip = fullestBand(picture);
	let best: Probe | null = null;
	for (const script of SCRIPTS) {
		for (const quarters of [0, 2]) {
			const leftMs = until - Date.now();
			if (leftMs <= 0) return best;
			const lines = await recognizer.recognize(turned(strip, quarters), (dataOf(script) ?? []).slice(0, 1), Math.min(PROBE_MS, leftMs));
			const sureness = surenessOf(lines ?? []);
			if (sureness > (best?.sureness ?? 0)) best = { quarters, script, sureness, text: textOf(lines ?? []) };
			if (sureness >= SURE) return best;
		}
		// Another language of the same script is read less surely, another script hardly at all.
		if (best && best.sureness >= LIKELY) return best;
	}
	return best;
}

/** The language to read a picture in, as far as its text tells; null where it can't be read in pictures. */
function languageOf(text: string, script: string): string | null {
	if (script !== LATIN) return script;
	const { readAs } = detectLanguage(text);
	return readAs !== null && dataOf(readAs) ? readAs : null;
}

/** Fewer lines of either kind make no table. */
const FEWEST_OF_GRID = 2;

function isGrid(rules: readonly DrawnLine[]): boolean {
	const uprights = rules.filter(({ isUpright }) => isUpright).length;
	return uprights >= FEWEST_OF_GRID && rules.length - uprights >= FEWEST_OF_GRID;
}

/** What was drawn on a page that lay on its head, as it stands once that is turned. */
function onItsHead({ lines, boxes }: ReadPicture["drawn"], { width, height, dpi }: GreyPicture): ReadPicture["drawn"] {
	const [widthPt, heightPt] = [(width * 72) / dpi, (height * 72) / dpi];
	return {
		lines: lines.map(({ isUpright, at, from, to }) => {
			const [across, along] = isUpright ? [widthPt, heightPt] : [heightPt, widthPt];
			return { isUpright, at: across - at, from: along - to, to: along - from };
		}),
		boxes: boxes.map(({ left, right, top, bottom }) => ({ left: widthPt - right, right: widthPt - left, top: heightPt - bottom, bottom: heightPt - top })),
	};
}

/**
 * Reads what is written in a picture of a page, which way up it lies and in which language included. Null where nothing could be made out in time.
 * @throws whatever the recognizer's signal was aborted with.
 */
export async function readPicture(given: GreyPicture, recognizer: Recognizer, habit: Habit | null, withinMs: number): Promise<(ReadPicture & Habit) | null> {
	const until = Date.now() + Math.min(PAGE_MS, withinMs);
	const straight = straightened(given);
	const { picture: bare, boxes } = onBarePaper(straight);
	const { picture: cleared, rules } = withoutRules(bare);
	// Where no table is drawn, the engine does better with the page as it is.
	const level = isGrid(rules) ? cleared : straight;
	const read = async (quarters: number, language: string) => {
		const picture = turned(level, quarters);
		const lines = await recognizer.recognize(picture, dataOf(language) ?? [], until - Date.now());
		return lines ? { picture, drawn: quarters === 2 ? onItsHead({ lines: rules, boxes }, picture) : { lines: rules, boxes }, lines, language, quarters } : null;
	};
	const alike = habit ? await read(habit.quarters, habit.language) : null;
	if (alike && surenessOf(alike.lines) >= SURE) return alike;
	const found = await probe(level, recognizer, until);
	if (!found || found.sureness < READABLE) return null;
	const first = await read(found.quarters, languageOf(found.text, found.script) ?? LATIN);
	if (!first) return null;
	// All of the text tells the language better than a few lines of it did.
	const language = languageOf(textOf(first.lines), found.script);
	const second = language !== null && language !== first.language ? await read(found.quarters, language) : null;
	return second && surenessOf(second.lines) >= surenessOf(first.lines) ? second : first;
}
