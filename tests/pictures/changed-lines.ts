import { getDocumentProxy } from "unpdf";
import { changesIn } from "@/components/goal-jobs/results/note-parts";

/** Where a line of a page stands, in shares of the page's height. */
export interface MarkedLine {
	readonly top: number;
	readonly height: number;
}

interface Line extends MarkedLine {
	readonly words: ReadonlyArray<{ readonly text: string; readonly left: number }>;
}

/** Lines less far apart than this share of the page are one, its words in order. */
const SAME_LINE = 0.004;
/** A heading is set larger than most lines by this much. */
const HEADING = 1.1;

const plain = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
const textOf = ({ words }: Line): string =>
	plain(
		[...words]
			.sort((one, other) => one.left - other.left)
			.map(({ text }) => text)
			.join(" "),
	);

/** The lines of a first page, from its top. */
async function linesOf(pdf: Uint8Array): Promise<Line[]> {
	const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
	const { height } = page.getViewport({ scale: 1 });
	const { items } = await page.getTextContent();
	const lines: Line[] = [];
	for (const item of items) {
		if (!("str" in item) || item.str.trim() === "") continue;
		const size = item.height / height;
		const [left = 0, baseline = 0] = item.transform.slice(4);
		const top = 1 - baseline / height - size;
		const at = lines.findIndex((line) => Math.abs(line.top + line.height - top - size) < SAME_LINE);
		const known = lines[at] ?? { words: [], top, height: size };
		const line = { words: [...known.words, { text: item.str, left }], top: Math.min(known.top, top), height: Math.max(known.height, size) };
		if (at === -1) lines.push(line);
		else lines[at] = line;
	}
	return lines.sort((one, other) => one.top - other.top);
}

/** The height that most lines have. */
function usualHeight(lines: readonly Line[]): number {
	const heights = lines.map(({ height }) => height).sort((one, other) => one - other);
	return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** The longest row of places that rises: what is not in it has moved. */
function risingOf(places: readonly number[]): Set<number> {
	const best = places.map((_, at) => [at]);
	for (const [at, place] of places.entries()) {
		for (let before = 0; before < at; before += 1) {
			const row = best[before] ?? [];
			if ((places[before] ?? 0) <= place && row.length + 1 > (best[at]?.length ?? 0)) best[at] = [...row, at];
		}
	}
	return new Set(best.reduce((longest, row) => (row.length > longest.length ? row : longest), []));
}

/** The headings under which a note tells of changes. */
export const toldParts = (note: string): string[] => changesIn(note).map(({ part }) => part.split(":")[0] ?? part);

/** The lines of a tailored page that the original says otherwise or elsewhere, in the parts of it that are told as changed. */
export async function changedLines(original: Uint8Array, tailored: Uint8Array, parts: readonly string[]): Promise<MarkedLine[]> {
	const said = ` ${(await linesOf(original)).map(textOf).join(" ")} `;
	const all = await linesOf(tailored);
	const usual = usualHeight(all);
	let isTold = false;
	const lines = all.filter((line) => {
		const isHeading = line.height > usual * HEADING;
		if (isHeading) isTold = parts.some((part) => plain(part) === textOf(line));
		return isTold && !isHeading;
	});
	const places = lines.map((line) => said.indexOf(` ${textOf(line)} `));
	const known = [...places.keys()].filter((at) => places[at] !== -1);
	const rising = risingOf(known.map((at) => places[at] ?? 0));
	const still = new Set(known.filter((_, at) => rising.has(at)));
	return lines.flatMap(({ top, height }, at) => (still.has(at) ? [] : [{ top: share(top), height: share(height) }]));
}

/** A share as it is kept: to a ten-thousandth. */
const share = (part: number): number => Math.round(part * 10_000) / 10_000;
