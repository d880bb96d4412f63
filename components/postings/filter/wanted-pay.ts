/** The least pay that somebody wants. */
export interface WantedPay {
	/** A year, in whole units. */
	readonly amount: number;
	/** Three letters; null where none is named: then what the postings are told in. */
	readonly currency: string | null;
}

const SIGNS: Readonly<Record<string, string>> = {
	$: "USD",
	"€": "EUR",
	"£": "GBP",
	"₹": "INR",
	"¥": "JPY",
	zł: "PLN",
	euro: "EUR",
	euros: "EUR",
	dollars: "USD",
	pounds: "GBP",
};
const AMOUNT =
	/(?<![\p{L}\p{N}.,])(?:([$€£₹¥]|(?:USD|EUR|GBP|CHF|PLN|CAD|AUD|SEK|INR|SGD|ZAR|JPY)(?= ?\d)) ?)?(\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?) ?(k|tsd\.?|thousand)?(?![\p{L}\p{N}])(?: ?([$€£₹¥]|zł|euros?|dollars|pounds|USD|EUR|GBP|CHF|PLN|CAD|AUD|SEK|INR|SGD|ZAR|JPY)(?![\p{L}\p{N}]))?/giu;
const MONTHLY = /^[^.;]{0,12}?(?:\/ ?mo|month|monat|mois|mes\b|mies)/iu;
const HOURLY = /^[^.;]{0,12}?(?:\/ ?h|hour|stunde|heure|hora|godz)/iu;
/** What is counted in thousands and is no pay. */
const THINGS = /^ ?\+? ?(?:employees|people|users|customers|followers|members|students|lines|miles|km|steps|runs?\b|staff|orders|beds)/iu;
const OF_PAY = /salar|\bpay|paid|earn|income|wage|gehalt|lohn|verdien|sueldo|salaire|stipend|compensation|zarob|wynagrodz/iu;
const AT_MOST = /(?:up to|at most|max(?:imum|\.)?|bis(?: zu)?|below|under|less than) ?$/iu;
const [LEAST_A_YEAR, MOST_A_YEAR] = [10_000, 20_000_000];
const [MONTHS, HOURS] = [12, 2080];
const LONGEST_TEXT = 2_000;
const LOOKED_BACK = 14;

function numberOf(digits: string): number {
	const isGrouped = /^\d{1,3}(?:[., ]\d{3})+$/.test(digits);
	return Number(isGrouped ? digits.replace(/[., ]/g, "") : digits.replace(",", "."));
}

/** The least pay that a text such as a goal names: "above $170k", "75k", "4.500 € a month". Null where it names none. */
export function wantedPay(whole: string): WantedPay | null {
	const text = whole.slice(0, LONGEST_TEXT);
	const isOfPay = OF_PAY.test(text);
	for (const match of text.matchAll(AMOUNT)) {
		const [all, before, digits = "", thousand, after] = match;
		const rest = text.slice(match.index + all.length);
		const sign = before ?? after;
		const isPay = sign !== undefined || isOfPay || (thousand !== undefined && !THINGS.test(rest));
		if (!isPay || AT_MOST.test(text.slice(Math.max(0, match.index - LOOKED_BACK), match.index))) continue;
		const amount = numberOf(digits) * (thousand ? 1000 : 1) * (HOURLY.test(rest) ? HOURS : MONTHLY.test(rest) ? MONTHS : 1);
		if (amount < LEAST_A_YEAR || amount > MOST_A_YEAR) continue;
		return { amount: Math.round(amount), currency: sign === undefined ? null : (SIGNS[sign.toLowerCase()] ?? sign.toUpperCase()) };
	}
	return null;
}

/** What somebody types as the least pay a year: "170k", "170,000", "€ 65.000". Null where it is no amount. */
export function typedPay(text: string): number | null {
	const [, digits = "", thousand] = /^[^\d]{0,5}(\d{1,3}(?:[., ]\d{3}){1,2}|\d{1,9}(?:[.,]\d{1,2})?) ?(k)?[^\d]{0,5}$/i.exec(text.trim()) ?? [];
	const amount = numberOf(digits) * (thousand ? 1000 : 1);
	return digits !== "" && amount >= 1 && amount <= 1_000_000_000 ? Math.round(amount) : null;
}
