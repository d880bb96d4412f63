import type { Weighed } from "./likeness";

/** What two spellings of one sentence have in common: its letters and digits. */
function bareText(text: string): string {
	return (
		text
			.normalize("NFKC")
			.toLowerCase()
			.match(/[\p{L}\p{N}]/gu) ?? []
	).join("");
}

/** Sentences that stand in several places word by word, by the first of them: only these may be told once and cite all. */
export function sameSentences(all: readonly Weighed[]): Map<number, Weighed[]> {
	const byText = new Map<string, Weighed[]>();
	for (const one of all) {
		const key = bareText(one.sentence.text);
		const list = byText.get(key);
		if (list) list.push(one);
		else byText.set(key, [one]);
	}
	return new Map([...byText.values()].flatMap((list): [number, Weighed[]][] => (list[0] ? [[list[0].at, list]] : [])));
}
