import {
	type ComparedDocument,
	type ComparedRow,
	type ComparedSide,
	type ComparisonReport,
	placeIn,
	placeWordOf,
	type Segment,
} from "@/lib/tools/documents/comparing/schemas";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OutlineBlock, OutlineSection, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";

const KIND_WORDS: Readonly<Record<ComparedRow["kind"], string>> = {
	same: "Same",
	changed: "Changed",
	added: "Added",
	deleted: "Deleted",
	moved_from: "Moved from here",
	moved_to: "Moved here",
};
/** Longer lists say no more on paper; the data beside the report have all of it. */
const MOST_ROWS = 400;
const MOST_LETTERS = 600;

function textOf(side: ComparedSide | null, mark: Segment["mark"]): string {
	const cells = (side?.cells ?? []).map((cell) =>
		cell
			.map(({ text, mark: own }) => {
				if (text.trim() === "" || (own !== mark && own !== "moved")) return text;
				return `[${own === "moved" ? "moved: " : ""}${text.trim()}]${/\s$/.test(text) ? " " : ""}`;
			})
			.join("")
			.trim(),
	);
	const text = tidyText(cells.join(" | "));
	return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : text;
}

function entry({ kind, old, new: now, where }: ComparedRow, report: ComparisonReport): OutlineBlock {
	const pages = [old ? `old ${placeIn(report.old, old.page)}` : "", now ? `new ${placeIn(report.new, now.page)}` : ""]
		.filter((words) => words !== "")
		.join(", ");
	const whole = kind === "added" || kind === "deleted" || kind === "moved_from";
	const bullets = [...(old ? [`Old: ${textOf(old, whole ? "same" : "gone")}`] : []), ...(now ? [`New: ${textOf(now, whole ? "same" : "new")}`] : [])];
	return { type: "entry", title: KIND_WORDS[kind], organisation: tidyText(where), place: pages, dates: "", bullets };
}

function factWords(kind: string, from: string | null, to: string | null): string {
	if (from === null) return `${kind} ${to ?? ""} is new`;
	return to === null ? `${kind} ${from} is gone` : `${kind} ${from} became ${to}`;
}

function lengthOf({ format, pageCount }: ComparedDocument): string {
	return `${pageCount} ${placeWordOf(format)}${pageCount === 1 ? "" : "s"}`;
}

/** A comparison in the order in which it is printed: what changed in words, then change by change; words that differ stand in brackets. */
export function outlineComparison(report: ComparisonReport): ResumeOutline {
	const { old, new: now, summary, rows, facts, notes } = report;
	const changes = rows.filter(({ kind }) => kind !== "same");
	const bullet = (text: string): OutlineBlock => ({ type: "bullet", text: tidyText(text) });
	const numbers = facts.map(({ kind, from, to, where }) => bullet(`${where === "" ? "" : `${where}: `}${factWords(kind, from, to)}`));
	const sections: OutlineSection[] = [
		{ heading: "What changed", blocks: summary.map(bullet) },
		...(numbers.length > 0 ? [{ heading: `Numbers and dates (${numbers.length})`, blocks: numbers }] : []),
		...(changes.length > 0 ? [{ heading: `Change by change (${changes.length})`, blocks: changes.slice(0, MOST_ROWS).map((row) => entry(row, report)) }] : []),
		...(changes.length > MOST_ROWS
			? [{ heading: "More", blocks: [bullet(`${changes.length - MOST_ROWS} further changes stand in the data beside this report.`)] }]
			: []),
		...(notes.length > 0 ? [{ heading: "Worth knowing", blocks: notes.map(bullet) }] : []),
	];
	return {
		name: "Comparison",
		headline: tidyText(`${old.fileName} → ${now.fileName}`),
		contact: [`Old: ${lengthOf(old)}`, `New: ${lengthOf(now)}`].map((text) => ({ text, url: null })),
		sections,
		pageWord: "Page",
		language: "en",
	};
}
