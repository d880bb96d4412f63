import { languageLikeness } from "./language-likeness";

/** Enough to tell; the time grows with the text. */
const LONGEST_SAMPLE = 4_000;
/** Below this share of the best guess a language that we read is not meant. */
const LEAST_LIKENESS = 0.97;
/** Fewer letters say too little to refuse a file for its language. */
const LEAST_LETTERS = 200;

/** The languages that a resume may be in, by their ISO 639-3 codes. */
const READ: Readonly<Record<string, string>> = {
	eng: "en",
	deu: "de",
	fra: "fr",
	spa: "es",
	ita: "it",
	por: "pt",
	nld: "nl",
	pol: "pl",
	swe: "sv",
	ces: "cs",
	tur: "tr",
	vie: "vi",
	ind: "id",
	jpn: "ja",
	kor: "ko",
	cmn: "zh",
	rus: "ru",
	ukr: "uk",
	arb: "ar",
	heb: "he",
	hin: "hi",
	tha: "th",
};
export interface DetectedLanguage {
	/** BCP 47 */
	readonly tag: string;
	/** The language by whose rules it is read, another one for a near relative; null for one that we can't read. */
	readonly readAs: string | null;
}

/** The letters of these languages beside those of English, or of Russian. */
const LETTERS: Readonly<Record<string, string>> = {
	en: "",
	de: "äöüß",
	fr: "àâæçèéêëîïôœùûüÿ",
	es: "áéíñóúü",
	it: "àèéìíîòóùú",
	pt: "áàâãçéêíóôõúü",
	nl: "áéëíïóöúü",
	pl: "ąćęłńóśźż",
	sv: "åäöéà",
	cs: "áčďéěíňóřšťúůýž",
	tr: "âçğıîöşûü",
	id: "é",
	ru: "ё",
	uk: "єіїґ",
};
/** More of a text's letters than this do not stand in names alone. */
const MOST_FOREIGN = 0.005;
const BASIC = /[a-zа-я]/u;

/** So close to one that we read that its words, dates and headings are mostly understood. */
const RELATIVES: Readonly<Record<string, { readonly tag: string; readonly readAs: string }>> = {
	dan: { tag: "da", readAs: "sv" },
	nob: { tag: "nb", readAs: "sv" },
	nno: { tag: "nb", readAs: "sv" },
	cat: { tag: "ca", readAs: "es" },
	glg: { tag: "gl", readAs: "pt" },
	slk: { tag: "sk", readAs: "cs" },
	zlm: { tag: "ms", readAs: "id" },
	afr: { tag: "af", readAs: "nl" },
	bel: { tag: "be", readAs: "ru" },
	sco: { tag: "en", readAs: "en" },
};

const ENGLISH: DetectedLanguage = { tag: "en", readAs: "en" };

/** What is no prose says nothing of a language. */
function proseOf(text: string): string {
	const words = text.split(/\s+/).filter((word) => !/[@\p{N}]|:\/\/|^www\./u.test(word));
	return words.join(" ").slice(0, LONGEST_SAMPLE);
}

/** Whether a text has letters that a language does not write with: it is of another one that looks alike. */
function hasForeignLetters(text: string, tag: string): boolean {
	const own = LETTERS[tag];
	if (own === undefined) return false;
	const letters = text.normalize("NFC").toLowerCase().match(/\p{L}/gu) ?? [];
	return letters.filter((letter) => !BASIC.test(letter) && !own.includes(letter)).length > letters.length * MOST_FOREIGN;
}

/** The main language of a resume's text; English when nothing speaks for another. */
export function detectLanguage(text: string): DetectedLanguage {
	const prose = proseOf(text);
	const letters = prose.match(/\p{L}/gu)?.length ?? 0;
	const kana = prose.match(/[\u3040-\u30ff]/g)?.length ?? 0;
	const han = prose.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
	// Tables of events are full of Chinese signs; kana tell Japanese.
	if (kana > letters * 0.02 && kana + han > letters * 0.2) return { tag: "ja", readAs: "ja" };
	const guesses = languageLikeness(prose);
	const [best] = guesses;
	if (!best || best[0] === "und") return ENGLISH;
	const relative = RELATIVES[best[0]];
	const known = guesses.find(([code, likeness]) => code in READ && likeness >= LEAST_LIKENESS);
	const tag = known && READ[known[0]];
	if (tag && (known[0] === best[0] || !hasForeignLetters(prose, tag))) return { tag, readAs: tag };
	if (relative) return relative;
	return letters < LEAST_LETTERS ? ENGLISH : { tag: Intl.getCanonicalLocales(best[0])[0] ?? best[0], readAs: null };
}

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** "Finnish" for `fi`. */
export function languageName(tag: string): string {
	return NAMES.of(tag) ?? tag;
}

/** "Arabic, Chinese, …": what a resume may be written in. */
export function readableLanguages(): string[] {
	return Object.values(READ)
		.map(languageName)
		.sort((a, b) => a.localeCompare(b, "en"));
}
