import { tokensOf } from "@/lib/tools/documents/comparing/block";
import type { ChangedFact } from "@/lib/tools/documents/comparing/schemas";
import { type Figure, figuresIn } from "@/lib/tools/documents/language/figures";

const MOST_FACTS = 60;

/** Two spellings of one figure are no change. */
function isSame(one: Figure, other: Figure): boolean {
	return one.value === other.value && (one.kind !== "amount" || one.unit === other.unit);
}

/** What numbers of one text became in another, where both have as many of a kind; a number that merely went or came is told by the words. */
export function changedFacts(old: string, now: string): Pick<ChangedFact, "kind" | "from" | "to">[] {
	if (tokensOf(old).length > 4_000 || tokensOf(now).length > 4_000) return [];
	const [olds, news] = [figuresIn(old), figuresIn(now)];
	return (["amount", "percentage", "date", "number"] as const).flatMap((kind) => {
		const [before, after] = [olds.filter((fact) => fact.kind === kind), news.filter((fact) => fact.kind === kind)];
		if (before.length !== after.length || before.length > MOST_FACTS) return [];
		return before.flatMap((from, at) => {
			const to = after[at] ?? from;
			return isSame(from, to) ? [] : [{ kind, from: from.text, to: to.text }];
		});
	});
}
