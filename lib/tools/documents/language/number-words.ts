import { foldText } from "@/lib/tools/reading/text/clean-text";

/** What words behind a number multiply it by. */
export const SCALES: ReadonlyMap<string, number> = new Map([
	...["thousand", "tausend", "tsd", "mil", "mille"].map((word) => [word, 1_000] as const),
	...["million", "millions", "millionen", "mio", "millón", "millones"].map((word) => [word, 1_000_000] as const),
	...["billion", "bn", "mrd", "milliarde", "milliarden", "milliard", "milliards"].map((word) => [word, 1_000_000_000] as const),
]);

/** From two on, as one is an article in many languages. */
const COUNTED: readonly string[] = [
	"two zwei dos deux",
	"three drei tres trois",
	"four vier cuatro quatre",
	"five funf fuenf cinco cinq",
	"six sechs seis",
	"seven sieben siete sept",
	"eight acht ocho huit",
	"nine neun nueve",
	"ten zehn diez dix",
	"eleven elf once onze",
	"twelve zwolf zwoelf doce douze",
];
const VALUES: ReadonlyMap<string, number> = new Map(COUNTED.flatMap((words, at) => words.split(" ").map((word): [string, number] => [word, at + 2])));
/** In English it is "one time". */
const OTHER_WORDS = new Set(["once", "elf", "sept"]);
const KANJI = "一二三四五六七八九";

function kanjiNumber(word: string): number | null {
	let [sum, digit] = [0, 0];
	for (const sign of word) {
		const at = KANJI.indexOf(sign);
		if (at >= 0) digit = at + 1;
		else if (sign === "十" || sign === "百") {
			sum += Math.max(1, digit) * (sign === "十" ? 10 : 100);
			digit = 0;
		} else return null;
	}
	return sum + digit;
}

/** The number that a word is, null where it is none. */
export function numberWordOf(word: string): number | null {
	if (/^[一二三四五六七八九十百]+$/.test(word)) return kanjiNumber(word);
	const plain = foldText(word).toLowerCase();
	return OTHER_WORDS.has(plain) ? null : (VALUES.get(plain) ?? null);
}

/** A text with Arabic and wide figures as Latin ones, sign for sign. */
export function plainDigits(text: string): string {
	return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u066b\u066c\uff0c\uff0e\u066a]/g, (sign) => {
		const code = sign.charCodeAt(0);
		if (code === 0x66a) return "%";
		if (code === 0x66b || code === 0xff0e) return ".";
		if (code === 0x66c || code === 0xff0c) return ",";
		return String(code - (code >= 0xff10 ? 0xff10 : code >= 0x6f0 ? 0x6f0 : 0x660));
	});
}

/** 1億2,000万 in figures. */
function wideNumber(text: string): string {
	let [sum, rest] = [0, text];
	for (const [sign, factor] of [
		["億", 100_000_000],
		["万", 10_000],
	] as const) {
		const at = rest.indexOf(sign);
		if (at < 0) continue;
		sum += Number(rest.slice(0, at).replaceAll(",", "") || "0") * factor;
		rest = rest.slice(at + 1);
	}
	return String(sum + Number(rest.replaceAll(",", "") || "0"));
}

/** One spelling for 1,200 and 1.200 and 1 200, and for 12,50 and 12.5. What begins with a nought, such as a telephone number, stays as it is. */
export function plainNumber(spelled: string): string {
	if (/[億万]/.test(spelled)) return wideNumber(spelled);
	const text = spelled.replace(/[ \u00a0\u202f'’]/g, "");
	const [commas, points] = [text.split(",").length - 1, text.split(".").length - 1];
	const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
	const isThousand = last > 0 && last <= 3 && text.length - last === 4 && !text.startsWith("0");
	const hasDecimals = last >= 0 && (commas > 0 && points > 0 ? true : commas + points === 1 && !isThousand);
	if (!hasDecimals && commas + points > 1 && !/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return text;
	const whole = (hasDecimals ? text.slice(0, last) : text).replace(/[.,]/g, "");
	if ((whole.length > 1 && whole.startsWith("0")) || whole.length > 15) return hasDecimals ? text : whole;
	return String(Number(hasDecimals ? `${whole}.${text.slice(last + 1)}` : whole));
}
