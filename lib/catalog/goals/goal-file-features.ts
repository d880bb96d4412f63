import { conceptsOf } from "./goal-concepts";
import { plainWords } from "./goal-features";

const OF_TYPE = 0.3;
const TOGETHER = 0.5;
const HOW_MANY = 0.7;
/** "three or more" */
const MANY = 3;
const SHORT_WORD = 2;
const MOST_FILES = 40;
const EXTENSION = /\.([a-z0-9]{1,7})$/iu;
const LAST_EXTENSION = /\.[^.]+$/u;
const NO_WORDS = /[_\-.()\d]+/gu;
const HUMP = /(\p{Ll})(?=\p{Lu})/gu;
/** Files that are worked with alike. */
const ALIKE: Readonly<Record<string, string>> = {
	...{ jpeg: "jpg", heic: "jpg", png: "jpg", webp: "jpg", tif: "jpg", tiff: "jpg", htm: "html", xls: "xlsx", doc: "docx", odt: "docx", rtf: "docx" },
	...{ markdown: "md", mov: "mp4", wav: "mp3", m4a: "mp3", ogg: "mp3" },
};

function typeOf(fileName: string): string {
	const extension = (EXTENSION.exec(fileName)?.[1] ?? "?").toLowerCase();
	return ALIKE[extension] ?? extension;
}

const nameOf = (fileName: string): string => plainWords(fileName.replace(LAST_EXTENSION, "").replace(HUMP, "$1 ").replace(NO_WORDS, " "));

/** What the files that come with a goal say of it: their types, how many they are, what their names speak of, and whether two are of one name. */
export function fileFeatures(fileNames: readonly string[]): Map<string, number> {
	const features = new Map<string, number>();
	if (fileNames.length === 0) return features;
	const some = fileNames.slice(0, MOST_FILES);
	const types = [...new Set(some.map(typeOf))].sort();
	for (const type of types) features.set(`f:${type}`, OF_TYPE);
	if (types.length > 1) features.set(`f:${types.join("+")}`, OF_TYPE * TOGETHER);
	features.set(`fc:${Math.min(MANY, fileNames.length)}:${types.length === 1 ? types[0] : "mix"}`, OF_TYPE * HOW_MANY);
	const names = some.map(nameOf);
	for (const name of names) for (const concept of conceptsOf(name)) features.set(`fk:${concept.name}`, OF_TYPE);
	const [first, second] = names.map((name) => name.split(/\s+/u).filter((word) => word.length > SHORT_WORD));
	if (fileNames.length === 2 && first?.some((word) => second?.includes(word))) features.set("f:alike", OF_TYPE);
	return features;
}
