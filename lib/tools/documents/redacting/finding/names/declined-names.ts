import { withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isOrdinary } from "./words/word-sets";

const LEAST_STEM = 3;
const [MOST_CUT, MOST_ENDING] = [2, 4];
/** Ends of cases, in lower case without accents, as the Slavic and Baltic languages, Hungarian, Finnish and Turkish decline names. */
const ENDINGS = new Set(
	" owie owa owej ow owych a e i o u y ie em om ami ach owi iem ego emu ej ym im ii ei ou ovi ove ova um uv ech emi os ow а я у ю ы и е о ой ою ей ею ом ем ым им ого его ому ему ых их ами ями ах ях ові еві in un nin nun yi yu ye ya da de dan den la le lla lle lta ssa sta an en on ban ben nak nek val vel hoz hez tol tol rol nal nel t at et ot".split(
		" ",
	),
);
const VOWELS = "aeiouyаяуюыиеойь";

/** What stays of a name in every case: without its last vowels. */
function stemOf(name: string): string {
	const ending = name.length - withoutEnd(name, VOWELS).length;
	return name.slice(0, name.length - Math.min(ending, MOST_CUT));
}

/** Whether a word is a case of a name whose stem is known; `confidenceOf` tells of stems. */
function declinedFrom(word: string, confidenceOf: (stem: string) => number | undefined): number | undefined {
	for (let length = 0; length <= MOST_ENDING && word.length - length >= LEAST_STEM; length++) {
		if (!ENDINGS.has(word.slice(word.length - length))) continue;
		const confidence = confidenceOf(word.slice(0, word.length - length));
		if (confidence !== undefined) return confidence;
	}
	return undefined;
}

/** So surely a case of a name is one. */
const DECLINED = 0.55;
const LEAST_DECLINED = 4;
const STEMS = new WeakMap<ReadonlyMap<string, number>, ReadonlyMap<string, number>>();

function stemsOf(parts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
	const known = STEMS.get(parts);
	if (known) return known;
	const stems = new Map([...parts].filter(([part]) => part.length >= LEAST_DECLINED).map(([part]) => [stemOf(part), DECLINED]));
	STEMS.set(parts, stems);
	return stems;
}

/** "Krysią" of Krysia, "Брату Игорю" of Игорь. */
export function declined(plain: string, parts: ReadonlyMap<string, number>): number | undefined {
	return plain.length < LEAST_DECLINED || isOrdinary(plain) ? undefined : declinedFrom(plain, (stem) => stemsOf(parts).get(stem));
}
