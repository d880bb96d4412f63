import { MONTH_BY_NAME, PRESENT_WORDS, SCHOOL_YEARS, WORDS_BEFORE_MONTHS } from "./month-names";

/** A date in a text: a month as `2024-03`, a year as `2024`, or null for "until now". Places are those of the text. */
export interface DateToken {
	readonly value: string | null;
	readonly index: number;
	readonly end: number;
}

interface Word {
	readonly text: string;
	readonly index: number;
	readonly end: number;
}

const [FIRST_YEAR, LAST_YEAR] = [1950, 2049];
const BUDDHIST = 543;
const HIJRI = { ratio: 0.970_224, epoch: 621.57 };
/** The year before the first of an era, in Japan and Taiwan. */
const ERAS: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018, s: 1925, h: 1988, r: 2018, 民國: 1911, 民国: 1911 };
const LETTER_ERA = /^[shr]$/;
const CLOSED_UP = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/;
const JOINERS = /^(?:de|del|di|of|do|г|р|år|год|року)$/;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;
const DIGITS: readonly number[] = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

function digitOf(letter: string): string | null {
	const code = letter.charCodeAt(0);
	const zero = DIGITS.find((first) => code >= first && code < first + 10);
	return zero === undefined ? null : String(code - zero);
}

/** Folds letter by letter, so that places in the folded text are places in the text: lower case, Latin letters without accents, figures of all scripts as 0 to 9. */
export function foldInPlace(text: string): string {
	return ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
}

function foldLetters(text: string): string {
	return Array.from(text, (letter) => {
		const digit = digitOf(letter);
		if (digit !== null) return digit;
		const lower = letter.toLowerCase();
		if (lower.length !== letter.length) return letter;
		const plain = lower.normalize("NFD").replace(/\p{M}+/gu, "");
		return plain.length === letter.length && /[a-z]/.test(plain) ? plain : lower.replace("đ", "d").replace("ł", "l").replace("’", "'");
	}).join("");
}

const phrasesOf = (words: Iterable<string>): ReadonlyMap<string, string[]> => {
	const byFirst = new Map<string, string[]>();
	for (const phrase of words) {
		const first = /^(?:[\p{L}\p{M}]+|\S)/u.exec(phrase)?.[0] ?? phrase;
		byFirst.set(
			first,
			[...(byFirst.get(first) ?? []), phrase].sort((a, b) => b.length - a.length),
		);
	}
	return byFirst;
};
const MONTHS = phrasesOf(MONTH_BY_NAME.keys());
const PRESENT = phrasesOf(PRESENT_WORDS);
const UNSPACED_PRESENT = PRESENT_WORDS.filter((word) => UNSPACED.test(word)).sort((a, b) => b.length - a.length);
const THAI_MONTHS = [...MONTH_BY_NAME.keys()].filter((word) => UNSPACED.test(word)).sort((a, b) => b.length - a.length);

/** Short months that are short names too: DES is a diploma. */
const MAY_BE_NAMES: ReadonlySet<string> = new Set(["des", "set"]);

/** Reads the dates of one folded text, word by word. */
class DateReader {
	private readonly words: readonly Word[];
	private readonly hasThai: boolean;
	/** "2019.5 ~ 2020.3": one alone could be any number. */
	private readonly hasShortMonths: boolean;

	constructor(private readonly text: string) {
		this.words = [...text.matchAll(/\d+|[\p{L}\p{M}׳״॰]+|[^\s]/gu)].map((match) => ({
			text: match[0],
			index: match.index,
			end: match.index + match[0].length,
		}));
		this.hasShortMonths = (text.match(/(?<!\d)(?:19|20)\d\d\.\d/g)?.length ?? 0) > 1;
		this.hasThai = /[\u0e00-\u0e7f]/.test(text) || (/^[\d\s/.~–—-]{4,40}$/.test(text) && !/(?<!\d)(?:1\d{3}|20\d\d)(?!\d)/.test(text));
	}

	read(): DateToken[] {
		const tokens: DateToken[] = [];
		for (let at = 0; at < this.words.length; ) {
			const found =
				this.era(at) ??
				this.closedUp(at) ??
				this.yearFirst(at) ??
				this.numbers(at) ??
				this.month(at) ??
				this.vietnamese(at) ??
				this.shortYear(at) ??
				this.present(at);
			if (found) {
				tokens.push(this.token(at, found));
				at += found.taken;
			} else at += 1;
		}
		return tokens;
	}

