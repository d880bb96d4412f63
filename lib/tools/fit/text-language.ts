/** Words that stand in every text of a language, and seldom in those of its neighbours. */
const COMMON_WORDS: Readonly<Record<string, string>> = {
	en: "the and of to with for you our will are is we your be that this on as an from",
	de: "und der die das mit für wir sie ist in den zu von eine oder im auf sind als bei dem zur",
	fr: "et les des vous nous une dans pour est avec sur votre notre aux du ou au vos en la le",
	es: "y los las para con del una que en el por se su es nuestro tus o al más la",
	it: "e di per con della del il che una dei delle nella gli alla un sono al i le da",
	pt: "e de para com os as em uma do da você não dos das na no à nossa ou um",
	nl: "en het van een je voor met wij de op zijn bij ons aan als jouw of te in",
	pl: "i w z na do oraz się jest dla od pracy przez lub że nie o po są",
	sv: "och att som för med av en är du vi på till det i ett den har om din",
	cs: "a v na se pro s z do je o ve nebo k od práce za že máte si",
	tr: "ve bir için ile olarak bu da de en olan çalışma sahibi veya iş konusunda olmak",
	vi: "và của các cho với công trong có là được việc không tại từ người năng",
	id: "dan yang di untuk dengan dari kami pada atau dalam kerja memiliki ini tidak akan anda",
	ru: "и в на с по для от не мы работы или к за опыт из вы",
	uk: "і в на з по для та від не ми або до що роботи за ви",
};
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
	["ja", /[\u3040-\u30ff]/g],
	["ko", /[\uac00-\ud7af]/g],
	["zh", /[\u4e00-\u9fff]/g],
	["th", /[\u0e00-\u0e7f]/g],
	["he", /[\u0590-\u05ff]/g],
	["ar", /[\u0600-\u06ff]/g],
	["hi", /[\u0900-\u097f]/g],
];
const OTHER_SCRIPT = /[\u0590-\u06ff\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;
const SAMPLE = 600;
const SAMPLE_WORDS = 140;
const OPENING = 2_000;
const LONGEST_TEXT = 20_000;
/** So many letters of a script make a text one of its language; Japanese is told by a few kana. */
const LEAST_SHARE = 0.15;
const LEAST_WORDS = 4;

const languagesByWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(COMMON_WORDS)) {
	for (const word of words.split(" ")) languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
}

const DISPLAY_NAMES = new Intl.DisplayNames("en", { type: "language" });
const names = new Map([...Object.keys(COMMON_WORDS), ...SCRIPTS.map(([language]) => language)].map((tag) => [tag, DISPLAY_NAMES.of(tag) ?? tag]));

/** `German` for `de`. */
export function languageOfTag(tag: string): string {
	return names.get(tag) ?? DISPLAY_NAMES.of(tag) ?? tag;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

/** The words of a text that is in lower case. */
export function wordsOf(lower: string): string[] {
	return (ASCII.test(lower) ? lower.match(/[a-z]+/g) : lower.match(/\p{L}+/gu)) ?? [];
}

/** As many of the first words of a text in lower case as tell its language, or a few more. */
function openingWords(lower: string): string[] {
	const opening = wordsOf(lower.slice(0, OPENING));
	// With more words than needed, none of those is cut off by the end of the opening.
	return lower.length <= OPENING || opening.length > SAMPLE_WORDS ? opening : wordsOf(lower);
}

function languageOfScript(sample: string): string | null {
	if (!OTHER_SCRIPT.test(sample)) return null;
	for (const [language, letters] of SCRIPTS) {
		const count = sample.match(letters)?.length ?? 0;
		if (count > sample.length * (language === "ja" ? LEAST_SHARE / 2 : LEAST_SHARE)) return language;
	}
	return null;
}

/** The language (two letters) of a text in lower case, by its script and its commonest words; null where it is too short to tell. Quick rather than sure. */
export function languageOfLower(lower: string): string | null {
	const script = languageOfScript(lower.slice(0, SAMPLE));
	if (script !== null) return script;
	const words = openingWords(lower);
	const counts = new Map<string, number>();
	for (let at = 0; at < words.length && at < SAMPLE_WORDS; at++) {
		const languages = languagesByWord.get(words[at] ?? "");
		if (languages) for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
	}
	let best: string | null = null;
	let most = LEAST_WORDS - 1;
	for (const [language, count] of counts) {
		if (count > most) {
			best = language;
			most = count;
		}
	}
	return best;
}

/** The same for any text. */
export function textLanguage(text: string): string | null {
	return languageOfLower(text.slice(0, LONGEST_TEXT).toLowerCase());
}
