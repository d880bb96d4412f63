import type { Block } from "@/lib/tools/documents/comparing/block";
import { type Compared, compareBlocks } from "@/lib/tools/documents/comparing/matching/compare-blocks";
import type { ComparedRow, ComparedSide } from "@/lib/tools/documents/comparing/schemas";

/** Paragraphs, rows of cells parted by bars, and headings that begin with a hash. */
export function blocksOf(...texts: readonly string[]): Block[] {
	return texts.map((text): Block => {
		if (text.startsWith("# ")) return { kind: "heading", page: 1, cells: [text.slice(2)] };
		return text.includes("|") ? { kind: "row", page: 1, cells: text.split("|").map((cell) => cell.trim()) } : { kind: "paragraph", page: 1, cells: [text] };
	});
}

export function compared(old: readonly string[], now: readonly string[]): Compared {
	return compareBlocks(blocksOf(...old), blocksOf(...now));
}

/** A side in a line: what went in [-…-], what came in [+…+]. */
export function sideText(side: ComparedSide | null): string | null {
	if (side === null) return null;
	const words = { same: ["", ""], gone: ["[-", "-]"], new: ["[+", "+]"], moved: ["[~", "~]"] } as const;
	return side.cells.map((cell) => cell.map(({ text, mark }) => `${words[mark][0]}${text}${words[mark][1]}`).join("")).join(" | ");
}

/** Every row that is not the same, as "kind: old → new". */
export function changesOf(rows: readonly ComparedRow[]): string[] {
	return rows.filter(({ kind }) => kind !== "same").map((row) => `${row.kind}: ${sideText(row.old) ?? ""} → ${sideText(row.new) ?? ""}`);
}
