const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const LARGE = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const MIDDLE = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const SMALL = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** A measured number as a person reads it: so many places as say something. */
export function numberWords(value: number): string {
	const size = Math.abs(value);
	if (size >= 10_000) return WHOLE.format(value);
	if (size >= 1_000) return LARGE.format(value);
	return size >= 1 || size === 0 ? MIDDLE.format(value) : SMALL.format(value);
}

export function countWords(value: number): string {
	return WHOLE.format(value);
}

export function shareWords(value: number): string {
	const percent = value * 100;
	if (percent > 0 && percent < 0.1) return "under 0.1 %";
	return `${LARGE.format(percent)} %`;
}
