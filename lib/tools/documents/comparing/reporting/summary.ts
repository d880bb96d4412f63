import type { ComparedRow, ComparedSide, ComparisonReport } from "@/lib/tools/documents/comparing/schemas";
import { splitSentences } from "@/lib/tools/documents/language/line-text";

const KIND_WORDS = { amount: "amount", percentage: "percentage", date: "date", number: "number" } as const;
const MOST_FACTS = 6;

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

/** What changed, in sentences: numbers that are other ones now come first, then what is in one version alone. */
export function summaryOf({ counts, facts, rows }: Pick<ComparisonReport, "counts" | "facts" | "rows">): string[] {
	const { changed, added, deleted, moved, movedAndChanged } = counts;
	if (changed + added + deleted + moved === 0) return ["Nothing changed: the two versions have the same text."];
	// What is written in figures weighs more than what is written in words.
	const inFigures = ({ from, to }: (typeof facts)[number]) => Number(!/\p{Nd}/u.test(from ?? to ?? ""));
	const named = facts
		.toSorted((one, other) => inFigures(one) - inFigures(other))
		.slice(0, MOST_FACTS)
		.map(({ kind, from, to, where }) => {
			const place = where === "" ? "" : /^[§\d]/.test(where) ? ` in ${where}` : ` under “${where}”`;
			if (from === null) return `The ${KIND_WORDS[kind]} ${to ?? ""}${place} is new.`;
			return to === null ? `The ${KIND_WORDS[kind]} ${from}${place} is gone.` : `The ${KIND_WORDS[kind]}${place} went from ${from} to ${to}.`;
		});
	const more = facts.length > MOST_FACTS ? [`${counted(facts.length - MOST_FACTS, "further number")} changed.`] : [];
	const parts = [
		...(changed > 0 ? [`${counted(changed, "passage")} changed${movedAndChanged > 0 ? ` (${movedAndChanged} of them moved as well)` : ""}`] : []),
		...(added > 0 ? [`${counted(added, "passage")} added`] : []),
		...(deleted > 0 ? [`${counted(deleted, "passage")} deleted`] : []),
		...(moved > 0 ? [`${counted(moved, "passage")} moved`] : []),
	];
	return [...named, ...more, ...passageSentences(rows), `${parts.join(", ")}.`];
}
