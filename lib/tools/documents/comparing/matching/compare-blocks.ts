import { type Block, blockKey, cellKey, keyOf } from "@/lib/tools/documents/comparing/block";
import {
	type ChangedFact,
	COMPARE_LIMITS,
	type ComparedRow,
	type ComparedSide,
	type ComparisonReport,
	type Segment,
} from "@/lib/tools/documents/comparing/schemas";
import { matchBlocks } from "./match-blocks";
import { withMovedSentences } from "./moved-sentences";
import { type Reach, saysSame } from "./same-text";
import { headsOf, inColumn } from "./table-heads";
import { changedFacts } from "./telling/changed-facts";
import { partiesOf, swappedParties } from "./telling/parties";
import { turnedMeanings } from "./telling/turned-meaning";
import { countWords, wordChanges } from "./word-changes";

export type Compared = Pick<ComparisonReport, "counts" | "facts" | "rows" | "sameLeftOut">;

const CLAUSE = /^(?:§ ?\d{1,4}[a-z]?|(?:article|section|clause|artikel|ziffer|nr\.|artículo) \d{1,4}|\d{1,3}(?:\.\d{1,3}){0,4}[.)]?)(?=\s)/i;
const MOST_WHERE = 80;
const SAME_KIND: Reach = { isOtherFormat: false, hasBrokenLines: false };

const LONGEST_TITLE = 60;

/** Whether a numbered line is the title of its clause, and no sentence of it. */
function isTitle(text: string): boolean {
	return text.length <= LONGEST_TITLE && /\p{L}{3}/u.test(text) && !/[.;:!?,]$/.test(text) && text.split(/\s+/).length <= 7;
}

/** The clause or heading under which each block stands; of a row its first cell. */
function placesOf(blocks: readonly Block[]): string[] {
	let heading = "";
	return blocks.map(({ kind, cells }) => {
		const text = cells[0] ?? "";
		const clause = kind === "row" ? null : CLAUSE.exec(text);
		if (kind === "heading" || (clause && isTitle(text))) heading = text.slice(0, MOST_WHERE);
		if (kind === "heading" || (clause && isTitle(text))) return text.slice(0, MOST_WHERE);
		if (kind === "row" && /\p{L}/u.test(text)) return text.slice(0, MOST_WHERE);
		return clause ? clause[0].replace(/[.)]$/, "") : heading;
	});
}

function side(block: Block, mark: Segment["mark"]): ComparedSide {
	return { page: block.page, kind: block.kind, cells: block.cells.map((text) => [{ text, mark }]) };
}

/** A row as one line of text, to stand beside one. */
function asLine(block: Block): Block {
	return block.kind === "row" ? { ...block, kind: "paragraph", cells: [block.cells.filter((cell) => cell !== "").join(" ")] } : block;
}

/** Cells of two rows by their place; a cell that only one row has went or came whole. */
function changedSides(old: Block, now: Block): { old: ComparedSide; new: ComparedSide } {
	const isRow = old.kind === "row" && now.kind === "row";
	if (!isRow && old.cells.length !== now.cells.length) return changedSides(asLine(old), asLine(now));
	const count = Math.max(old.cells.length, now.cells.length);
	const cells = Array.from({ length: count }, (_, at) => {
		const [before, after] = [old.cells[at] ?? "", now.cells[at] ?? ""];
		const isSame = isRow && cellKey(before) === cellKey(after);
		return isSame ? { old: [{ text: before, mark: "same" as const }], new: [{ text: after, mark: "same" as const }] } : wordChanges(before, after);
	});
	return {
		old: { page: old.page, kind: old.kind, cells: cells.slice(0, old.cells.length).map((cell) => cell.old) },
		new: { page: now.page, kind: now.kind, cells: cells.slice(0, now.cells.length).map((cell) => cell.new) },
	};
}

