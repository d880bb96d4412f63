const CODE = String.raw`(?:EUR|USD|GBP|CHF)(?!\p{L})`;
const SIGN = String.raw`[€$£¥]|US\$|${CODE}`;
const NAME = "euros?|dollars?|d[oó]lares|pounds?|libras|francs?|franken";
const AMOUNT = String.raw`\d{1,3}(?:[.,'’ ]\d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?`;

/** "60k", "€60,000", "60.000 Euro", "3500 €", "600万円": an amount that is money by its sign, or a count of thousands that nothing else is said in. */
const PAY = [
	new RegExp(String.raw`(?:${SIGN})\s?(?:${AMOUNT})(?:\s?k(?!\p{L}))?`, "iu"),
	new RegExp(String.raw`(?<![\p{N}.,])(?:${AMOUNT})\s?(?:k|tsd\.?|mil)?\s?(?:${SIGN}|(?:${NAME})(?!\p{L}))`, "iu"),
	/(?<![\p{N}.,])\d{2,3}\s?k(?![\p{L}\p{N}])/iu,
	/\d{2,5}\s?万円?/u,
];

/** The pay that a goal names, as it is written; null without one. */
export function payIn(text: string): string | null {
	for (const pattern of PAY) {
		const [found] = pattern.exec(text) ?? [];
		if (found) return found.trim();
	}
	return null;
}
