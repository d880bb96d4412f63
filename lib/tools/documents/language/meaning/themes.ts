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

/** The themes of the longest form that the word begins with. */
function themesOfWord(word: string): Iterable<Theme> {
	for (let length = Math.min(word.length, LONGEST_BEGINNING); length >= shortestBeginning; length--) {
		const themes = themesByBeginning.get(word.slice(0, length));
		if (themes) return themes;
	}
	return [];
}
