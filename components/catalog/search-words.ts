/** Lower case without accents, words apart. */
export const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** Words that say nothing of what is wanted, as goals begin with them. */
const SMALL = new Set(
	"a an the i we my our me us it this that these those to of in on for from with and or into out is are be do does can could would want need like please make turn get have help ich mein meine meinen ein eine einen der die das den und oder in im zu aus mit fur will mochte bitte mach el la los las un una mi mis de en y o para con por quiero necesito".split(
		" ",
	),
);

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LEAST_STEM = 4;

/** "letters" finds "letter", and what is still being typed finds what it begins. */
export function isIn(wanted: string, words: readonly string[], text: string): boolean {
	if (SPACELESS.test(wanted)) return text.includes(wanted);
	const stem = wanted.length > LEAST_STEM ? wanted.replace(/(?:e?s)$/, "") : wanted;
	return words.some((word) => word.startsWith(stem));
}

/** The words of a search that say something; all of them where none does. */
export function tellingWords(query: string): string[] {
	const all = plain(query).split(" ").filter(Boolean);
	const telling = all.filter((word) => !SMALL.has(word));
	return telling.length > 0 ? telling : all;
}
