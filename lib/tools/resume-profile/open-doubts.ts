import type { PrintedDoubt } from "./schemas";

const LONGEST_QUOTE = 80;

/** A doubt begins with what it is about. */
export function quotedInDoubt(text: string): string {
	return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text}”`;
}

type Said = { readonly value: string } | null;

interface Doubtful {
	readonly name: Said;
	readonly headline: Said;
	readonly contact: { readonly email: Said };
	readonly printed: { readonly doubts: readonly PrintedDoubt[] } | null;
}

/** The doubts about what is printed of a file, without those about its owner that were settled by changing what was read. */
export function openDoubts({ name, headline, contact, printed }: Doubtful): PrintedDoubt[] {
	const said = [name, headline, contact.email].flatMap((fact) => (fact ? [quotedInDoubt(fact.value)] : []));
	return (printed?.doubts ?? []).filter(({ reason, text }) => reason !== "person" || said.some((start) => text.startsWith(start)));
}
