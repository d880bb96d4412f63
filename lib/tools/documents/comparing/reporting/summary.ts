import type { ComparisonReport } from "@/lib/tools/documents/comparing/schemas";

const KIND_WORDS = { amount: "amount", percentage: "percentage", date: "date", number: "number" } as const;
const MOST_FACTS = 6;

function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** What changed, in sentences: numbers that are other ones now come first. */
export function summaryOf({ counts, facts }: Pick<ComparisonReport, "counts" | "facts">): string[] {
	const { changed, added, deleted, moved, wordsAdded, wordsDeleted } = counts;
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
		...(changed > 0 ? [`${counted(changed, "passage")} changed`] : []),
		...(added > 0 ? [`${counted(added, "passage")} added`] : []),
		...(deleted > 0 ? [`${counted(deleted, "passage")} deleted`] : []),
		...(moved > 0 ? [`${counted(moved, "passage")} moved`] : []),
	];
	return [...named, ...more, `${parts.join(", ")}.`, `${counted(wordsAdded, "word")} came and ${counted(wordsDeleted, "word")} went.`];
}