	private token(at: number, { value, taken, from = 0, length }: Found): DateToken {
		const first = this.words[at] as Word;
		const last = this.words[at + taken - 1] as Word;
		return length === undefined ? { value, index: first.index, end: last.end } : { value, index: first.index + from, end: first.index + from + length };
	}

	private at(index: number): string {
		return this.words[index]?.text ?? "";
	}

	private isGlued(index: number): boolean {
		return this.words[index]?.index === this.words[index - 1]?.end;
	}

	/** A year of four figures, in the Gregorian calendar; null for another number. */
	private year(index: number): number | null {
		const word = this.at(index);
		if (!/^\d{4}$/.test(word)) return null;
		const year = Number(word);
		if (year >= FIRST_YEAR && year <= LAST_YEAR) return year;
		if (this.hasThai && year >= FIRST_YEAR + BUDDHIST && year <= LAST_YEAR + BUDDHIST) return year - BUDDHIST;
		return year >= 1370 && year <= 1480 && /^ه/.test(this.at(index + 1)) ? Math.floor(year * HIJRI.ratio + HIJRI.epoch) : null;
	}

	/** "201401–201806", "201808–": six figures are a month only as an end of a span. */
	private closedUp(at: number): Found | null {
		const [, year = "", month = ""] = CLOSED_UP.exec(this.at(at)) ?? [];
		if (year === "" || (this.isGlued(at) && /^[\d+/.]$/.test(this.at(at - 1)))) return null;
		const isDash = (index: number) => /^[-–—]$/.test(this.at(index));
		const opens = isDash(at + 1) && (CLOSED_UP.test(this.at(at + 2)) || !/^\d/.test(this.at(at + 2)));
		return opens || (isDash(at - 1) && CLOSED_UP.test(this.at(at - 2))) ? { value: monthOf(Number(year), Number(month)), taken: 1 } : null;
	}

	private monthNumber(index: number): number | null {
		const word = this.at(index);
		const number = Number(word);
		return /^\d{1,2}$/.test(word) && number >= 1 && number <= 12 ? number : null;
	}

	private isDay(index: number): boolean {
		return /^(?:0?[1-9]|[12]\d|3[01])$/.test(this.at(index));
	}

	private era(at: number): Found | null {
		const name = this.at(at);
		const first = Object.keys(ERAS).find((one) => one.length > 1 && name === `${one}元年`);
		if (first !== undefined) return this.withMonth(at, at + 1, (ERAS[first] ?? 0) + 1);
		const era = Object.keys(ERAS).find((one) => name === one || (name.endsWith(one) && one.length > 1));
		if (era === undefined || (LETTER_ERA.test(era) && !this.isGlued(at + 1))) return null;
		const number = this.at(at + 1);
		const isFirst = number.startsWith("元");
		if (!isFirst && !/^\d{1,3}$/.test(number)) return null;
		const year = (ERAS[era] ?? 0) + (isFirst ? 1 : Number(number));
		if (year < FIRST_YEAR || year > LAST_YEAR) return null;
		let next = at + 2;
		const hasYearSign = isFirst ? number.includes("年") : this.at(next).startsWith("年");
		if (!isFirst && hasYearSign) next += 1;
		if (!hasYearSign && !this.at(next).startsWith(".") && LETTER_ERA.test(era)) return null;
		if (this.at(next) === ".") next += 1;
		return this.withMonth(at, next, year);
	}

