import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { ja } from "./ja";
import { pt } from "./pt";
import type { Words } from "./words";

const DICTIONARIES = { en, de, es, fr, ja, pt } as const;

/** A language that the pages speak. */
export type FormLanguage = keyof typeof DICTIONARIES;
export const FORM_LANGUAGES = Object.keys(DICTIONARIES) as FormLanguage[];

export function wordsIn(language: FormLanguage): Words {
	return DICTIONARIES[language];
}

function known(tag: string): FormLanguage | null {
	const base = tag.trim().toLowerCase().split("-", 1)[0];
	return FORM_LANGUAGES.find((language) => language === base) ?? null;
}

/** The tags of an Accept-Language header, the wanted ones first (RFC 9110, 12.5.4); what is refused (q=0) is left out. */
function wantedTags(header: string): string[] {
	const entries = header
		.slice(0, 500)
		.split(",")
		.map((entry, index) => {
			const [tag = "", ...parameters] = entry.split(";");
			const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("q="));
			const weight = quality === undefined ? 1 : Number(quality.slice(2));
			return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0, index };
		});
	return entries
		.filter(({ tag, weight }) => tag !== "" && weight > 0)
		.sort((one, other) => other.weight - one.weight || one.index - other.index)
		.map(({ tag }) => tag);
}

/** The reader's language, as far as the pages speak it; else the survey's, else English. */
export function pickLanguage(acceptLanguage: string | null, surveyLanguage = "en"): FormLanguage {
	for (const tag of wantedTags(acceptLanguage ?? "")) {
		const language = known(tag);
		if (language) return language;
	}
	return known(surveyLanguage) ?? "en";
}
