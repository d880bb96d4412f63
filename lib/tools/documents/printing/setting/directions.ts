import bidiFactory from "bidi-js";

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const RIGHT_TO_LEFT_LANGUAGES = new Set(["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv"]);

let bidi: ReturnType<typeof bidiFactory> | null = null;

/** Whether a text has letters that are written from the right. */
export function hasRightToLeft(text: string): boolean {
	return FROM_RIGHT.test(text);
}

/** The first code point of a text that is written from the right; 0 where there is none. */
export function firstRightToLeft(text: string): number {
	return FROM_RIGHT.exec(text)?.[0].codePointAt(0) ?? 0;
}

/** Whether a language (BCP 47) is written from the right. */
export function isRightToLeftLanguage(language: string): boolean {
	return RIGHT_TO_LEFT_LANGUAGES.has(language.toLowerCase().split(/[-_]/u)[0] ?? "");
}

const [ISOLATE, END_ISOLATE] = ["\u2068", "\u2069"];

/**
 * The embedding level of each UTF-16 unit of the texts of a line (UAX #9); odd levels run from the right. Several texts keep their order
 * whatever their own directions are, as the entries of a contact line. Null when all run from the left.
 */
export function levelsOf(texts: readonly string[], isRightToLeft: boolean): Uint8Array | null {
	if (!texts.some(hasRightToLeft) && !(isRightToLeft && texts.length > 1)) return null;
	bidi ??= bidiFactory();
	const direction = isRightToLeft ? "rtl" : "ltr";
	if (texts.length === 1) return bidi.getEmbeddingLevels(texts[0] ?? "", direction).levels;
	// What stands between the texts is not isolated: it runs as the line does.
	const isolated = texts.map((text) => (/[\p{L}\p{N}]/u.test(text) ? ISOLATE + text + END_ISOLATE : text));
	const { levels } = bidi.getEmbeddingLevels(isolated.join(""), direction);
	let from = 0;
	return Uint8Array.from(
		texts.flatMap((text, at) => {
			const whole = isolated[at]?.length ?? 0;
			const start = from + (whole - text.length) / 2;
			from += whole;
			return [...levels.slice(start, start + text.length)];
		}),
	);
}

/** A text as it is drawn from right to left: brackets are turned round. */
export function mirroredText(text: string): string {
	bidi ??= bidiFactory();
	const { getMirroredCharacter } = bidi;
	return Array.from(text, (letter) => getMirroredCharacter(letter) ?? letter).join("");
}

/** The pieces of a line in the order in which they stand from left to right (UAX #9, L2). */
export function inVisualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
	const ordered = [...pieces];
	const highest = pieces.reduce((level, piece) => Math.max(level, piece.level), 0);
	for (let level = highest; level > 0; level -= 1) {
		for (let from = 0; from < ordered.length; from += 1) {
			let to = from;
			while ((ordered[to]?.level ?? -1) >= level) to += 1;
			if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
			from = to;
		}
	}
	return ordered;
}