	/** "2019", "2019-03", "2019/03/15", "2019.3", "2019年3月", "2019년 3월", "2019 March". */
	private yearFirst(at: number): Found | null {
		const year = this.year(at);
		if (year === null || (this.isGlued(at) && /[\p{L}\d%$€£.,]$/u.test(this.at(at - 1)) && !/[年.]/.test(this.at(at - 1)) && !UNSPACED.test(this.at(at - 1))))
			return null;
		const next = this.at(at + 1);
		if (/^[年년]/u.test(next)) return next.length > 1 && /^年[^月度以から～至在]/u.test(next) ? this.plainYear(at, year) : this.withMonth(at, at + 2, year);
		if (/^[-/.．·]$/.test(next) && this.isGlued(at + 1) && this.isGlued(at + 2)) {
			const month = this.monthNumber(at + 2);
			const isSchoolYear = month === (year + 1) % 100 && next === "/" && this.at(at + 2).length === 2 && SCHOOL_YEARS.test(this.at(at - 1));
			const isMonth =
				month !== null &&
				!isSchoolYear &&
				(this.at(at + 2).length === 2 || /[/．]/.test(next) || (next === "." && this.hasShortMonths)) &&
				!(this.isGlued(at + 3) && /^\d/.test(this.at(at + 3)));
			if (isMonth && !/^\d{2}$/.test(this.shortEnd(at, year))) {
				const isDay = this.at(at + 3) === next && this.isGlued(at + 3) && this.isDay(at + 4) && this.isGlued(at + 4);
				return { value: monthOf(year, month), taken: isDay ? 5 : 3 };
			}
		}
		// "2018. 4. 2", as Koreans write.
		const spaced = next === "." && this.isGlued(at + 1) && !this.isGlued(at + 2) ? this.monthNumber(at + 2) : null;
		if (spaced !== null && /^(?:[.~∼–-]|)$/.test(this.at(at + 3))) {
			const hasDay = this.at(at + 3) === "." && this.isDay(at + 4) && this.year(at + 4) === null;
			return { value: monthOf(year, spaced), taken: hasDay ? 5 : this.at(at + 3) === "." ? 4 : 3 };
		}
		// "2014⇥V. Novak": a numeral of Rome in another cell is no month.
		const named = /^[ivx]{1,4}$/.test(next) && this.isOtherCell(at, at + 1) ? null : this.namedMonth(at + 1);
		if (named && this.year(at + 1 + named.taken) === null && !/^\d/.test(this.at(at + 1 + named.taken)))
			return { value: monthOf(year, named.month), taken: 1 + named.taken };
		return this.plainYear(at, year);
	}

	/** In "2019-21" the second number is a year: it is beyond the months, or the year goes on there. */
	private shortEnd(at: number, year: number): string {
		const next = this.at(at + 2);
		return /^[-/]$/.test(this.at(at + 1)) && next.length === 2 && Number(next) > 12 && Number(next) > year % 100 ? next : "";
	}

	private plainYear(at: number, year: number): Found | null {
		// An amount is no year.
		const rest = this.text.slice(this.words[at]?.end ?? 0, (this.words[at]?.end ?? 0) + 3);
		return /^\s?[%€$£]|^[.,]\d/.test(rest) ? null : { value: String(year), taken: 1 + (/^[년年]$/u.test(this.at(at + 1)) ? 1 : 0) };
	}

	private withMonth(at: number, next: number, year: number): Found {
		const month = this.monthNumber(next);
		if (month === null) return { value: String(year), taken: next - at };
		let taken = next + 1 - at;
		if (/^[月월]/u.test(this.at(next + 1))) taken += this.at(next + 1).length === 1 ? 1 : 0;
		else if (this.at(next + 1) === "." && this.isDay(next + 2) && this.isGlued(next + 2)) taken += 2;
		if (/^[月월]$/u.test(this.at(next + 1)) && this.isDay(next + 2) && /^[日일]/u.test(this.at(next + 3))) taken += this.at(next + 3).length === 1 ? 2 : 1;
		const value = monthOf(year, month);
		const last = this.words[at + taken - 1] as Word;
		// "月～現在" is one word where no blanks are: the date ends within it.
		if (/^[月월]./u.test(this.at(next + 1))) {
			const start = this.words[at] as Word;
			return { value, taken, from: 0, length: last.end - start.index + 1 };
		}
		return { value, taken };
	}

	/** "03/2019", "15.03.2019", "3-2019", "03/15/2019", and "03/19" where the year is short. */
	private numbers(at: number): Found | null {
		const sign = this.at(at + 1);
		if (!/^[./\-–·]$/.test(sign) || !/^\d{1,2}$/.test(this.at(at)) || (this.isGlued(at) && /^[\p{L}\d.,/]$/u.test(this.at(at - 1)))) return null;
		const [first, second] = [this.monthNumber(at), this.monthNumber(at + 2)];
		if (this.at(at + 3) === sign && this.isDay(at) && /^\d{1,2}$/.test(this.at(at + 2))) {
			const year = this.year(at + 4);
			if (year !== null && second !== null) return { value: monthOf(year, second), taken: 5 };
			if (year !== null && first !== null && this.isDay(at + 2)) return { value: monthOf(year, first), taken: 5 };
		}
		const year = this.year(at + 2);
		if (first !== null && year !== null) return { value: monthOf(year, first), taken: 3 };
		const short = this.at(at + 2);
		const isShort =
			first !== null &&
			/^\d{2}$/.test(short) &&
			(this.at(at).length === 2 ? /^[/.]$/ : /^\/$/).test(sign) &&
			this.isGlued(at + 1) &&
			this.isGlued(at + 2) &&
			!(this.isGlued(at + 3) && /^[\p{L}\d./,]/u.test(this.at(at + 3)));
		return isShort && (this.at(at).length === 2 ? this.isAmongDates(at) : this.isBesideDate(at)) ? { value: monthOf(fullYear(short), first), taken: 3 } : null;
	}

