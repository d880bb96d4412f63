import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { Random } from "@/tests/accuracy/making/random";
import type { MadeLines } from "./read-made";

const PLAIN_SHARE = 0.12;
const SHORT_SHARE = 0.12;
const LOWER_SHARE = 0.04;

/** As a document without styles gives it. */
function plainLine(line: ResumeLine): ResumeLine {
	const kind = line.kind === "heading" && sectionKindOf(line.text) === null ? "text" : line.kind;
	const { runs: _, isRest: __, ...bare } = line;
	return { ...bare, kind, fontSize: null, bold: false, italic: false, caps: false, gap: null, hasRule: false, indent: null, column: 0, x: null, y: null };
}

/** The name and a few sections in a row, as in short resumes. */
function shortened({ lines, truths, ...made }: MadeLines, random: Random): MadeLines | null {
	const headings = truths.flatMap(({ label }, at) => (label?.startsWith("heading.") ? [at] : []));
	if (headings.length < 3) return null;
	const first = random.whole(0, headings.length - 2);
	const last = Math.min(headings.length - 1, first + random.whole(1, 2));
	const [start, end] = [headings[first] ?? 0, last === headings.length - 1 ? lines.length : (headings[last] ?? lines.length)];
	const names = truths.flatMap(({ label }, at) => (label === "name" && at < start ? [at] : []));
	const kept = [...names, ...Array.from({ length: Math.min(end - start, random.whole(4, 24)) }, (_, at) => start + at)];
	return { ...made, lines: kept.flatMap((at) => lines[at] ?? []), truths: kept.flatMap((at) => truths[at] ?? []) };
}

/** A resume as it is, and now and then as it would be without styles, or with few of its sections. Equal numbers give equal variants. */
export function variantsOf(made: MadeLines): MadeLines[] {
	const random = new Random(made.number * 131 + made.lines.length);
	const variants = [made];
	if (random.chance(PLAIN_SHARE)) variants.push({ ...made, lines: made.lines.map(plainLine) });
	if (random.chance(SHORT_SHARE)) {
		const short = shortened(made, random);
		if (short) variants.push(random.chance(0.5) ? { ...short, lines: short.lines.map(plainLine) } : short);
	}
	if (random.chance(LOWER_SHARE)) variants.push({ ...made, lines: made.lines.map((line) => ({ ...line, text: line.text.toLowerCase() })) });
	return variants;
}
