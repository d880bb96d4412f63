import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import type { LineLabel } from "./labels";
import { hashesOf, type Seen } from "./sequence-model";
import { bucket, type Tally, tallyOf } from "./tally";

const lookOf = (line: ResumeLine): string => `${line.fontSize}|${line.bold}|${line.italic}|${line.caps}|${line.kind === "bullet"}|${line.text.includes("\t")}`;
const groupOf = (label: LineLabel): string => label.split(".")[0] ?? label;
const isHeading = (label: LineLabel | undefined): boolean => label?.startsWith("heading.") ?? false;

/** Number of the heading that each line stands under, -1 before the first. */
function headingsOf(labels: readonly LineLabel[]): number[] {
	let current = -1;
	return labels.map((label, at) => {
		if (isHeading(label)) current = at;
		return current;
	});
}

/**
 * What the first labels of all lines say of each: the section that it stands in, what lines of its look are elsewhere, and its neighbours. Added to
 * what is seen of the lines themselves, for the second look at them.
 */
export function withSurroundings(lines: readonly ResumeLine[], sequence: readonly Seen[], labels: readonly LineLabel[]): Seen[] {
	const headings = headingsOf(labels);
	const blocks = new Map<number, Tally>();
	const looks = new Map<string, Tally>();
	const looksInBlock = new Map<string, Tally>();
	lines.forEach((line, at) => {
		const label = labels[at] ?? "other";
		if (!isHeading(label)) tallyOf(blocks, headings[at] ?? -1).add(groupOf(label));
		tallyOf(looks, lookOf(line)).add(label);
		tallyOf(looksInBlock, `${headings[at]}|${lookOf(line)}`).add(label);
	});
	const all = new Set(labels);
	const sections = `${all.has("heading.experience")}${all.has("heading.education")}`;
	let begun = -1;
	return sequence.map((seen, at) => {
		const line = lines[at] as ResumeLine;
		const of = (offset: number): string => labels[at + offset] ?? "none";
		const own = labels[at] ?? "other";
		const heading = headings[at] ?? -1;
		const section = heading === -1 ? "top" : (labels[heading] ?? "top");
		const isSameColumn = heading !== -1 && lines[heading]?.column === line.column;
		const toBegun = begun === -1 ? 9 : bucket(at - begun, 1, 2, 3, 6);
		if (own.endsWith(".start")) begun = at;
		const block = blocks.get(heading)?.describe(isHeading(own) ? "" : groupOf(own)) ?? "alone";
		const peers = looks.get(lookOf(line))?.describe(own) ?? "alone";
		const near = looksInBlock.get(`${heading}|${lookOf(line)}`)?.describe(own) ?? "alone";
		const context = [
			`own=${own}`,
			`under=${section}${isSameColumn}`,
			`under+own=${section}${own}`,
			`under+kind=${section}${line.kind}${line.text.includes("\t")}${line.bold}`,
			`since=${section}${bucket(at - heading, 1, 2, 4, 8, 16)}`,
			`block=${block}`,
			`block+own=${block.slice(0, -2)}${own}`,
			`under+block=${section}${block.slice(0, -2)}${own}`,
			`peers=${peers}`,
			`peers+own=${peers}${own}`,
			`near=${near}`,
			`near+own=${near.slice(0, -1)}${own}`,
			`l-1=${of(-1)}${own}`,
			`l+1=${own}${of(1)}`,
			`l-2=${of(-2)}`,
			`l+2=${of(2)}`,
			`l3=${of(-1)}${own}${of(1)}`,
			`l2=${of(-2)}${of(-1)}`,
			`begun=${toBegun}${own}`,
			`sections=${sections}${own}`,
		];
		return { ...seen, features: [hashesOf(context), ...seen.features] };
	});
}
