const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/u;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
const WORD_START = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu;
/** Phrases are told apart by so many of their first letters. */
const HEAD = 3;

interface Entry<Value> {
	readonly phrase: string;
	readonly value: Value;
}

/** Phrases that are found in one pass over a text: in scripts with spaces where a word begins, in others anywhere. */
export class PhraseIndex<Value> {
	private readonly spaced = new Map<string, Entry<Value>[]>();
	private readonly unspaced = new Map<string, Entry<Value>[]>();

	/** @param endsWord whether a phrase has to end where a word ends */
	constructor(private readonly endsWord: boolean) {}

	/** Adds a folded phrase. */
	add(phrase: string, value: Value): void {
		const isUnspaced = UNSPACED.test(phrase);
		const index = isUnspaced ? this.unspaced : this.spaced;
		const key = phrase.slice(0, isUnspaced ? 1 : HEAD);
		const known = index.get(key);
		if (known) known.push({ phrase, value });
		else index.set(key, [{ phrase, value }]);
	}

	/** The values of all phrases in a folded text, as often as they stand there. */
	find(folded: string): Value[] {
		const found: Value[] = [];
		const text = `${folded} `;
		for (const { index } of text.matchAll(WORD_START)) {
			for (const { phrase, value } of this.spaced.get(text.slice(index, index + HEAD)) ?? []) {
				if (text.startsWith(phrase, index) && (!this.endsWord || !LETTER.test(text.charAt(index + phrase.length)))) found.push(value);
			}
		}
		if (!UNSPACED.test(folded)) return found;
		for (let at = 0; at < folded.length; at++) {
			for (const { phrase, value } of this.unspaced.get(folded.charAt(at)) ?? []) if (folded.startsWith(phrase, at)) found.push(value);
		}
		return found;
	}
}
