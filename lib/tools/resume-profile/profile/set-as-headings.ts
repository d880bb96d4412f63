import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { bodyFontSize } from "@/lib/tools/resume-profile/file/mark-lines";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** A line with what it was taken for, where that is known. */
interface SeenLine {
	readonly line: ResumeLine;
	readonly label: LineLabel | null;
}

/** So many headings show how a file sets them. */
const LEAST_HEADINGS = 3;
const LARGER = 1.05;
const NEAR_GAP = 0.15;
const LONGEST = 60;

const looksOf = ({ fontSize, bold, italic, caps, hasRule }: ResumeLine): string => `${fontSize} ${bold} ${italic} ${caps} ${hasRule}`;

function countsOf(lines: readonly ResumeLine[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const line of lines) counts.set(looksOf(line), (counts.get(looksOf(line)) ?? 0) + 1);
	return counts;
}

/** How a file sets the headings of its sections, with the least space above them. */
function settingsOf(headings: readonly ResumeLine[], bodySize: number): ReadonlyMap<string, number> {
	const gaps = new Map<string, (number | null)[]>();
	for (const line of headings) {
		if (line.fontSize === null || (line.fontSize <= bodySize * LARGER && !line.hasRule)) continue;
		const own = gaps.get(looksOf(line)) ?? [];
		own.push(line.gap);
		gaps.set(looksOf(line), own);
	}
	const often = [...gaps].filter(([, own]) => own.length >= LEAST_HEADINGS && own.some((gap) => gap !== null));
	return new Map(often.map(([looks, own]) => [looks, Math.min(...own.filter((gap) => gap !== null))]));
}

/**
 * Lines whose words name no section that is known, but that are set as the headings of the file are: in their type, with as much space above, and
 * with something else below. What many lines are set like besides is no sign.
 */
export function setAsHeadings(lines: readonly SeenLine[]): ReadonlySet<ResumeLine> {
	const headings = lines.flatMap(({ line, label }) => ((label?.startsWith("heading.") ?? sectionKindOf(line.text) !== null) ? [line] : []));
	const bodySize = bodyFontSize(lines.map(({ line }) => line));
	if (bodySize === null || headings.length < LEAST_HEADINGS) return new Set();
	const settings = settingsOf(headings, bodySize);
	const known = new Set(headings);
	const alike = lines.flatMap(({ line }, at) => {
		const least = settings.get(looksOf(line));
		const next = lines[at + 1]?.line;
		if (known.has(line) || least === undefined || next === undefined || line.kind === "bullet") return [];
		const isShort = line.text.length <= LONGEST && !line.text.includes("\t");
		return isShort && (line.gap ?? least) >= least - NEAR_GAP && looksOf(next) !== looksOf(line) ? [line] : [];
	});
	const [likely, certain] = [countsOf(alike), countsOf(headings)];
	return new Set(alike.filter((line) => (likely.get(looksOf(line)) ?? 0) <= (certain.get(looksOf(line)) ?? 0)));
}

/** So many headings of known words show how a file sets them where a line was taken for one already. */
const LEAST_KNOWN = 2;

/** Lines in larger type, set as headings of known words are: whoever takes them for headings is right, though their words are unknown. */
export function setAsKnownHeadings(lines: readonly ResumeLine[]): ReadonlySet<ResumeLine> {
	const bodySize = bodyFontSize(lines);
	const known = countsOf(lines.filter(({ kind, text }) => kind === "heading" && sectionKindOf(text) !== null));
	const isLarge = ({ fontSize }: ResumeLine) => bodySize !== null && fontSize !== null && fontSize > bodySize * LARGER;
	return new Set(lines.filter((line) => isLarge(line) && line.kind !== "bullet" && (known.get(looksOf(line)) ?? 0) >= LEAST_KNOWN));
}
