import type { Signs } from "@/lib/tools/reading/network";
import { placeOf } from "@/lib/tools/resume-profile/labelling/segment-features";
import { endOf } from "@/lib/tools/resume-profile/labelling/segment-peers";
import type { Segment } from "@/lib/tools/resume-profile/labelling/segments";
import type { Seen } from "@/lib/tools/resume-profile/labelling/sequence-model";
import { gramsOf, numbered } from "./line-signs";

/** How many measures a part of a head has. */
export const SEGMENT_MEASURES = 22;

const is = (fact: boolean): number => (fact ? 1 : 0);

/** Where a part stands within its head, and its head among the others. */
function measuresOf(segments: readonly Segment[], index: number, entry: number, entries: number, times: number): number[] {
	const { line, row, at, text, bold, italic, isDates, sign } = segments[index] as Segment;
	const inRow = segments.filter((other) => other.row === row);
	const rows = (segments.at(-1)?.row ?? 0) + 1;
	const dated = segments.find((other) => other.isDates);
	const largest = Math.max(1, ...segments.map((other) => other.line.fontSize ?? 0));
	const letters = text.replace(/[^\p{L}]/gu, "");
	const capitals = text.replace(/[^\p{Lu}]/gu, "").length;
	return [
		row / 3,
		is(row === 0),
		is(row === rows - 1),
		rows / 4,
		at / 4,
		is(at === 0),
		is(at === inRow.length - 1),
		inRow.length / 5,
		is(inRow.some((other) => other.isDates)),
		dated === undefined ? -1 : (row - dated.row) / 2,
		is(isDates),
		is(bold),
		is(italic),
		is(line.caps),
		line.fontSize === null ? 0 : line.fontSize / largest - 1,
		Math.log1p(text.length) / 2 - 1,
		capitals / Math.max(1, letters.length),
		(text.length - letters.length) / Math.max(1, text.length),
		is(sign === "tab"),
		Math.min(entry, 6) / 6,
		Math.min(entries, 8) / 8,
		Math.min(times - 1, 3) / 3,
	];
}

/** What the network sees of the parts of all heads of one kind, one after the other: what the other model does, the letters themselves and their places. */
export function segmentSignsOf(entries: readonly (readonly Segment[])[], sequences: readonly (readonly Seen[])[]): Signs[] {
	const times = new Map<string, number>();
	for (const { text } of entries.flat()) times.set(text, (times.get(text) ?? 0) + 1);
	const looks = numbered(entries.flatMap((segments) => segments.map(placeOf)));
	const ends = numbered(entries.flatMap((segments) => segments.map((segment) => endOf(segments, segment))));
	return entries
		.flatMap((segments, entry) =>
			segments.map((segment, index) => ({
				groups: [...(sequences[entry]?.[index]?.features ?? []), gramsOf(segment.text)],
				measures: measuresOf(segments, index, entry, entries.length, times.get(segment.text) ?? 1),
			})),
		)
		.map((signs, at) => ({ ...signs, look: looks[at] ?? 0, style: ends[at] ?? 0 }));
}

/** The passages of all parts of all heads, in one row: the first of a head comes after whatever ended the one before. */
export function passagesOf(sequences: readonly (readonly Seen[])[], newHead: number): number[] {
	return sequences.flatMap((sequence) => sequence.map(({ passage }, at) => (at === 0 ? newHead : passage)));
}
