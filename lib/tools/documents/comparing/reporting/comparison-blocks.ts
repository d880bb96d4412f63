import {
	type ComparedDocument,
	type ComparedRow,
	type ComparedSide,
	type ComparisonReport,
	placeIn,
	placeWordOf,
	type Segment,
} from "@/lib/tools/documents/comparing/schemas";
import type { Block, Run } from "@/lib/tools/documents/converting/model/blocks";
import { changeCounts, factSentence, toldFacts } from "./summary";

const KIND_WORDS: Readonly<Record<ComparedRow["kind"], string>> = {
	same: "Same",
	changed: "Changed",
	added: "Added",
	deleted: "Deleted",
	moved_from: "Moved",
	moved_to: "Moved",
};
/** Told by their lines as well as by their colours, so that they are seen in grey. */
const LOOKS: Readonly<Record<Segment["mark"], Omit<Run, "text">>> = {
	same: {},
	gone: { struck: true, ink: "#b42318" },
	new: { underline: true, bold: true, ink: "#0b6e3d" },
	moved: { underline: true, italic: true, ink: "#24507a" },
};
const MUTED = "#5b6270";
/** Longer lists say no more on paper; the data beside the report have all of it. */
const MOST_ROWS = 400;
const MOST_LETTERS = 600;

const paragraph = (...runs: Run[]): Block => ({ kind: "paragraph", runs });
const heading = (level: number, text: string): Block => ({ kind: "heading", level, runs: [{ text }], names: [] });
const listOf = (texts: readonly string[]): Block => ({ kind: "list", start: null, items: texts.map((text) => ({ blocks: [paragraph({ text })] })) });

function runsOf(side: ComparedSide, isPlain: boolean): Run[] {
	const runs: Run[] = [];
	let letters = 0;
	for (const [at, cell] of side.cells.entries()) {
		if (at > 0) runs.push({ text: " | ", ink: MUTED });
		for (const { text, mark } of cell) {
			if (letters > MOST_LETTERS) return [...runs, { text: " …" }];
			letters += text.length;
			runs.push({ ...(isPlain ? {} : LOOKS[mark]), text });
		}
	}
	return runs;
}

/** One change: what it is and where, and both versions of it. Of what moved the old place is named. */
function changeBlocks({ kind, old, new: now, where, partner }: ComparedRow, report: ComparisonReport, byId: ReadonlyMap<string, ComparedRow>): Block[] {
	const before = old ?? (partner === null ? null : (byId.get(partner)?.old ?? null));
	const pages = [before ? `old ${placeIn(report.old, before.page)}` : "", now ? `new ${placeIn(report.new, now.page)}` : ""].filter((words) => words !== "");
	const line = (word: string, side: ComparedSide) => paragraph({ text: `${word}: `, ink: MUTED }, ...runsOf(side, false));
	return [
		heading(3, where === "" ? KIND_WORDS[kind] : `${KIND_WORDS[kind]} · ${where}`),
		paragraph({ text: pages.join(", "), ink: MUTED }),
		...(old ? [line("Old", old)] : []),
		...(now ? [line("New", now)] : []),
	];
}

function lengthOf({ format, pageCount }: ComparedDocument): string {
	return `${pageCount} ${placeWordOf(format)}${pageCount === 1 ? "" : "s"}`;
}

/** A comparison in the order in which it is printed: what changed in words, then change by change with the words that differ marked. */
export function comparisonBlocks(report: ComparisonReport): Block[] {
	const { old, new: now, summary, rows, facts, notes } = report;
	const byId = new Map(rows.map((row) => [row.rowId, row]));
	const changes = rows.filter(({ kind, partner }) => kind !== "same" && !(kind === "moved_from" && partner !== null));
	const further = toldFacts(facts).others.map(factSentence);
	return [
		heading(1, "Comparison"),
		paragraph({ text: `${old.fileName} → ${now.fileName}`, bold: true }),
		paragraph({ text: `Old: ${lengthOf(old)} · New: ${lengthOf(now)}`, ink: MUTED }),
		heading(2, "What changed"),
		listOf(summary),
		...(further.length > 0 ? [heading(2, `Further numbers (${further.length})`), listOf(further)] : []),
		...(changes.length > 0 ? [heading(2, `Change by change (${changeCounts(rows).all})`), legend()] : []),
		...changes.slice(0, MOST_ROWS).flatMap((row) => changeBlocks(row, report, byId)),
		...(changes.length > MOST_ROWS ? [paragraph({ text: `${changes.length - MOST_ROWS} further changes stand in the data beside this report.` })] : []),
		...(notes.length > 0 ? [heading(2, "Worth knowing"), listOf(notes)] : []),
	];
}

function legend(): Block {
	return paragraph(
		{ ...LOOKS.gone, text: "gone" },
		{ text: " · " },
		{ ...LOOKS.new, text: "new" },
		{ text: " · " },
		{ ...LOOKS.moved, text: "stands elsewhere in the other version" },
	);
}
