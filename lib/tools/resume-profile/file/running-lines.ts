import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { TextLine } from "@/lib/tools/reading/text/text-line";

/** The part of a page, at its top and bottom, where running headers and footers stand. */
const MARGIN_SHARE = 0.09;
const PAGE_NUMBER =
	/^(?:(?:page|seite|página|pagina|trang|p\.)\s*)?\d{1,3}(?:\s*(?:of|von|sur|de|di|van|\/)\s*\d{1,3})?$|^.{0,60}\b(?:page|seite)\s+\d+\s*(?:of|von|\/)\s*\d+$/i;

/** How many lines at a page's top and bottom may be running ones, and how short they may be: shorter ones may be told again. */
const OUTERMOST = 2;
const LEAST_RUNNING = 12;
const EDGES = ["top", "bottom"] as const;

type Edge = (typeof EDGES)[number];

function isInMargin(line: TextLine, pageHeightPt: number): boolean {
	return line.y !== null && (line.y < pageHeightPt * MARGIN_SHARE || line.y > pageHeightPt * (1 - MARGIN_SHARE));
}

/** Lines by page, from its top to its bottom. */
function pagesOf(lines: readonly TextLine[]): TextLine[][] {
	const pages = new Map<number, TextLine[]>();
	for (const line of lines) {
		if (line.y === null) continue;
		const page = pages.get(line.page);
		if (page) page.push(line);
		else pages.set(line.page, [line]);
	}
	return [...pages.values()].map((page) => page.toSorted((one, other) => (one.y ?? 0) - (other.y ?? 0)));
}

const outermost = (page: readonly TextLine[], edge: Edge) => (edge === "top" ? page.slice(0, OUTERMOST) : page.slice(-OUTERMOST));

/** Dates and headings may well begin two pages. */
const mayRun = ({ text }: TextLine) => text.length >= LEAST_RUNNING && sectionKindOf(text) === null && findDateRange(text) === null;

/** Lines after the first that begin or end a page word for word as another: a page that is not full ends early, so that it doesn't matter where. */
function repeatedAtEdges(lines: readonly TextLine[]): ReadonlySet<TextLine> {
	const again = new Set<TextLine>();
	for (const edge of EDGES) {
		const seen = new Map<string, number>();
		for (const line of pagesOf(lines).flatMap((page) => outermost(page, edge))) {
			if (!mayRun(line)) continue;
			const first = seen.get(line.text);
			if (first === undefined) seen.set(line.text, line.page);
			else if (first !== line.page) again.add(line);
		}
	}
	return again;
}

/** Leaves out page numbers and, after their first page, lines that stand in the same margin of several pages, or begin or end them. */
export function withoutRunningLines(lines: readonly TextLine[], pageHeightPt: number | null): TextLine[] {
	if (pageHeightPt === null) return [...lines];
	const keyOf = (line: TextLine) => `${line.text.replace(/\d+/g, "#")}@${Math.round((line.y ?? 0) / 6)}`;
	const firstPage = new Map<string, number>();
	const repeated = repeatedAtEdges(lines);
	return lines.filter((line) => {
		if (repeated.has(line)) return false;
		if (!isInMargin(line, pageHeightPt)) return true;
		if (PAGE_NUMBER.test(line.text)) return false;
		const key = keyOf(line);
		const first = firstPage.get(key);
		if (first === undefined) firstPage.set(key, line.page);
		return first === undefined || first === line.page;
	});
}
