/** More than this stands around no number. */
const LONGEST_SIDE = 8;

const CODES =
	"AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MAD MXN MYR NGN NOK NZD PEN PHP PKR PLN RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR".split(
		" ",
	);
/** How currencies are written beside a number, with what they are called here. One sign of several currencies stays that sign. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
	...CODES.map((code) => [code.toLowerCase(), code] as const),
	...Object.entries({
		...{ $: "$", us$: "USD", "€": "EUR", euro: "EUR", "£": "GBP", "¥": "¥", "￥": "¥", 円: "JPY", 元: "CNY", "₹": "INR", "₽": "RUB", руб: "RUB" },
		...{ "₩": "KRW", "₺": "TRY", "₴": "UAH", "₪": "ILS", "₫": "VND", "฿": "THB", "₱": "PHP", "₦": "NGN", kr: "kr", zł: "PLN", kč: "CZK" },
		...{ fr: "CHF", sfr: "CHF", r$: "BRL", c$: "CAD", ca$: "CAD", a$: "AUD", au$: "AUD", nz$: "NZD", hk$: "HKD", s$: "SGD", mx$: "MXN", rs: "Rs", "%": "%" },
	}),
]);

/** The sign of a column of shares in a hundred. */
export const PERCENT = "%";

/** A number that stands in a text together with its currency, its per cent sign, or a minus spelled as bookkeepers do. */
export interface Dressed {
	/** Digits and the signs between them. */
	readonly body: string;
	readonly isNegative: boolean;
	/** What the number counts: a currency or per cent; null where nothing says. */
	readonly unit: string | null;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isMinus = (letter: string) => letter === "-" || letter === "−" || letter === "–";

interface Side {
	readonly word: string;
	readonly minuses: number;
	readonly opens: number;
	readonly closes: number;
}

function sideOf(text: string): Side {
	const side = { word: "", minuses: 0, opens: 0, closes: 0 };
	for (const letter of text) {
		if (isMinus(letter)) side.minuses += 1;
		else if (letter === "(") side.opens += 1;
		else if (letter === ")") side.closes += 1;
		else if (letter.trim() !== "") side.word += letter.toLowerCase();
	}
	return side;
}

function unitOf(word: string): string | null {
	return CURRENCIES.get(word.endsWith(".") ? word.slice(0, -1) : word) ?? null;
}

/** Takes the number out of `$1,234.50`, `12,50 €`, `71.6%`, `(93.36)` or `1.899,35-`; null for a bare number and for what is none. */
export function undressed(text: string): Dressed | null {
	const end = text.length;
	if (end < 2 || (isDigit(text.charCodeAt(0)) && isDigit(text.charCodeAt(end - 1)))) return null;
	let [from, to] = [0, end];
	while (from < end && from <= LONGEST_SIDE && !isDigit(text.charCodeAt(from))) from += 1;
	while (to > from && end - to <= LONGEST_SIDE && !isDigit(text.charCodeAt(to - 1))) to -= 1;
	if (from >= to || from > LONGEST_SIDE || end - to > LONGEST_SIDE) return null;
	// `.50` begins with its sign, `Rs.50` with a word that is cut short.
	const opensWithSign = from > 0 && (text[from - 1] === "." || text[from - 1] === ",") && !/\p{L}/u.test(text[from - 2] ?? "");
	const start = opensWithSign ? from - 1 : from;
	const behind = text.slice(to);
	// Round sums end in a dash instead of cents: `12,–`.
	const isRound = /^[.,][-–—]{1,2}/.test(behind);
	const [left, right] = [sideOf(text.slice(0, start)), sideOf(isRound ? behind.replace(/^[.,][-–—]{1,2}/, "") : behind)];
	const hasParentheses = left.opens === 1 && right.closes === 1 && left.closes + right.opens === 0;
	if (!hasParentheses && left.opens + left.closes + right.opens + right.closes > 0) return null;
	const minuses = left.minuses + right.minuses + (hasParentheses ? 1 : 0);
	if (minuses > 1 || (left.word !== "" && right.word !== "")) return null;
	const word = left.word.startsWith("+") ? left.word.slice(1) : left.word || right.word;
	const unit = word === "" ? null : unitOf(word);
	if (word !== "" && (unit === null || (unit === PERCENT && left.word !== ""))) return null;
	if (word === "" && minuses === 0 && !isRound) return null;
	return { body: text.slice(start, to), isNegative: minuses === 1, unit };
}
