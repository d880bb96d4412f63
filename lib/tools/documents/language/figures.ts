import { foldText } from "@/lib/tools/reading/text/clean-text";
import { MONTH_BY_NAME, WORDS_BEFORE_MONTHS } from "@/lib/tools/reading/text/month-names";
import { numberWordOf, plainDigits, plainNumber, SCALES } from "./number-words";

/** An amount, percentage, date or number of a text, as it is spelled and as it is compared. */
export interface Figure {
	readonly kind: "amount" | "percentage" | "date" | "number";
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/** Equal where two spellings mean the same; of a date year, month and day, each empty where it is not said. */
	readonly value: string;
	/** The word or the currency that it counts, in small letters; empty where none follows. */
	readonly unit: string;
	/** Whether it is written in words. */
	readonly isWord: boolean;
}

type Span = Omit<Figure, "text">;

const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const NUMERIC_DATE = /\b(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})\b/g;
const WIDE_DATE = /(令和|平成|昭和|大正)?(\d{1,4}|元)年(?:(\d{1,2})月(?:(\d{1,2})日)?)?/g;
const ERA_STARTS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911 };
const WORD = /[\p{L}\p{M}]+/gu;
const DAY_BEFORE = /(\d{1,2})(?:\.|st|nd|rd|th|er|º)? ?(?:of |de )?$/;
const DAY_AND_YEAR_BEHIND = /^\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/;
const YEAR_BEHIND = /^\.?,? ?(?:of |de |del )?(\d{4})(?!\d)/;
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d{1,2})?|\d[\d.,'’]*/g;
const WIDE_NUMBER = /\d[\d,.億万]*/g;
const CURRENCIES: Readonly<Record<string, string>> = {
	"€": "€",
	eur: "€",
	euro: "€",
	euros: "€",
	$: "$",
	usd: "$",
	dollar: "$",
	dollars: "$",
	"£": "£",
	gbp: "£",
	pound: "£",
	pounds: "£",
	"¥": "¥",
	jpy: "¥",
	yen: "¥",
	円: "¥",
	franken: "chf",
	fr: "chf",
	"fr.": "chf",
	rs: "inr",
	"rs.": "inr",
	r$: "brl",
	"￥": "¥",
};
const OTHER_CURRENCY = /^(?:\p{Sc}|chf|sek|nok|dkk|pln|czk|huf|ron|inr|brl|mxn|zar|nzd|cad|aud|aed|zł|kč|kr|francs|rupees|reais|lei|cents?)$/u;
const CURRENCY_BEFORE = /(?:R\$|\p{Sc}|\b[A-Z]{3}|\b(?:Fr|Rs)\.?)[ \u00a0]?$/u;
/** Letters that follow a sum at once and stand for thousands or millions; without a currency they are a unit. */
const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1_000, K: 1_000, m: 1_000_000, M: 1_000_000 };
/** No cents: "1'850.-". */
const NO_CENTS = /^[.,][-–—]{1,2}(?![\p{L}\p{N}])/u;
const BEHIND = /^[ \u00a0\u202f-]?(\p{Sc}|%|‰|[\p{L}\p{M}]+)/u;
const PERCENT = /^(?:%|‰|percent|prozent)$/;
const PER_CENT = /^ (?:per cent|por ciento|pour cent)\b/i;
const MOST_LETTERS = 20_000;

function currencyOf(word: string): string {
	const plain = word.trim().toLowerCase();
	return CURRENCIES[plain] ?? (OTHER_CURRENCY.test(plain) ? plain : "");
}

const dateValue = (year: string | number, month: string | number, day: string | number) =>
	[year, month, day].map((part) => (part === "" ? "" : String(Number(part)))).join("-");
const dated = (start: number, length: number, value: string): Span => ({ kind: "date", start, end: start + length, value, unit: "", isWord: false });

function numericDates(text: string): Span[] {
	const iso = [...text.matchAll(ISO_DATE)].map((one) => dated(one.index, one[0].length, dateValue(one[1] ?? "", one[2] ?? "", one[3] ?? "")));
	const others = [...text.matchAll(NUMERIC_DATE)].flatMap((one): Span[] => {
		const [first, second] = [Number(one[1]), Number(one[2])];
		const [day, month] = second > 12 ? [second, first] : [first, second];
		const year = (one[3] ?? "").length === 2 ? `20${one[3]}` : (one[3] ?? "");
		return day > 31 || month > 12 ? [] : [dated(one.index, one[0].length, dateValue(year, month, day))];
	});
	const wide = [...text.matchAll(WIDE_DATE)].flatMap((one): Span[] => {
		const [all, era, year = "", month = "", day = ""] = one;
		// Few years without an era or a month are a length of time.
		if (!era && month === "" && year.length < 4) return [];
		const counted = (year === "元" ? 1 : Number(year)) + (era ? (ERA_STARTS[era] ?? 0) : 0);
		return [dated(one.index, all.length, dateValue(counted, month, day))];
	});
	return [...iso, ...others, ...wide];
}

