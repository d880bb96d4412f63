/** Longer goals say no more to the reader of goals, and cost time. */
const MOST_LETTERS = 1_500;
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
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
	const plain = plainWords(text);
	const features = new Map<string, number>();
	const words = plain.replace(WITHOUT_SPACES, " ").match(WORD) ?? [];
	for (const [index, word] of words.entries()) {
		features.set(`w:${word}`, 1);
		const next = words[index + 1];
		if (next !== undefined) features.set(`p:${word} ${next}`, PAIR);
		addParts(features, `^${word}$`, 3, 5);
	}
	for (const [run] of plain.matchAll(WITHOUT_SPACES)) addParts(features, run, 1, 4);
	const length = Math.sqrt([...features.values()].reduce((sum, value) => sum + value * value, 0));
	for (const [feature, value] of features) features.set(feature, value / length);
	return features;
}

const PAIR = 0.7;
const PART = 0.25;

function addParts(features: Map<string, number>, text: string, least: number, most: number): void {
	for (let size = least; size <= most; size++) {
		for (let at = 0; at + size <= text.length; at++) features.set(`c:${text.slice(at, at + size)}`, PART);
	}
}
