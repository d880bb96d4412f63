import type { SegmentRole } from "./labels";
import { placeOf } from "./segment-features";
import type { Segment } from "./segments";
import { hashesOf, type Seen } from "./sequence-model";
import { bucket, type Tally, tallyOf } from "./tally";

const LEADING: readonly SegmentRole[] = ["title", "company", "place", "degree", "field", "school"];

/** Where a part stands, counted from the end of its line. */
export function endOf(segments: readonly Segment[], { row, at, isDates }: Segment): string {
	const inRow = segments.filter((other) => other.row === row);
	return `${row}/${inRow.length - at}/${Math.min(inRow.length, 5)}/${inRow.some((other) => other.isDates)}${isDates}`;
}

/** The roles of a row in their order, each once: "title company". */
function rowShape(segments: readonly Segment[], roles: readonly SegmentRole[], row: number): string {
	const own = segments.flatMap((segment, at) => (segment.row === row ? [roles[at] ?? "note"] : []));
	return own.filter((role, at) => role !== own[at - 1]).join(" ");
}

/**
 * What the first roles of all entries say of each part: its neighbours, what else its entry names, and what stands at the same place in the other
 * entries of the resume. Added to what is seen of the parts themselves, for the second look at them.
 */
export function withPeers(
	entries: readonly (readonly Segment[])[],
	sequences: readonly (readonly Seen[])[],
	roles: readonly (readonly SegmentRole[])[],
): Seen[][] {
	const places = new Map<string, Tally>();
	const ends = new Map<string, Tally>();
	const rows = new Map<number, Tally>();
	const texts = new Map<string, number>();
	entries.forEach((segments, entry) => {
		const own = roles[entry] ?? [];
		segments.forEach((segment, at) => {
			tallyOf(places, placeOf(segment)).add(own[at] ?? "note");
			texts.set(segment.text, (texts.get(segment.text) ?? 0) + 1);
			tallyOf(ends, endOf(segments, segment)).add(own[at] ?? "note");
		});
		for (const row of new Set(segments.map((segment) => segment.row))) tallyOf(rows, row).add(rowShape(segments, own, row));
	});
	return entries.map((segments, entry) => {
		const own = roles[entry] ?? [];
		return segments.map((segment, at): Seen => {
			const of = (offset: number): string => own[at + offset] ?? "none";
			const role = own[at] ?? "note";
			const { row } = segment;
			const elsewhere = LEADING.filter((one) => own.some((other, index) => other === one && segments[index]?.row !== row));
			const beside = LEADING.filter((one) => own.some((other, index) => other === one && index !== at && segments[index]?.row === row));
			const missing = LEADING.filter((one) => !own.includes(one)).join("");
			const place = places.get(placeOf(segment))?.describe(role) ?? "alone";
			const end = ends.get(endOf(segments, segment))?.describe(role) ?? "alone";
			const shape = rows.get(row)?.describe(rowShape(segments, own, row)) ?? "alone";
			const seen = sequences[entry]?.[at] ?? { features: [], passage: 0 };
			const context = [
				`own=${role}`,
				`r-1=${of(-1)}${role}`,
				`r+1=${role}${of(1)}`,
				`r3=${of(-1)}${role}${of(1)}`,
				`elsewhere=${elsewhere}`,
				`elsewhere+own=${elsewhere}${role}`,
				`beside=${beside}`,
				`beside+own=${beside}${role}${segment.sign}`,
				`missing=${missing}${role}`,
				`missing+at=${missing}${row}${Math.min(segment.at, 3)}`,
				`again=${bucket(texts.get(segment.text) ?? 0, 1, 2)}${segment.at === 0}${segments[at + 1]?.sign}`,
				`again+own=${bucket(texts.get(segment.text) ?? 0, 1, 2)}${role}`,
				`place=${place}`,
				`place+own=${place}${role}`,
				`end=${end}`,
				`end+own=${end}${role}`,
				`shape=${shape}`,
				`shape+at=${shape}${Math.min(segment.at, 3)}${segment.sign}`,
				`shape+own=${shape}${role}`,
				`entries=${bucket(entries.length, 1, 2, 4)}`,
				`same=${Math.min(own.filter((other) => other === role).length, 3)}${role}`,
			];
			return { ...seen, features: [hashesOf(context), ...seen.features] };
		});
	});
}
