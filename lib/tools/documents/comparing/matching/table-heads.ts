import type { Block } from "@/lib/tools/documents/comparing/block";
import type { ChangedFact } from "@/lib/tools/documents/comparing/schemas";

const MONEY =
	/\p{Sc}|\b(?:eur|usd|gbp|chf|cad|aud|jpy|pln|sek|nok|dkk|price|value|amount|cost|fee|rent|total|sum|salary|pay|preis|betrag|wert|kosten|summe|precio|importe|prix|montant)\b/iu;
const MOST_COLUMN = 40;

/** The columns of the table that a row stands in: the words of its first row, where that has no figures. */
export function headsOf(blocks: readonly Block[]): ReadonlyMap<Block, readonly string[]> {
	const heads = new Map<Block, readonly string[]>();
	let head: readonly string[] | null = null;
	for (const block of blocks) {
		if (block.kind !== "row") head = null;
		else if (head === null) head = block.cells.some((cell) => /\p{Nd}/u.test(cell)) ? [] : block.cells;
		else if (head.length === block.cells.length) heads.set(block, head);
	}
	return heads;
}

/** A fact of a cell, by the name of its column: a bare number below "Value (CAD)" is an amount. */
export function inColumn<Fact extends Pick<ChangedFact, "kind" | "of">>(fact: Fact, column: string | undefined): Fact {
	if (!column) return fact;
	const kind = fact.kind === "number" && MONEY.test(column) ? "amount" : fact.kind;
	return { ...fact, kind, of: fact.of === "" ? column.slice(0, MOST_COLUMN) : fact.of };
}
