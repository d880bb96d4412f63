import { conceptsOf } from "./goal-concepts";

/** Longer goals say no more to the reader of goals, and cost time. */
const MOST_LETTERS = 1_500;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const MOST_CONCEPTS = 12;
/** How much what is spoken of counts beside how it is spelled. */
const MEANT = 0.5;
/** Goals of so few say little. */
const FEW_WORDS = 3;
const FEW_LETTERS = 8;
const PAIR = 0.7;
const PART = 0.4;
const MARKS = /[\u0300-\u036f]/g;

/** Lower case without accents, in one width: "Résumé", "RESUME" and "ｒｅｓｕｍｅ" are one word. */
export function plainWords(text: string): string {
	const plain = text.slice(0, MOST_LETTERS).normalize("NFKC").toLowerCase().replaceAll("ß", "ss");
	return plain.normalize("NFD").replace(MARKS, "").normalize("NFC");
}

/** The words of a goal in their order; of writing without spaces each run is one. */
export function goalWords(text: string): string[] {
	return plainWords(text).match(WORD) ?? [];
}

/** What a goal is told by: its words, pairs of neighbours, and parts of words, so that endings, compounds and slips of the pen matter little. */
export function goalFeatures(text: string): Map<string, number> {
	const plain = plainWords(withoutRepeats(text));
	const features = new Map<string, number>();
	const words = plain.replace(WITHOUT_SPACES, " ").match(WORD) ?? [];
	for (const [index, word] of words.entries()) {
		features.set(`w:${word}`, 1);
		const next = words[index + 1];
		if (next !== undefined) features.set(`p:${word} ${next}`, PAIR);
		addParts(features, `^${word}$`, 3, 5);
	}
	for (const [run] of plain.matchAll(WITHOUT_SPACES)) addParts(features, run, 1, 4);
	normalise(features, 1);
	const meant = conceptFeatures(plain, words.length);
	normalise(meant, MEANT);
	for (const [feature, value] of meant) features.set(feature, value);
	return features;
}

/** Each sentence once: what is said over and over drowns what is wanted. */
function withoutRepeats(text: string): string {
	if (text.length <= MOST_LETTERS) return text;
	return [...new Set(text.split(/(?<=[.!?。！？\n#])/u).map((sentence) => sentence.trim()))].join(" ");
}

function normalise(features: Map<string, number>, wanted: number): void {
	const length = Math.sqrt([...features.values()].reduce((sum, value) => sum + value * value, 0));
	for (const [feature, value] of features) features.set(feature, (wanted * value) / length);
}

/** What is spoken of, each two things together, and what is to become what: "translate" and "resume" in one goal, whatever the language. */
function conceptFeatures(plain: string, words: number): Map<string, number> {
	const features = new Map<string, number>([["always", 0.5]]);
	const concepts = conceptsOf(plain);
	const names = [...new Set(concepts.map(({ name }) => name))].slice(0, MOST_CONCEPTS).sort();
	if (names.length === 0) features.set("k:nothing", 1);
	if ((words > 0 && words <= FEW_WORDS) || plain.length < FEW_LETTERS) features.set(`n:${Math.min(FEW_WORDS, words)}`, 0.5);
	for (const [at, name] of names.entries()) {
		features.set(`k:${name}`, 1);
		for (const other of names.slice(at + 1)) features.set(`kk:${name} ${other}`, 1);
	}
	for (const { name, direction } of concepts) if (direction) features.set(`k:${direction} ${name}`, 1);
	return features;
}

function addParts(features: Map<string, number>, text: string, least: number, most: number): void {
	for (let size = least; size <= most; size++) {
		for (let at = 0; at + size <= text.length; at++) features.set(`c:${text.slice(at, at + size)}`, PART);
	}
}
