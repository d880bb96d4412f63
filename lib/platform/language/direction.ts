const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const RIGHT_TO_LEFT_LANGUAGES = new Set(["ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "ckb", "dv"]);

/** Whether a text has letters that are written from the right. */
export function hasRightToLeft(text: string): boolean {
	return FROM_RIGHT.test(text);
}

/** The first code point of a text that is written from the right; 0 where there is none. */
export function firstRightToLeft(text: string): number {
	return FROM_RIGHT.exec(text)?.[0].codePointAt(0) ?? 0;
}

/** Whether a language (BCP 47) is written from the right. */
export function isRightToLeftLanguage(language: string): boolean {
	return RIGHT_TO_LEFT_LANGUAGES.has(language.toLowerCase().split(/[-_]/u)[0] ?? "");
}
