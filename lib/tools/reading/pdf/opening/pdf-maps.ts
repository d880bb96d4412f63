/** Up to the "n" of its end, which is no digit. */
const SECTION = /begin(?:bf|cid)range\b([^n]*)/g;
const RANGE = /<([0-9A-Fa-f]{1,8})>\s{0,9}<([0-9A-Fa-f]{1,8})>\s{0,9}(?:<([0-9A-Fa-f]*)>)?/g;
/** What each code of a range stands for, one by one: as many letters as are written there, and no range of its own. */
const ARRAY = /\[[^\][]*\]/g;
const DIGITS_PER_LETTER = 4;

/** How many letters the ranges of a font's map of letters stand for: a few bytes may name any number of them. */
export function countMapped(map: string): number {
	let letters = 0;
	for (const [, section = ""] of map.matchAll(SECTION)) {
		for (const [array] of section.matchAll(ARRAY)) letters += array.length / DIGITS_PER_LETTER;
		for (const [, first = "0", last = "0", target = ""] of section.replace(ARRAY, "<>").matchAll(RANGE)) {
			const length = Math.max(0, Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1);
			letters += length * Math.max(1, target.length / DIGITS_PER_LETTER);
		}
	}
	return letters;
}
