/** How many of each code point two sequences differ in, kept while both are walked. */
class Balance {
	private readonly open = new Map<number, number>();

	add(codePoint: number, change: 1 | -1): void {
		const now = (this.open.get(codePoint) ?? 0) + change;
		if (now === 0) this.open.delete(codePoint);
		else this.open.set(codePoint, now);
	}

	isEven(): boolean {
		return this.open.size === 0;
	}
}

const MARK = /\p{Mn}/u;

/**
 * Deals the letters of one span out in order. Readers give marks no width, so that each glyph with a width gets a chunk that begins with a
 * letter, and the last of them the rest; glyphs without a width get nothing.
 */
function deal(widths: readonly number[], letters: readonly string[]): string[] {
	if (widths.length === 1) return [letters.join("")];
	const isAnyWide = widths.some((width) => width > 0);
	const starts = letters.flatMap((letter, at) => (at === 0 || !MARK.test(letter) ? [at] : []));
	const wide = widths.flatMap((width, at) => (width > 0 || (!isAnyWide && at === 0) ? [at] : [])).slice(0, starts.length);
	return widths.map((_, at) => {
		const chunk = wide.indexOf(at);
		return chunk < 0 ? "" : letters.slice(starts[chunk], chunk === wide.length - 1 ? letters.length : starts[chunk + 1]).join("");
	});
}

/**
 * What each glyph of a text stands for when it is copied, so that the glyphs in their order give the text in its order. Where a font draws
 * letters in another order than they are written (an Indic vowel before its consonant), the letters of that span are dealt out in order.
 * @param made the code points that each glyph was made of, in the order of the glyphs; `widths` how far each moves on
 * @param shown the code points that were drawn, `letters` those that they stand for (brackets of a right-to-left text are mirrored)
 */
export function glyphTexts(made: readonly (readonly number[])[], widths: readonly number[], shown: readonly number[], letters: readonly string[]): string[] {
	const texts: string[] = [];
	const balance = new Balance();
	let [spanFrom, letterFrom, letterTo] = [0, 0, 0];
	made.forEach((codePoints, at) => {
		for (const codePoint of codePoints) {
			balance.add(codePoint, 1);
			const next = shown[letterTo];
			if (next !== undefined) balance.add(next, -1);
			letterTo += 1;
		}
		if (codePoints.length === 0 || !balance.isEven()) return;
		texts.push(...deal(widths.slice(spanFrom, at + 1), letters.slice(letterFrom, letterTo)));
		[spanFrom, letterFrom] = [at + 1, letterTo];
	});
	return spanFrom < made.length ? [...texts, ...deal(widths.slice(spanFrom), letters.slice(letterFrom))] : texts;
}
