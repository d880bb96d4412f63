import type { Dice } from "./addresses";

/** Calendars that a language's papers use besides. */
const LOCALES: Readonly<Record<string, readonly string[]>> = {
	ja: ["ja-JP", "ja-JP-u-ca-japanese"],
	zh: ["zh-CN", "zh-TW-u-ca-roc", "zh-TW"],
	th: ["th-TH"],
	ar: ["ar-EG", "ar-MA", "ar-SA-u-ca-gregory"],
	he: ["he-IL"],
	hi: ["hi-IN"],
	hr: ["hr", "sr-Latn"],
	no: ["nb"],
};
const known = new Map<string, Intl.DateTimeFormat>();

function formatted(date: Date, locale: string, dateStyle: "long" | "medium"): string {
	const key = `${locale} ${dateStyle}`;
	const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
	known.set(key, format);
	return format.format(date);
}

const ENGLISH = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const ROMAN = "I II III IV V VI VII VIII IX X XI XII".split(" ");
const WORDED: Readonly<Record<string, readonly string[]>> = {
	en: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
		" ",
	),
	es: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(" "),
	fr: "premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(" "),
	it: "primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti".split(
		" ",
	),
	pt: "um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte".split(" "),
	de: "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten".split(
		" ",
	),
};

/** A date of the twentieth or the twenty-first century as a language writes it in words, with its months and in its calendars. */
export function writtenDate(language: string, dice: Dice): string {
	const [year, month, day] = [1930 + dice.below(96), dice.below(12), 1 + dice.below(28)];
	const date = new Date(Date.UTC(year, month, day));
	if (language === "en" && dice.chance(0.35)) {
		const end = day % 10 === 1 && day !== 11 ? "st" : day % 10 === 2 && day !== 12 ? "nd" : day % 10 === 3 && day !== 13 ? "rd" : "th";
		return dice.of([
			`${day}${end} ${ENGLISH[month]} ${year}`,
			`${ENGLISH[month]} ${day}${end}, ${year}`,
			`${day} ${ENGLISH[month]} '${String(year).slice(2)}`,
			`${ENGLISH[month]} ${year}`,
		]);
	}
	if (dice.chance(0.04)) return `${day}. ${ROMAN[month]}. ${year}`;
	return formatted(date, dice.of(LOCALES[language] ?? [language]), dice.of(["long", "long", "medium"]));
}

/** "the nineteenth of March 1982": with its day in words, where the language is known. */
export function wordedDate(language: string, dice: Dice): string {
	const own = WORDED[language];
	if (!own) return writtenDate(language, dice);
	const at = dice.below(own.length);
	const long = formatted(new Date(Date.UTC(1930 + dice.below(96), dice.below(12), at + 1)), language, "long");
	const word = own[at] ?? "";
	if (language === "en") {
		const [, month = "", year = ""] = /^(\p{L}+) \d+, (\d+)$/u.exec(long) ?? [];
		return dice.of([`${word} of ${month} ${year}`, `${word} day of ${month}, ${year}`]);
	}
	return long.replace(/^\d+\.?(?:er)?/u, word);
}
