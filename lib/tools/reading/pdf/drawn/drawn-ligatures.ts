import { isFromRight } from "@/lib/tools/reading/pdf/from-right";
import type { OperatorList, Ops } from "./painted";

const MOST_GLYPHS = 100_000;
/** What is asked for stands no further behind what was asked for before. */
const REACH = 4_000;
const SPACE = /\s/u;

/** Turned around sign by sign; a form of presentation of several letters is one sign. */
const reversed = (text: string): string => [...text].reverse().join("").normalize("NFKC");

/**
 * Letters of scripts that are read from the right, which a font draws as one sign: the reader of PDFs turns the pieces of a line around letter by letter,
 * and those of such a sign with them, so that "في" comes as "يف".
 */
export class DrawnLigatures {
	/** All letters of the page as they were drawn. */
	private compact = "";
	/** Places in it where a sign begins, and those of signs that are several letters. */
	private readonly begins = new Set<number>();
	private readonly joined: number[] = [];
	private from = 0;

	constructor({ fnArray, argsArray }: OperatorList, OPS: Ops) {
		fnArray.forEach((fn, at) => {
			const [glyphs] = fn === OPS.showText ? (argsArray[at] as readonly unknown[]) : [];
			if (!Array.isArray(glyphs) || this.begins.size >= MOST_GLYPHS) return;
			for (const glyph of glyphs) this.add(glyph?.unicode);
		});
	}

	private add(unicode: unknown): void {
		const text = typeof unicode === "string" ? unicode.normalize("NFKC").replace(/\s/gu, "") : "";
		if (text === "") return;
		this.begins.add(this.compact.length);
		if ([...text].length > 1 && isFromRight(text)) this.joined.push(this.compact.length);
		this.compact += text;
	}

	/** Whether the page has such signs. */
	get isNeeded(): boolean {
		return this.joined.length > 0;
	}

	/** The letters from `from` to `to`, sign by sign from the right. */
	private fromRight(from: number, to: number): string {
		let text = "";
		let end = to;
		for (let at = to - 1; at >= from; at--) {
			if (!this.begins.has(at)) continue;
			text += this.compact.slice(at, end);
			end = at;
		}
		return text;
	}

	/** A piece of a line with the letters of such signs in their order. Pieces are asked in the order of drawing. */
	inOrder(piece: string): string {
		const text = piece.normalize("NFKC");
		const letters = text.replace(/\s/gu, "");
		if (letters === "" || !isFromRight(letters)) return piece;
		const shown = reversed(piece).replace(/\s/gu, "");
		const from = this.compact.slice(this.from, this.from + REACH).indexOf(shown);
		if (from === -1) return piece;
		const [first, end] = [this.from + from, this.from + from + shown.length];
		this.from = end;
		if (!this.joined.some((at) => at >= first && at < end)) return piece;
		const ordered = [...this.fromRight(first, end)];
		return [...text].map((letter) => (SPACE.test(letter) ? letter : (ordered.shift() ?? ""))).join("");
	}
}
