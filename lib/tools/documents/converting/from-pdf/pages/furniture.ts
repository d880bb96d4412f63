import { shownRuns } from "@/lib/tools/documents/converting/from-pdf/lines/raised-letters";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import type { PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { PagePart } from "./page-lines";
import { runningLines } from "./running-lines";

/** The share of a page's height at its head and at its foot where running texts stand. */
const MARGIN = 0.1;
const SHARE_OF_PAGES = 0.4;
const LONGEST = 160;
const PAGE_WORDS = new Set(["page", "seite", "página", "pagina", "of", "von", "de", "di", "p", "s"]);

/** Nothing but the number of a page, with or without its word: "7", "Page 7 of 12", "– 7 –". */
function isPageNumber(text: string): boolean {
	if (text.length > 30) return false;
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return words.some((word) => /^\d{1,4}$/.test(word)) && words.every((word) => /^\d{1,4}$/.test(word) || PAGE_WORDS.has(word));
}

type LinePart = Extract<PagePart, { kind: "line" }>;

interface PageParts {
	readonly page: Pick<PageMaterial, "page" | "heightPt">;
	readonly parts: readonly PagePart[];
}

/** What stands at the head or foot of the pages again and again, and the numbers of pages: told apart from the text. */
export function withoutFurniture(pages: readonly PageParts[]): { pages: { parts: PagePart[] }[]; left: string[] } {
	const marginOf = ({ line }: LinePart, page: PageParts["page"]) => {
		const share = (line.y ?? 0) / page.heightPt;
		return share < MARGIN ? "head" : share > 1 - MARGIN ? "foot" : null;
	};
	const inMargin = (wanted: "head" | "foot") =>
		pages.flatMap(({ page, parts }) =>
			parts.flatMap((part) => (part.kind === "line" && part.line.text.length <= LONGEST && marginOf(part, page) === wanted ? [part.line] : [])),
		);
	const needed = Math.max(2, Math.ceil(pages.length * SHARE_OF_PAGES));
	const repeated = new Set([...runningLines(inMargin("head"), needed), ...runningLines(inMargin("foot"), needed)]);
	const left = new Set<string>();
	const kept = pages.map(({ page, parts }) => ({
		parts: parts.filter((part) => {
			if (part.kind !== "line") return true;
			if (!marginOf(part, page)) return true;
			const isRepeated = repeated.has(part.line);
			const isNumber = isPageNumber(part.line.text) && (pages.length > 1 || part.line.text.trim() === "1");
			if (isRepeated && !isNumber) left.add(spelledText(shownRuns({ text: part.line.text })));
			return !isRepeated && !isNumber;
		}),
	}));
	return { pages: kept, left: [...left] };
}