/** Two lists of blocks beside each other, in the order of the new one, with what went where it stood. */
export function compareBlocks(old: readonly Block[], now: readonly Block[], reach: Reach = SAME_KIND): Compared {
	const { pairs, moved } = matchBlocks(old, now);
	const [oldWhere, newWhere] = [placesOf(old), placesOf(now)];
	const [movedFrom, movedTo] = [new Map(moved), new Map(moved.map(([from, to]) => [to, from]))];
	const rows: ComparedRow[] = [];
	const facts: ChangedFact[] = [];
	const heads = headsOf(old);
	const parties = partiesOf([...old, ...now]);
	const nameFacts = (from: Block, to: Block, where: string, rowId: string) => {
		const columns = heads.get(from) ?? [];
		for (const [at, text] of from.cells.entries()) {
			const [before, after] = [text, to.cells[at] ?? ""].map((cell) => (from.kind === "row" ? cell : cell.replace(CLAUSE, "")));
			for (const fact of changedFacts(before ?? "", after ?? ""))
				if (facts.length < COMPARE_LIMITS.facts) facts.push({ ...inColumn(fact, columns[at]), quote: "", where, rowId });
		}
	};
	/** What a block brought or took with it. */
	const nameWhole = (block: Block, isGone: boolean, where: string, rowId: string) => {
		// A whole row of a table is told by itself.
		if (block.kind === "row") return;
		for (const cell of block.cells) {
			const text = cell.replace(CLAUSE, "");
			for (const fact of changedFacts(isGone ? text : "", isGone ? "" : text))
				if (facts.length < COMPARE_LIMITS.facts) facts.push({ ...fact, quote: "", where, rowId });
		}
	};
	const goneUntil = (from: number, to: number) => {
		for (let at = from; at < to; at++) {
			const block = old[at];
			if (!block) continue;
			const target = movedFrom.get(at);
			const kind = target === undefined ? "deleted" : "moved_from";
			if (target === undefined) nameWhole(block, true, oldWhere[at] ?? "", `o${at}`);
			rows.push({ rowId: `o${at}`, kind, old: side(block, "gone"), new: null, partner: target === undefined ? null : `n${target}`, where: oldWhere[at] ?? "" });
		}
	};
	const cameUntil = (from: number, to: number) => {
		for (let at = from; at < to; at++) {
			const block = now[at];
			if (!block) continue;
			const source = movedTo.get(at);
			const before = source === undefined ? undefined : old[source];
			const kind = before ? "moved_to" : "added";
			if (before) nameFacts(before, block, newWhere[at] ?? "", `n${at}`);
			else nameWhole(block, false, newWhere[at] ?? "", `n${at}`);
			const shown = before && blockKey(before) !== blockKey(block) ? changedSides(before, block).new : side(block, before ? "same" : "new");
			rows.push({ rowId: `n${at}`, kind, old: null, new: shown, partner: source === undefined ? null : `o${source}`, where: newWhere[at] ?? "" });
		}
	};
	let [at, other] = [0, 0];
	for (const [nextAt, nextOther] of [...pairs, [old.length, now.length] as const]) {
		goneUntil(at, nextAt);
		cameUntil(other, nextOther);
		const [before, after] = [old[nextAt], now[nextOther]];
		if (before && after) {
			const where = newWhere[nextOther] || oldWhere[nextAt] || "";
			const isSame = saysSame(before, after, reach);
			const sides = isSame ? { old: side(before, "same"), new: side(after, "same") } : changedSides(before, after);
			if (!isSame) {
				nameFacts(before, after, where, `n${nextOther}`);
				for (const swap of [...turnedMeanings(sides), ...swappedParties(sides, parties)])
					if (facts.length < COMPARE_LIMITS.facts) facts.push({ ...swap, where, rowId: `n${nextOther}` });
			}
			rows.push({ rowId: `n${nextOther}`, kind: isSame ? "same" : "changed", ...sides, partner: null, where });
		}
		[at, other] = [nextAt + 1, nextOther + 1];
	}
	const told = withMovedSentences(rows);
	const counts = countsOf(told.rows);
	return { counts: { ...counts, moved: counts.moved + told.moved }, facts: settledFacts(facts), ...bounded(told.rows) };
}

/** An amount or date that went in one passage and came in another has moved: what is told is what is new. */
function settledFacts(facts: readonly ChangedFact[]): ChangedFact[] {
	const came = facts.filter(({ from }) => from === null);
	const settled = new Set<ChangedFact>();
	for (const gone of facts.filter(({ to }) => to === null)) {
		const twin = came.find((fact) => fact.kind === gone.kind && fact.to === gone.from && !settled.has(fact));
		if (twin) settled.add(gone).add(twin);
	}
	return facts.filter((fact) => !settled.has(fact));
}

const CLAUSE_NUMBER = /^\s*(?:§\s?)?\d[\d.]*[.)]?\s/u;
const wordsOf = (side: ComparedSide | null): string =>
	keyOf(
		(side?.cells ?? [])
			.map((cell) => cell.map(({ text }) => text).join(""))
			.join(" | ")
			.replace(CLAUSE_NUMBER, ""),
	).toLowerCase();

/** How many of those that moved say something else in their new place; another number alone is none. */
function changedOnTheWay(rows: readonly ComparedRow[]): number {
	const byId = new Map(rows.map((row) => [row.rowId, row]));
	return rows.filter(({ kind, partner, new: now }) => {
		const before = kind === "moved_to" && partner !== null ? byId.get(partner) : undefined;
		return before?.kind === "moved_from" && wordsOf(before.old) !== wordsOf(now);
	}).length;
}

function countsOf(rows: readonly ComparedRow[]): ComparisonReport["counts"] {
	const of = (kind: ComparedRow["kind"]) => rows.filter((row) => row.kind === kind).length;
	const words = (pick: (row: ComparedRow) => ComparedSide | null, mark: Segment["mark"]) =>
		rows
			.filter(({ kind }) => kind !== "moved_from")
			.reduce((sum, row) => sum + (pick(row)?.cells ?? []).reduce((all, cell) => all + countWords(cell, mark), 0), 0);
	const movedAndChanged = changedOnTheWay(rows);
	return {
		same: of("same"),
		changed: of("changed") + movedAndChanged,
		added: of("added"),
		deleted: of("deleted"),
		moved: of("moved_to"),
		movedAndChanged,
		wordsAdded: words((row) => row.new, "new"),
		wordsDeleted: words((row) => row.old, "gone"),
	};
}

const NEAR = 2;

/** Of what is the same in a very long document only that is listed which stands beside a change. */
function bounded(rows: readonly ComparedRow[]): { rows: ComparedRow[]; sameLeftOut: number } {
	if (rows.filter(({ kind }) => kind === "same").length <= COMPARE_LIMITS.sameShown) return { rows: [...rows], sameLeftOut: 0 };
	const isNear = new Uint8Array(rows.length);
	for (const [at, { kind }] of rows.entries()) if (kind !== "same") isNear.fill(1, Math.max(0, at - NEAR), at + NEAR + 1);
	const kept = rows.filter((_, at) => isNear[at] === 1);
	return { rows: kept, sameLeftOut: rows.length - kept.length };
}