	/** "03/19" is a date only beside another one: "03/19 – 08/22", "03/19 – heute". */
	private isAmongDates(at: number): boolean {
		const around = `${this.text.slice(Math.max(0, (this.words[at]?.index ?? 0) - 14), this.words[at]?.index)}|${this.text.slice(this.words[at + 2]?.end, (this.words[at + 2]?.end ?? 0) + 24)}`;
		return /\d{2}[/.]\d{2}\s*[-–—]\s*\||\|\s*(?:[-–—]|to|bis|a|do|al)\s*(?:\d{2}[/.]\d{2}(?!\d)|\p{L}{2,})/u.test(around);
	}

	/** "4/19 to present", "2/14 – 3/19": one figure for the month asks for more. */
	private isBesideDate(at: number): boolean {
		const joined = (index: number) => /^(?:[-–—]|to)$/.test(this.at(index));
		const isDate = (index: number) => /^\d{1,2}$/.test(this.at(index)) && this.at(index + 1) === "/" && /^\d{2}$/.test(this.at(index + 2));
		return (joined(at + 3) && (isDate(at + 4) || this.present(at + 4) !== null)) || (joined(at - 1) && isDate(at - 4));
	}

	private namedMonth(at: number): { month: number; taken: number } | null {
		const word = this.at(at);
		const found = MONTHS.get(word)?.find((phrase) => this.startsHere(at, phrase));
		if (found === undefined && /^[במל][\u05d0-\u05ea]{2,}$/u.test(word) && MONTH_BY_NAME.has(word.slice(1)))
			return { month: MONTH_BY_NAME.get(word.slice(1)) ?? 1, taken: 1 };
		const name = found ?? (UNSPACED.test(word) ? THAI_MONTHS.find((month) => this.startsHere(at, month)) : undefined);
		const month = name === undefined ? undefined : MONTH_BY_NAME.get(name);
		if (name === undefined || month === undefined) return null;
		return { month, taken: this.countWords(at, name) };
	}

	private startsHere(at: number, phrase: string): boolean {
		const from = this.words[at]?.index ?? 0;
		if (!this.text.startsWith(phrase, from)) return false;
		return UNSPACED.test(phrase) || !/[\p{L}\p{M}]/u.test(this.text.charAt(from + phrase.length)) || !/[\p{L}\p{M}]$/u.test(phrase);
	}

	private countWords(at: number, phrase: string): number {
		const end = (this.words[at]?.index ?? 0) + phrase.length;
		let taken = 1;
		while ((this.words[at + taken]?.index ?? Number.POSITIVE_INFINITY) < end) taken += 1;
		return taken;
	}

	/** "March 2019", "15. März 2019", "mars de 2019", "Mar '19", "มีนาคม 2562". */
	private month(at: number): Found | null {
		const isMarked = /^(?:\.|st|nd|rd|th|er|º|o)$/.test(this.at(at + 1)) && this.isGlued(at + 1);
		const start = at + (isMarked ? 2 : 1);
		const hasDay = this.isDay(at) && this.namedMonth(start) !== null && !this.isOtherCell(at, start);
		if (hasDay) return this.monthFrom(at, start, true);
		return this.monthFrom(at, at, false);
	}

	/** A tab stands between two words: the number that ends a title is no day of the month beside it. */
	private isOtherCell(at: number, next: number): boolean {
		return this.text.slice(this.words[at]?.end, this.words[next]?.index).includes("\t");
	}

