import type { Note } from "./blocks";

/** So many notes of a file are told one by one. */
const MOST_NOTES = 100;

/** What could not be taken over, as a reader meets it; the same of many places is told once, with their number. */
export class Notebook {
	private readonly notes: Note[] = [];
	private readonly more = new Map<string, number>();
	private left = 0;

	add(message: string, place = ""): void {
		if (this.notes.length >= MOST_NOTES) this.left += 1;
		else if (!this.notes.some((note) => note.message === message && note.place === place)) this.notes.push({ place, message });
	}

	/** Counts what is told once at the end: `words` makes the sentence of the number. */
	count(words: string): void {
		this.more.set(words, (this.more.get(words) ?? 0) + 1);
	}

	all(): Note[] {
		const counted = [...this.more].map(([words, count]) => ({ place: "", message: count === 1 ? words : `${words} (${count} times)` }));
		const rest = this.left > 0 ? [{ place: "", message: `${this.left} more remarks of this file are not listed one by one.` }] : [];
		return [...this.notes, ...counted, ...rest];
	}
}
