import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";

/** Degrees by their height, the highest first, in the languages of letters. */
const LEVELS: readonly (readonly [level: number, pattern: RegExp])[] = [
	[4, /(?<!\p{L})(?:ph\.? ?d|doctorate|doctoral|doktor|promotion|promoviert|doctorat|doctorado|dottorato|doutorado|doctoraat)(?!\p{L})/u],
	[
		3,
		/(?<!\p{L})(?:master(?:'?s)?|m\.? ?sc|m\.? ?a|mba|m\.? ?eng|magister|maitrise|maestria|mestrado|laurea magistrale|dnsep|bac ?\+ ?5|diplom(?:-\p{L}+)?|dipl\.-\p{L}+|staatsexamen)(?!\p{L})/u,
	],
	[
		2,
		/(?<!\p{L})(?:bachelor(?:'?s)?|b\.? ?sc|b\.? ?a|b\.? ?eng|b\.? ?com|licence (?:de|en|pro|professionnelle)|licenciatura|grado en|laurea|bacharelado|bac ?\+ ?3|licencia[dt][oa]|diplomad[oa] en|university degree|degree|titulacion universitaria|titulo universitario|diplome universitaire|titolo universitario|formacao superior|curso superior|universitaire opleiding|hbo|hochschulabschluss|hochschulstudium)(?!\p{L})/u,
	],
];

/** How high a degree a text names: 4 for a doctor, 3 for a master, 2 for a bachelor; null for none of these. */
export function studyLevelIn(text: string): number | null {
	const folded = foldWords(text);
	return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