	private monthFrom(at: number, start: number, hasDay: boolean): Found | null {
		const named = this.namedMonth(start);
		if (!named) return null;
		if (
			!hasDay &&
			!this.opensSpan(start + named.taken) &&
			WORDS_BEFORE_MONTHS.has(this.at(start)) &&
			/^[\p{L}\p{M}]+$/u.test(this.at(start - 1)) &&
			!this.isOtherCell(start - 1, start) &&
			!/^(?:to|bis|do|od|a|al|dal|au|ate|hasta|desde|from|since|seit|till)$/.test(this.at(start - 1))
		)
			return null;
		let next = start + named.taken;
		while (/^[.,/'’-]$/.test(this.at(next)) || JOINERS.test(this.at(next)) || (this.isDay(next) && this.at(next + 1) === ",")) {
			if (/^['’]$/.test(this.at(next)) && /^\d{2}$/.test(this.at(next + 1))) break;
			next += 1;
			if (next > start + named.taken + 4) return null;
		}
		const era = /^(?:พ|ค)$/.test(this.at(next)) && /ศ/.test(this.at(next + 2)) ? next + 3 : next;
		const year = this.year(this.at(era) === "." ? era + 1 : era);
		// "DES⇥2010": what may be another word and stands in another cell than the year is no month of it.
		if (year !== null && !hasDay && MAY_BE_NAMES.has(this.at(start)) && this.isOtherCell(start, next)) return null;
		if (year !== null) return { value: monthOf(year, named.month), taken: (this.at(era) === "." ? era + 1 : era) + 1 - at };
		const dash = start + named.taken + (this.at(start + named.taken) === "." ? 1 : 0);
		if (this.at(dash) === "-" && !this.isGlued(dash) && this.isGlued(dash + 1) && /^\d{2}$/.test(this.at(dash + 1)))
			return {
				value: monthOf(fullYear(this.at(dash + 1)), named.month),
				taken: dash + 2 - at,
			};
		// "Mar-17 → May-21", "nov-21".
		const isGluedDash = this.at(dash) === "-" && this.isGlued(dash) && this.isGlued(dash + 1) && /^\d{2}$/.test(this.at(dash + 1));
		if (isGluedDash && !hasDay && /^(?:[-–—→)\]|,;]|to|$)/.test(this.at(dash + 2)) && !this.isGlued(dash + 2))
			return { value: monthOf(fullYear(this.at(dash + 1)), named.month), taken: dash + 2 - at };
		const isShort = /^['’]$/.test(this.at(next)) && /^\d{2}$/.test(this.at(next + 1));
		const ends = /^(?:[-–—]|$)/.test(this.at(next + 1)) || (/^[)\]|,·]/.test(this.at(next + 1)) && /^[-–—]$/.test(this.at(at - 1)));
		const bare = !isShort && /^\d{2}$/.test(this.at(next)) && ends && next === start + named.taken ? this.at(next) : null;
		const short = isShort ? this.at(next + 1) : bare;
		if (short === null) return null;
		return { value: monthOf(fullYear(short), named.month), taken: next + (isShort ? 2 : 1) - at };
	}

	/** "tháng 3/2019", "T3/2019", "tháng 3 năm 2019". */
	private vietnamese(at: number): Found | null {
		if (!/^(?:thang|t)$/.test(this.at(at))) return null;
		const month = this.monthNumber(at + 1);
		const year = /^(?:[/.,-]|nam)$/.test(this.at(at + 2)) ? this.year(at + 3) : null;
		return month !== null && year !== null ? { value: monthOf(year, month), taken: 4 } : null;
	}

	/** "'19": no decade, and no letters that were left out. */
	private shortYear(at: number): Found | null {
		const isYear = /^['’]$/.test(this.at(at)) && /^\d{2}$/.test(this.at(at + 1)) && this.isGlued(at + 1);
		const isWord = (this.isGlued(at) && /[\p{L}\d]$/u.test(this.at(at - 1))) || (this.isGlued(at + 2) && /^[\p{L}\d'’]/u.test(this.at(at + 2)));
		return isYear && !isWord ? { value: String(fullYear(this.at(at + 1))), taken: 2 } : null;
	}

	/** A year with the sign of a span behind it: "Mar 2018 – …" is no word of a sentence. */
	private opensSpan(index: number): boolean {
		const at = this.at(index) === "." ? index + 1 : index;
		return this.year(at) !== null && /^(?:[-–—→]|to|bis|a|ate|hasta)$/.test(this.at(at + 1));
	}

	private present(at: number): Found | null {
		const word = this.at(at);
		if (UNSPACED.test(word)) {
			const found = UNSPACED_PRESENT.find((phrase) => word.includes(phrase));
			return found ? { value: null, taken: 1, from: word.indexOf(found), length: found.length } : null;
		}
		const found = PRESENT.get(word)?.find((phrase) => this.startsHere(at, phrase));
		return found ? { value: null, taken: this.countWords(at, found) } : null;
	}
}

interface Found {
	readonly value: string | null;
	/** Words. */
	readonly taken: number;
	/** Letters, where a date begins or ends within a word. */
	readonly from?: number;
	readonly length?: number;
}

/** The year that two figures stand for: up to 2060. */
const fullYear = (short: string): number => Number(short) + (Number(short) > 60 ? 1900 : 2000);

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;

/** The dates of a text that `foldInPlace` has folded, and words for "until now", in their order. */
export function dateTokensOf(folded: string): DateToken[] {
	return new DateReader(folded).read();
}
