/** Values that differ in case or spaces alone are one value: this is what they have in common. */
export function foldedWord(text: string): string {
	return text.normalize("NFC").trim().replace(/\s+/gu, " ").toLowerCase();
}

/** The values of a text column with their counts; given up once there are too many to be groups. */
export class WordBook {
	static readonly MOST = 5_000;
	readonly words: string[] = [];
	readonly counts: number[] = [];
	private readonly places = new Map<string, number>();

	/** The number of a value, from 1; 0 when the book is full. */
	place(word: string): number {
		const known = this.places.get(word);
		if (known !== undefined) {
			this.counts[known - 1] = (this.counts[known - 1] ?? 0) + 1;
			return known;
		}
		if (this.words.length >= WordBook.MOST) return 0;
		this.words.push(word);
		this.counts.push(1);
		this.places.set(word, this.words.length);
		return this.words.length;
	}
}

export interface Spelling {
	/** As most cells spell it. */
	readonly word: string;
	readonly count: number;
	/** Places in the book of all its spellings, from 1. */
	readonly places: readonly number[];
}

/** The values of a book with their spellings put together, in the order in which they were met. */
export function spellingsOf({ words, counts }: Pick<WordBook, "words" | "counts">): Spelling[] {
	const groups = new Map<string, number[]>();
	for (const [at, word] of words.entries()) {
		const key = foldedWord(word);
		const group = groups.get(key);
		if (group) group.push(at + 1);
		else groups.set(key, [at + 1]);
	}
	return [...groups.values()].map((places) => {
		const best = places.reduce((most, place) => ((counts[place - 1] ?? 0) > (counts[most - 1] ?? 0) ? place : most));
		return { word: words[best - 1] ?? "", count: places.reduce((sum, place) => sum + (counts[place - 1] ?? 0), 0), places };
	});
}
