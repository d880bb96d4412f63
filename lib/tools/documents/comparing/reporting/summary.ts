import type { ComparedRow, ComparedSide, ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { splitSentences } from "@/lib/tools/documents/language/line-text";

const WEIGHTS = { meaning: 0, amount: 1, percentage: 2, date: 3, period: 4, party: 5, number: 6 } as const;
const MOST_FACTS = 8;
const MOST_WEIGHTY = 20;

function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

const MOST_PASSAGES = 4;
const SHOWN_LETTERS = 120;
const LEAST_WORDS = 3;

const textOf = (side: ComparedSide | null): string => (side?.cells ?? []).map((cell) => cell.map(({ text }) => text).join("")).join(" | ");
const shortened = (text: string): string => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1).trimEnd()}…` : text);

/** The sentences of a changed row that one side has and the other lacks, as whole ones: all of their words went, or came. */
function wholeSentences(side: ComparedSide | null, mark: "gone" | "new"): string[] {
	const [cell = [], ...others] = side?.cells ?? [];
	if (others.length > 0) return [];
	const text = cell.map((segment) => segment.text).join("");
	let at = 0;
	const spans = cell.flatMap((segment) => {
		const start = at;
		at += segment.text.length;
		return segment.mark === mark ? [{ start, end: at }] : [];
	});
	let from = 0;
	return splitSentences(text).filter((sentence) => {
		const start = text.indexOf(sentence, from);
		if (start < 0) return false;
		from = start + sentence.length;
		return sentence.split(/\s+/).length >= LEAST_WORDS && spans.some((span) => span.start <= start && span.end >= from - 1);
	});
}

/** Passages, and sentences of changed ones, that are only in one of the versions, as they stand there. */
function lonePassages(rows: readonly ComparedRow[], side: "old" | "new"): string[] {
	const [kind, mark] = side === "old" ? (["deleted", "gone"] as const) : (["added", "new"] as const);
	return rows.flatMap((row) => (row.kind === kind ? [textOf(row[side])] : row.kind === "changed" ? wholeSentences(row[side], mark) : []));
}

function passageSentences(rows: readonly ComparedRow[]): string[] {
	const told = (words: string, passages: readonly string[]) => {
		const more = passages.length > MOST_PASSAGES ? [`${words} are ${counted(passages.length - MOST_PASSAGES, "further passage")}.`] : [];
		return [...passages.slice(0, MOST_PASSAGES).map((passage) => `${words}: “${shortened(passage.trim())}”`), ...more];
	};
	return [...told("Gone", lonePassages(rows, "old")), ...told("New", lonePassages(rows, "new"))];
}

type Fact = ComparisonReport["facts"][number];

/** What turns a meaning weighs most. What is another one now weighs more than what came or went, and money more than days, days more than bare numbers. */
function weightOf({ kind, from, to }: Fact): number {
	if (kind === "meaning") return WEIGHTS.meaning;
	const isInWords = !/\p{Nd}/u.test(from ?? to ?? "") && kind !== "party";
	return WEIGHTS[kind] + (from === null || to === null ? 10 : 0) + (isInWords ? 20 : 0);
}

/** A fact in a sentence, with the clause that it stands in. */
export function factSentence({ kind, from, to, where, of, quote }: Fact): string {
	const column = of !== "" && kind !== "period" ? `, “${of}”` : "";
	const place = where === "" ? "" : /^[§\d]/.test(where) ? ` in ${where}${column}` : ` under “${where}”${column}`;
	const told = quote === "" ? "." : `: “${quote}”`;
	if (kind === "meaning") {
		if (from !== null && to !== null) return `“${to}” now stands${place} where “${from}” stood${told}`;
		return to === null ? `“${from ?? ""}” is gone${place}${told}` : `“${to}” is new${place}${told}`;
	}
	if (kind === "party") return `${to} now stands${place} where ${from} stood${told}`;
	const unit = kind === "period" ? ` ${of}` : "";
	if (from === null) return `The ${kind} ${to ?? ""}${unit}${place} is new.`;
	return to === null ? `The ${kind} ${from}${unit}${place} is gone.` : `The ${kind}${place} went from ${from}${unit} to ${to}${unit}.`;
}

/** The changes that are told, from the weightiest on; of what weighs less only some. */
export function toldFacts(facts: readonly Fact[]): { readonly told: readonly Fact[]; readonly others: readonly Fact[] } {
	const sorted = facts.toSorted((one, other) => weightOf(one) - weightOf(other));
	const weighty = sorted.filter((fact) => weightOf(fact) < WEIGHTS.number).length;
	const count = Math.min(Math.max(weighty, MOST_FACTS), MOST_WEIGHTY);
	return { told: sorted.slice(0, count), others: sorted.slice(count) };
}

/** How many rows differ, each once: of what moved its new place. They are as many as the changes that are shown. */
export function changeCounts(rows: readonly ComparedRow[]) {
	const of = (kind: ComparedRow["kind"]) => rows.filter((row) => row.kind === kind).length;
	const counts = { changed: of("changed"), added: of("added"), deleted: of("deleted"), moved: of("moved_to") };
	return { ...counts, all: counts.changed + counts.added + counts.deleted + counts.moved };
}

/** What changed, in sentences: the weightiest first, then what is in one version alone. */
export function summaryOf({ counts, facts, rows }: Pick<ComparisonReport, "counts" | "facts" | "rows">): string[] {
	const { changed, added, deleted, moved, all } = changeCounts(rows);
	if (all === 0) return ["Nothing changed: the two versions have the same text."];
	const { told, others } = toldFacts(facts);
	const more = others.length > 0 ? [`${counted(others.length, "further number")} changed.`] : [];
	const sentences = counts.moved - moved;
	const parts = [
		...(changed > 0 ? [`${counted(changed, "passage")} changed${sentences > 0 ? ` (${counted(sentences, "sentence")} in them moved)` : ""}`] : []),
		...(added > 0 ? [`${counted(added, "passage")} added`] : []),
		...(deleted > 0 ? [`${counted(deleted, "passage")} deleted`] : []),
		...(moved > 0 ? [`${counted(moved, "passage")} moved${counts.movedAndChanged > 0 ? ` (${counts.movedAndChanged} of them changed as well)` : ""}`] : []),
	];
	return [...told.map(factSentence), ...more, ...passageSentences(rows), `${parts.join(", ")}.`];
}
