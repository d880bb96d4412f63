import type { Question } from "@/lib/questions/schemas";
import { plainWords } from "./goal-features";
import { type Answered, PLACED, SPACELESS } from "./goal-tokens";

const NUMBER_WORDS: Readonly<Record<string, number>> = {
	...{ one: 1, ein: 1, eine: 1, einer: 1, un: 1, una: 1 },
	...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20 },
	...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwolf: 12, funfzehn: 15, zwanzig: 20 },
	...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12, quince: 15, veinte: 20 },
	...{ 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
};
/** The unit is looked at, not taken: of "auf drei Seiten" the first two words are none, the last two are. */
const AMOUNTS = [
	/(?<![\p{L}\p{N}.,])(\d{1,4}(?:[.,]\d{1,2})?)(?=[\s-]?(\p{L}{1,20}(?: points)?))/gu,
	/(?<!\p{L})(\p{L}{2,10})(?=[\s-](\p{L}{1,20}(?: points)?))/gu,
	/(\d{1,4}(?:[.,]\d{1,2})?|[一二三四五六七八九十])(?=\s?([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}))/gu,
];

export const isNumber = (word: string): boolean => NUMBER_WORDS[plainWords(word)] !== undefined || /^\d+$/.test(word);

export interface Amount {
	readonly value: number;
	readonly unit: string;
	readonly evidence: string;
}

function isUnit(unit: string, units: readonly string[]): boolean {
	const plain = plainWords(unit);
	return units.some((known) => (SPACELESS.test(known) ? plain.startsWith(plainWords(known)) : plain === plainWords(known)));
}

/** The first number of a unit that a goal names, in figures or in words: "2,5 Sekunden", "five seconds", "3秒". */
export function amountIn(text: string, units: readonly string[]): Amount | null {
	for (const pattern of AMOUNTS) {
		for (const { 1: digits = "", 2: unit = "", index } of text.matchAll(pattern)) {
			const value = NUMBER_WORDS[plainWords(digits)] ?? Number(digits.replace(",", "."));
			const end = text.indexOf(unit, index + digits.length) + unit.length;
			if (Number.isFinite(value) && isUnit(unit, units)) return { value, unit, evidence: text.slice(index, end) };
		}
	}
	return null;
}

export function numberIn({ config }: Question, text: string): Answered | null {
	const found = amountIn(text, Array.isArray(config.goalUnits) ? config.goalUnits.map(String) : []);
	return found && { value: found.value, evidence: found.evidence, confidence: PLACED };
}

/** Up to how much of a unit each option goes. */
export interface AmountsOfOptions {
	readonly units: readonly string[];
	readonly upTo: Readonly<Record<string, number>>;
}

/** The smallest option that an amount fits into: "200 words" is short. */
export function optionOfAmount(amounts: readonly AmountsOfOptions[], text: string): Answered | null {
	for (const { units, upTo } of amounts) {
		const found = amountIn(text, units);
		const [option] = Object.entries(upTo).find(([, most]) => found !== null && found.value <= most) ?? [];
		if (found && option !== undefined) return { value: option, evidence: found.evidence, confidence: PLACED };
	}
	return null;
}