/** Months by name with a day or a year beside them. */
function namedDates(text: string): Span[] {
	return [...text.matchAll(WORD)].flatMap((one): Span[] => {
		const name = foldText(one[0]).toLowerCase();
		const month = WORDS_BEFORE_MONTHS.has(name) && name !== "oct" ? undefined : (MONTH_BY_NAME.get(name) ?? MONTH_BY_NAME.get(one[0]));
		if (month === undefined) return [];
		const end = one.index + one[0].length;
		const from = Math.max(0, one.index - 10);
		const before = DAY_BEFORE.exec(text.slice(from, one.index));
		const both = DAY_AND_YEAR_BEHIND.exec(text.slice(end, end + 16));
		if (both && !before) return [dated(one.index, end - one.index + both[0].length, dateValue(both[2] ?? "", month, both[1] ?? ""))];
		const year = YEAR_BEHIND.exec(text.slice(end, end + 12));
		if (!before && !year) return [];
		const start = before ? from + before.index : one.index;
		return [dated(start, end + (year?.[0].length ?? 0) - start, dateValue(year?.[1] ?? "", month, before?.[1] ?? ""))];
	});
}

/** "€650k", "20 k€". */
function shortScale(text: string, end: number, behind: RegExpExecArray | null, hasCurrency: boolean): { scale: number; end: number } | null {
	const scale = SHORT_SCALES[behind?.[1] ?? ""];
	if (!behind || scale === undefined) return null;
	const after = end + behind[0].length;
	const isAtOnce = behind[0] === behind[1];
	return (hasCurrency && isAtOnce) || currencyOf(text[after] ?? "") !== "" ? { scale, end: after } : null;
}

/** A number with the currency, the scale and the percent sign that belong to it. */
function countedAt(text: string, index: number, spelled: string): Span {
	let end = index + spelled.length;
	let number = plainNumber(spelled);
	end += NO_CENTS.exec(text.slice(end, end + 4))?.[0].length ?? 0;
	let behind = BEHIND.exec(text.slice(end, end + 30));
	const from = Math.max(0, index - 5);
	const before = CURRENCY_BEFORE.exec(text.slice(from, index));
	const currencyBefore = before ? currencyOf(before[0]) : "";
	const short = shortScale(text, end, behind, currencyBefore !== "");
	if (short) {
		number = String(Math.round(Number(number) * short.scale * 1_000) / 1_000);
		end = short.end;
		behind = BEHIND.exec(text.slice(end, end + 30));
	}
	const scale = SCALES.get((behind?.[1] ?? "").toLowerCase());
	if (behind && scale) {
		number = String(Math.round(Number(number) * scale * 1_000) / 1_000);
		end += behind[0].length + (text[end + behind[0].length] === "." && /^(?:mio|mrd|tsd)$/i.test(behind[1] ?? "") ? 1 : 0);
		behind = BEHIND.exec(text.slice(end, end + 30).replace(/^ de /, " "));
	}
	const word = (behind?.[1] ?? "").toLowerCase();
	if (before && currencyBefore) return { kind: "amount", start: from + before.index, end, value: number, unit: currencyBefore, isWord: false };
	if (behind && currencyOf(word)) {
		const space = text.slice(end).startsWith(" de ") ? 3 : 0;
		return { kind: "amount", start: index, end: end + behind[0].length + space, value: number, unit: currencyOf(word), isWord: false };
	}
	const percent = behind && PERCENT.test(word) ? behind[0] : PER_CENT.exec(text.slice(end, end + 12))?.[0];
	if (percent !== undefined) return { kind: "percentage", start: index, end: end + percent.length, value: number, unit: "%", isWord: false };
	return { kind: "number", start: index, end, value: number, unit: foldText(word).toLowerCase(), isWord: false };
}

function digitsOf(text: string): Span[] {
	const wide = [...text.matchAll(WIDE_NUMBER)].filter(([spelled]) => /[億万]/.test(spelled)).map(({ 0: spelled, index }) => countedAt(text, index, spelled));
	const plain = [...text.matchAll(NUMBER)].map(({ 0: spelled, index }) => {
		let end = spelled.length;
		while (".,'’".includes(spelled[end - 1] ?? "0")) end -= 1;
		return countedAt(text, index, spelled.slice(0, end));
	});
	return [...wide, ...plain];
}

const KANJI_NUMBER = /[一二三四五六七八九十百]{1,6}(?=[年月日人名回円件台週時か箇ヶ個枚])/g;

function numberWords(text: string): Span[] {
	return [...text.matchAll(WORD), ...text.matchAll(KANJI_NUMBER)].flatMap(({ 0: word, index }): Span[] => {
		const value = numberWordOf(word);
		if (value === null) return [];
		const behind = BEHIND.exec(text.slice(index + word.length, index + word.length + 30));
		const unit = foldText(behind?.[1] ?? "").toLowerCase();
		return [{ kind: "number", start: index, end: index + word.length, value: String(value), unit, isWord: true }];
	});
}

/** Amounts, percentages, dates and numbers of a text in order, in Latin, Arabic and wide figures and in plain words; what is part of one is no other. */
export function figuresIn(given: string): Figure[] {
	const text = plainDigits(given.slice(0, MOST_LETTERS));
	const found: Span[] = [];
	const isTaken = new Uint8Array(text.length);
	for (const one of [...namedDates(text), ...numericDates(text), ...digitsOf(text), ...numberWords(text)]) {
		if (isTaken.subarray(one.start, one.end).includes(1)) continue;
		isTaken.fill(1, one.start, one.end);
		found.push(one);
	}
	return found.sort((a, b) => a.start - b.start).map((one) => ({ ...one, text: given.slice(one.start, one.end) }));
}
