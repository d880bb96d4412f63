import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import { isDates } from "@/lib/tools/resume-profile/profile/printed/dates-beside";
import type { OutlineBlock } from "./resume-outline";

export type OwnSection = TailoredResume["otherSections"][number];
type OwnLine = OwnSection["lines"][number];

/** Between a title and who it was for, or a degree and when: a dash or a bar with room around it. */
const PART = / [—–|] /u;
const LEAST_PART = 3;

/** A head that says title and employer in one line, as the two lines that it would else be broken into anywhere; dates behind it stand at the end. */
function parted(line: OwnLine, isAlone: boolean): OwnLine[] {
	const text = tidyText(line.text);
	const [first = "", second = "", ...more] = text.split(PART);
	if (line.style !== "head" || more.length > 0 || Math.min(first.length, second.length) < LEAST_PART) return [line];
	if (line.dates === null && isDates(second)) return [{ ...line, text: first, dates: second }];
	if (!isAlone || isDates(first)) return [line];
	const head = { ...line, text: first, isStrong: true };
	return [head, { ...line, text: second, dates: null, isStrong: false, opens: false }];
}

/** Dates in a line of their own above the head that they are of stand at its end. */
function withDatesAbove(entry: readonly OwnLine[]): OwnLine[] {
	const [above, head, ...rest] = entry;
	const isAbove = above?.style === "head" && above.dates === null && isDates(tidyText(above.text));
	if (!isAbove || head?.style !== "head" || head.dates !== null) return [...entry];
	return [{ ...head, dates: above.text, opens: above.opens }, ...rest];
}

function entriesOf(lines: readonly OwnLine[]): OwnLine[][] {
	const starts = lines.flatMap(({ opens }, at) => (opens ? [at] : []));
	return [0, ...starts].map((from, at) => lines.slice(from, starts[at] ?? lines.length)).filter((entry) => entry.length > 0);
}

/** Of an entry one line is printed strongly: its own, or else the first of its head; where a line is all of it, as of a list of degrees, none is. */
function withStrongHead(entry: readonly OwnLine[], isOfList: boolean): OwnLine[] {
	const isHead = ({ style, text }: OwnLine) => style === "head" && text !== "";
	const [only] = entry;
	if (only && entry.length === 1 && isHead(only)) return [{ ...only, isStrong: only.isStrong && !isOfList }];
	const first = entry.some((line) => isHead(line) && line.isStrong) ? -1 : entry.findIndex(isHead);
	return entry.map((line, at) => (at === first ? { ...line, isStrong: true } : line));
}

function withEvenHeads({ lines, section }: OwnSection): OwnLine[] {
	const entries = entriesOf(lines).map((given) => {
		const entry = withDatesAbove(given);
		const isAlone = section === "experience" && entry.filter(({ style }) => style === "head").length === 1;
		return entry.flatMap((line) => parted(line, isAlone));
	});
	const hasStrong = entries.flat().some(({ style, isStrong }) => style === "head" && isStrong);
	const isOfList = section === "education" && entries.every((entry) => entry.length === 1);
	return hasStrong ? entries.flatMap((entry) => withStrongHead(entry, isOfList)) : entries.flat();
}

/** The name of a group before what is in it: "Design:". */
const LABEL = /^[^:：.!?]{2,40}[:：](?=\s)/u;

function groupBlock(text: string): OutlineBlock {
	const [label] = LABEL.exec(text) ?? [];
	return { type: "paragraph", text, ...(label === undefined ? {} : { label }) };
}

/** The lines of a section as its source prints them, apart from each other where they are there. */
export function ownBlocks(own: OwnSection): OutlineBlock[] {
	const lines = withEvenHeads(own);
	return lines.map((line, at): OutlineBlock => {
		const text = tidyText(line.text);
		if (line.style === "item") return { type: "bullet", text };
		const dates = tidyText(line.dates ?? "");
		if (line.style === "text" && dates === "" && own.section === "skills") return groupBlock(text);
		if (line.style === "text" && dates === "" && !line.opens) return { type: "paragraph", text };
		const hasMore = line.style === "head" && at < lines.length - 1 && !lines[at + 1]?.opens;
		return { type: "line", text, dates, isStrong: line.isStrong, isText: line.style === "text", isFirst: line.opens, hasMore };
	});
}

const LONGEST_REMARK = 60;

/** What stands by itself below the name, such as the number of a licence, and belongs there. */
export function remarksOf(sections: readonly OwnSection[]): readonly OwnSection[] {
	const isShort = ({ text, style }: OwnLine) => style === "text" && text.length <= LONGEST_REMARK;
	return sections.slice(0, 2).filter(({ heading, section, lines }) => heading === "" && section === "other" && lines.length === 1 && lines.every(isShort));
}
