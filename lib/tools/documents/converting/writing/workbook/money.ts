const CODES = "EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|JPY|CNY|KRW|AUD|CAD|NZD|INR|BRL|MXN|TRY|ZAR|NGN|KES|AED|ILS|SGD|HKD|THB|IDR|PHP";
const SIGN = `(?:(?:US|A|AU|C|CA|NZ|HK|S|R|MX)?\\p{Sc}|${CODES}|kr\\.?|zł|Kč|Ft|Fr\\.|SFr\\.?|RM|lei|лв\\.?|руб\\.?)`;
const BEFORE = new RegExp(`^([-−–(]?\\s?)(${SIGN})[\\s\\u00a0\\u202f]?([-−–]?\\s?\\d[^\\p{L}\\p{Sc}]*)$`, "u");
const BEHIND = new RegExp(`^([-−–(]?\\s?\\d[^\\p{L}\\p{Sc}]*?)[\\s\\u00a0\\u202f]?(${SIGN})(\\)?)$`, "u");
const LONGEST = 60;

/** An amount with the sign or code of its currency. */
export interface Money {
	readonly currency: string;
	readonly isBehind: boolean;
	/** The amount as it is spelled, without its currency. */
	readonly amount: string;
}

/** "€ 1,250.40", "-12,50 kr", "(USD 40)"; null for a text without a currency or with more than an amount. */
export function moneyOf(text: string): Money | null {
	if (text.length > LONGEST) return null;
	const before = BEFORE.exec(text);
	if (before) return { currency: before[2] ?? "", isBehind: false, amount: `${before[1]?.trim() ?? ""}${before[3] ?? ""}`.trim() };
	const behind = BEHIND.exec(text);
	return behind ? { currency: behind[2] ?? "", isBehind: true, amount: `${behind[1] ?? ""}${behind[3] ?? ""}`.trim() } : null;
}

/** How a workbook shows such an amount: with its currency, and as many decimals as it has. */
export function moneyFormat({ currency, isBehind }: Money, value: string): string {
	const decimals = value.split(".")[1]?.length ?? 0;
	const digits = `#,##0${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}`;
	return isBehind ? `${digits}" ${currency}"` : `"${currency} "${digits}`;
}
