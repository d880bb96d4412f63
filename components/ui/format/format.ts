import { agoWords } from "@/lib/platform/language/age-words";

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** What numbers and dates are written by where nobody's locale is known. */
export const DEFAULT_LOCALE = "en-US";

/** "just now", "5 min ago", "3 h ago", "2 days ago", then the date. `nowMs` is epoch milliseconds. */
export function relativeTime(iso: string, nowMs: number, locale: string = DEFAULT_LOCALE, timeZone: string | null = null): string {
	return agoWords(Date.parse(iso), nowMs) ?? day(iso, locale, timeZone);
}

const DAYS_BY_DAY = 14;
const DAYS_BY_WEEK = 70;
const DAYS_A_MONTH = 30.44;

/** How old something is that no hour matters of: "today", "yesterday", "11 days ago", "5 weeks ago", "4 months ago". `nowMs` is epoch milliseconds. */
export function age(iso: string, nowMs: number): string {
	const days = Math.floor((nowMs - Date.parse(iso)) / 1000 / DAY_S);
	if (days < 1) return "today";
	if (days === 1) return "yesterday";
	if (days < DAYS_BY_DAY) return `${days} days ago`;
	return days < DAYS_BY_WEEK ? `${Math.round(days / 7)} weeks ago` : `${Math.round(days / DAYS_A_MONTH)} months ago`;
}

/** The date of a moment in a time zone, else where the program runs. */
export function day(iso: string, locale: string = DEFAULT_LOCALE, timeZone: string | null = null): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...(timeZone ? { timeZone } : {}) }).format(Date.parse(iso));
}

/** A day near now as it is called: "today", "yesterday", without its year in this one. `nowMs` is epoch milliseconds; null tells it in full. */
export function nearDay(iso: string, nowMs: number | null, locale: string = DEFAULT_LOCALE, timeZone: string | null = null): string {
	const full = day(iso, locale, timeZone);
	if (nowMs === null) return full;
	const then = (ms: number) => new Date(ms).toISOString();
	if (full === day(then(nowMs), locale, timeZone)) return "today";
	if (full === day(then(nowMs - DAY_S * 1000), locale, timeZone)) return "yesterday";
	const inZone = timeZone ? { timeZone } : {};
	const year = (ms: number) => new Intl.DateTimeFormat("en", { year: "numeric", ...inZone }).format(ms);
	if (year(Date.parse(iso)) !== year(nowMs)) return full;
	return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", ...inZone }).format(Date.parse(iso));
}

/** Date and time of a moment, to the second, in a time zone, else where the program runs. */
export function moment(iso: string, locale: string = DEFAULT_LOCALE, timeZone: string | null = null): string {
	return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium", ...(timeZone ? { timeZone } : {}) }).format(Date.parse(iso));
}

/** A length of time as "840 ms", "12 s", "3 min 05 s", "1 h 04 min" or "12 days 4 h". */
export function duration(durationMs: number): string {
	if (durationMs < 1000) return `${Math.max(0, Math.round(durationMs))} ms`;
	const seconds = Math.floor(durationMs / 1000);
	if (seconds < MINUTE_S) return `${seconds} s`;
	const pad = (n: number) => String(n).padStart(2, "0");
	if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min ${pad(seconds % MINUTE_S)} s`;
	if (seconds >= 2 * DAY_S) return `${Math.floor(seconds / DAY_S)} days ${Math.floor((seconds % DAY_S) / HOUR_S)} h`;
	return `${Math.floor(seconds / HOUR_S)} h ${pad(Math.floor((seconds % HOUR_S) / MINUTE_S))} min`;
}

/** A length of time for people, to whom no thousandth of a second matters: "< 1 s", else as `duration` says it. */
export const timeTaken = (durationMs: number): string => (durationMs < 1000 ? "< 1 s" : duration(durationMs));

/** Bytes as "812 B", "34 kB" or "1.4 MB" (decimal units, as file managers show them). */
export function fileSize(sizeBytes: number): string {
	if (sizeBytes < 1000) return `${sizeBytes} B`;
	if (sizeBytes < 1_000_000) return `${Math.round(sizeBytes / 1000)} kB`;
	return `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}

/** Millionths of a US dollar as money; cents, and two digits of amounts below ten of them. */
export function money(amountMicroU: number, locale: string = DEFAULT_LOCALE): string {
	const amount = Math.abs(amountMicroU / 1_000_000);
	// Cents, and of less than ten of them two digits that count.
	const digits = amount === 0 || amount >= 0.1 ? 2 : Math.min(6, 1 + Math.ceil(-Math.log10(amount)));
	return new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: digits }).format(amountMicroU / 1_000_000);
}

/** Whole amounts of any currency; a code that no locale knows stands behind its number. */
export function currency(amount: number, code: string, locale: string = DEFAULT_LOCALE): string {
	try {
		return new Intl.NumberFormat(locale, { style: "currency", currency: code, maximumFractionDigits: 0 }).format(amount);
	} catch {
		return `${amount.toLocaleString(locale)} ${code}`;
	}
}

/** "1 posting", "2 postings". */
export function count(n: number, one: string, many = `${one}s`, locale: string = DEFAULT_LOCALE): string {
	return `${n.toLocaleString(locale)} ${n === 1 ? one : many}`;
}

function isKnownLocale(tag: string): boolean {
	try {
		return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
	} catch {
		return false;
	}
}

/** The first language of an Accept-Language header that numbers and dates can be written in. */
export function localeOf(acceptLanguage: string | null): string {
	const wanted = (acceptLanguage ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "");
	return wanted.find((tag) => tag !== "" && isKnownLocale(tag)) ?? DEFAULT_LOCALE;
}
