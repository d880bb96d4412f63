/** Languages that begin every word of a heading with a capital, and the words that they don't. All others begin the first one so. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
	en: new Set("and or of the in on at for to a an with by from".split(" ")),
	de: new Set("und oder der die das des dem den für im in am an auf mit zu zum zur von vom bei sowie".split(" ")),
};
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** "IV" before a full stop, as headings are numbered. */
const NUMERAL = /^[IVX]{1,5}$/;

const isInCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** The words in capitals of lines that have small letters too: names of institutions, subjects and systems. */
function initialsIn(texts: readonly string[]): ReadonlySet<string> {
	return new Set(
		texts.filter((text) => !isInCapitals(text)).flatMap((text) => (text.match(WORD) ?? []).filter((word) => word.length > 1 && isInCapitals(word))),
	);
}

/**
 * How headings in capitals are set like the others, in a language (a BCP 47 tag): "LICENCES & CERTIFICATIONS" as "Licences & Certifications", "EXPERIENCIA
 * LABORAL" as "Experiencia laboral". What the resume's own lines write in capitals stays so. Others stay as they are.
 */
export function headingSetter(language: string, texts: readonly string[]): (heading: string) => string {
	const tag = language.toLowerCase().split(/[-_]/u)[0] ?? "";
	const small = SMALL_WORDS[tag];
	// The one language of resumes whose small letters are others.
	const lowered = (text: string) => text.toLocaleLowerCase(tag === "tr" ? "tr" : "en");
	let initials: ReadonlySet<string> | undefined;
	const isName = (word: string) => {
		initials ??= initialsIn(texts);
		return initials.has(word);
	};
	const isNumber = (word: string, next: string | undefined) => NUMERAL.test(word) && (next === "." || next === ")");
	return (heading) => {
		if (!isInCapitals(heading)) return heading;
		let isFirst = true;
		return heading.replace(WORD, (word: string, at: number) => {
			if (isNumber(word, heading[at + word.length])) return word;
			const lower = lowered(word);
			const isAfterApostrophe = /['’]/u.test(heading[at - 1] ?? "");
			const hasCapital = isFirst || (small !== undefined && !small.has(lower) && !isAfterApostrophe);
			isFirst = false;
			if (isName(word)) return word;
			const [first = "", ...rest] = word;
			return hasCapital ? first + lowered(rest.join("")) : lower;
		});
	};
}
