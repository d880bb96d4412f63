import bidiFactory from "bidi-js";
import { hasRightToLeft } from "@/lib/platform/language/direction";

let bidi: ReturnType<typeof bidiFactory> | null = null;

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
