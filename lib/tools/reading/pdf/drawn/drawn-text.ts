import { closeUp, isSpacedWord } from "@/lib/tools/reading/text/letter-spacing";
import type { OperatorList, Ops } from "./painted";

const MOST_GLYPHS = 100_000;
const MOST_ASKED = 400;
const SPACE = /\s/u;

/** A page's text as it was drawn: with the spaces that stand between words, without the gaps that letter-spacing leaves between letters. */
export class DrawnText {
	private text = "";
	/** Without spaces, each sign with its place in the text. */
	private compact = "";
	private readonly places: number[] = [];
	/** Places where what is drawn in one go begins; where the text before it ends. */
	private readonly begins = new Set<number>([0]);
	private from = 0;
	private asked = 0;

	constructor({ fnArray, argsArray }: OperatorList, OPS: Ops) {
		fnArray.forEach((fn, at) => {
			const [glyphs] = fn === OPS.showText ? (argsArray[at] as readonly unknown[]) : [];
			if (!Array.isArray(glyphs) || this.places.length >= MOST_GLYPHS) return;
			this.begins.add(this.text.length);
			for (const glyph of glyphs) this.add(glyph?.unicode);
		});
	}

	private add(unicode: unknown): void {
		if (typeof unicode !== "string") return;
		for (const sign of unicode) {
			if (!SPACE.test(sign)) {
				for (let unit = 0; unit < sign.length; unit++) this.places.push(this.text.length + unit);
				this.compact += sign;
			}
			this.text += sign;
		}
	}

	private isWhole(first: number, last: number): boolean {
		const isEdge = (place: number) =>
			place >= this.text.length || this.begins.has(place) || SPACE.test(this.text.charAt(place)) || SPACE.test(this.text.charAt(place - 1));
		return isEdge(first) && isEdge(last + 1);
	}

	/** The words of a letter-spaced text, whose letters and words all stand apart, asked in the order of drawing; null where it is one word, its gaps tell the words apart, or it was drawn otherwise. */
	wordsOf(spaced: string): string | null {
		const letters = /\s\s/u.test(spaced.trim()) ? "" : spaced.replace(/\s/gu, "");
		for (let from = this.from; letters !== "" && this.asked < MOST_ASKED; from += 1) {
			this.asked += 1;
			from = this.compact.indexOf(letters, from);
			const [first, last] = [this.places[from], this.places[from + letters.length - 1]];
			if (first === undefined || last === undefined) return null;
			if (!this.isWhole(first, last)) continue;
			this.from = from + letters.length;
			// Some set letters apart by spaces that they type: more than one of these parts words.
			const words = closeUp(this.text.slice(first, last + 1)).replace(/\s+/gu, " ");
			return words === letters || isSpacedWord(words, 3) ? null : words;
		}
		return null;
	}
}
