import { plainWord } from "./finder-line";

/** Labels of one meaning in many languages, found in a line whole word by whole word. */
export class Labels {
	/** By their first letter, longest first. */
	private readonly phrases = new Map<string, string[]>();
	private readonly firsts = new Set<number>();

	constructor(phrases: string) {
		for (const phrase of phrases.split("|").map((one) => foldLine(one.trim()))) {
			this.phrases.set(phrase.charAt(0), [...(this.phrases.get(phrase.charAt(0)) ?? []), phrase]);
		}
		for (const first of this.phrases.keys()) this.firsts.add(first.charCodeAt(0));
		for (const alike of this.phrases.values()) alike.sort((a, b) => b.length - a.length);
	}

	/** Where labels end in a line, longest first at each place. `folded` is the line as `foldLine` gives it. */
	ends(folded: string): { start: number; end: number }[] {
		const found: { start: number; end: number }[] = [];
		for (let at = 0; at < folded.length; at++) {
			if (!this.firsts.has(folded.charCodeAt(at))) continue;
			const alike = this.phrases.get(folded.charAt(at));
			if (!alike || (isWordSign(folded.charAt(at)) && isWordSign(folded.charAt(at - 1)))) continue;
			const phrase = alike.find((one) => folded.startsWith(one, at) && !(isWordSign(one.at(-1)) && isWordSign(folded.charAt(at + one.length))));
			if (phrase === undefined) continue;
			found.push({ start: at, end: at + phrase.length });
			at += phrase.length - 1;
		}
		return found;
	}

	/** Whether a text is one of them and nothing else. */
	isWhole(folded: string): boolean {
		return this.phrases.get(folded.charAt(0))?.includes(folded) ?? false;
	}

	/** Whether one of them stands in the `reach` letters before a place. */
	isBefore(folded: string, at: number, reach: number): boolean {
		return this.ends(folded.slice(Math.max(0, at - reach), at)).length > 0;
	}
}

const LATIN_OR_FIGURE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** Letters of scripts that part words by blanks. */
export function isWordSign(sign: string | undefined): boolean {
	if (sign === undefined || sign === "") return false;
	const code = sign.length === 1 ? sign.charCodeAt(0) : 128;
	return code < 128 ? (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) : LATIN_OR_FIGURE.test(sign);
}

/** A line letter by letter in lower case without accents; letters keep their places. */
export function foldLine(text: string): string {
	const known = FOLDED.get(text);
	if (known !== undefined) return known;
	const folded = foldedLine(text);
	if (FOLDED.size >= MOST_FOLDED) FOLDED.clear();
	if (text.length <= LONGEST_KNOWN) FOLDED.set(text, folded);
	return folded;
}

/** Every finder folds the same lines: what they came to is remembered for a while. */
const FOLDED = new Map<string, string>();
const [MOST_FOLDED, LONGEST_KNOWN] = [4_000, 600];

function foldedLine(text: string): string {
	let folded = "";
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		const plain = sign < "\u0080" ? sign.toLowerCase() : plainWord(sign);
		// A sign of Hangul falls apart into its letters: it is kept whole.
		folded += sign >= "\uac00" && sign <= "\ud7a3" ? sign : plain.length === 1 ? plain : plain.charAt(0) || " ";
	}
	return folded;
}
