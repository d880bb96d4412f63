import { languageName } from "@/lib/tools/reading/text/detect-language";

/** What of the engine's data reads a language in pictures. Addresses and names of tools are in Latin letters everywhere. */
const DATA: Readonly<Record<string, readonly string[]>> = {
	en: ["eng"],
	de: ["deu"],
	fr: ["fra"],
	es: ["spa"],
	pt: ["por"],
	vi: ["vie"],
	ar: ["ara", "eng"],
	he: ["heb", "eng"],
	hi: ["hin", "eng"],
	th: ["tha", "eng"],
	// Their letters are all in the data of a neighbour.
	id: ["eng"],
	it: ["fra", "por"],
	nl: ["deu", "fra"],
};

/** One language for each script, the likeliest first. */
export const SCRIPTS = ["en", "ar", "hi", "th", "he"] as const;
export const LATIN = "en";

/** The data that reads a language; null for one that can't be read in pictures. */
export function dataOf(tag: string): readonly string[] | null {
	return DATA[tag] ?? null;
}

/** "Arabic, English, …": what can be read in pictures. */
export function languagesInPictures(): string[] {
	return Object.keys(DATA)
		.map(languageName)
		.sort((a, b) => a.localeCompare(b, "en"));
}
