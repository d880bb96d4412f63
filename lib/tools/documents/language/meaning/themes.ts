import { PhraseIndex } from "./phrase-index";
import { THEME_FORMS, type Theme } from "./theme-data";
import { foldWords, spacedWords } from "./word-keys";

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/u;
const LONGEST_BEGINNING = 16;

const themesByBeginning = new Map<string, Set<Theme>>();
const phrases = new PhraseIndex<Theme>(false);
let shortestBeginning = LONGEST_BEGINNING;
for (const [theme, forms] of Object.entries(THEME_FORMS)) for (const form of forms.split(",")) addForm(form, theme as Theme);

function addForm(form: string, theme: Theme): void {
	const folded = foldWords(form);
	if (/\s/u.test(form) || UNSPACED.test(form)) {
		phrases.add(folded, theme);
		return;
	}
	shortestBeginning = Math.min(shortestBeginning, folded.length);
	const known = themesByBeginning.get(folded);
	if (known) known.add(theme);
	else themesByBeginning.set(folded, new Set([theme]));
}

/** What a text is about, each theme with how often it is spoken of. */
export function findThemes(text: string): Map<Theme, number> {
	const folded = foldWords(text);
	const found = new Map<Theme, number>();
	const count = (theme: Theme) => found.set(theme, (found.get(theme) ?? 0) + 1);
	for (const word of spacedWords(folded)) for (const theme of themesOfWord(word)) count(theme);
	for (const theme of phrases.find(folded)) count(theme);
	return found;
}

const WORDS = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** The words of a text as it writes them; where none are set apart by spaces, as its readers part them. */
function wordsAsWritten(text: string): string[] {
	if (!UNSPACED.test(text)) return text.match(WORDS) ?? [];
	return [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** What a text says of each theme, in its own words; two words where only both tell it. */
export function themeWordsIn(text: string): Map<Theme, string[]> {
	const found = new Map<Theme, string[]>();
	const words = wordsAsWritten(text);
	for (const [at, word] of words.entries()) {
		const alone = findThemes(word);
		const next = words[at + 1];
		const both = next === undefined ? [] : [...findThemes(`${word} ${next}`).keys()].filter((theme) => !alone.has(theme) && !findThemes(next).has(theme));
		const add = (theme: Theme, said: string) => found.set(theme, [...(found.get(theme) ?? []), said]);
		for (const theme of alone.keys()) add(theme, word);
		for (const theme of both) add(theme, `${word} ${next}`);
	}
	return found;
}

/** The themes of the longest form that the word begins with. */
function themesOfWord(word: string): Iterable<Theme> {
	for (let length = Math.min(word.length, LONGEST_BEGINNING); length >= shortestBeginning; length--) {
		const themes = themesByBeginning.get(word.slice(0, length));
		if (themes) return themes;
	}
	return [];
}
