import { currency } from "@/components/ui/format/format";
import type { ListedPosting, OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { Salary } from "@/lib/tools/job-search/schemas";

const each = (period: Salary["period"]): string => `${period === "hour" ? "an" : "a"} ${period}`;

/** "€60,000 to €75,000 a year", or null when nothing is stated. */
export function salaryWords(salary: Salary | null, locale: string): string | null {
	if (!salary || (salary.min === null && salary.max === null)) return null;
	const format = (amount: number) => currency(amount, salary.currency, locale);
	const { min, max, period } = salary;
	if (min !== null && max !== null && min !== max) return `${format(min)} to ${format(max)} ${each(period)}`;
	return `${min === null ? "up to " : ""}${format(min ?? max ?? 0)} ${each(period)}`;
}

/** "Berlin, Germany · Hybrid": the place without saying a country twice. */
export function placeWords(posting: Pick<ListedPosting, "location" | "country" | "remote">): string {
	const { location, country, remote } = posting;
	const isCountryNamed = location !== null && country !== null && location.toLowerCase().includes(country.toLowerCase());
	const place = [location, isCountryNamed ? null : country].filter(Boolean).join(", ");
	return [place, remote === "On-site" && place ? null : remote].filter(Boolean).join(" · ");
}

/** "PLN 12K to 15K a month": as it says, in thousands; a year goes without saying. Null when nothing is stated. */
export function shortPayWords(salary: Salary | null, locale: string): string | null {
	if (!salary || (salary.min === null && salary.max === null)) return null;
	const { min, max, period } = salary;
	const isSmall = period === "hour" || period === "day";
	const short = (amount: number) => (isSmall ? currency(amount, salary.currency, locale) : shortCurrency(amount, salary.currency, locale));
	const range = rangeWords(min, max, short);
	return period === "year" ? range : `${range} ${each(period)}`;
}

/** "€68K to €91K", with "about" before what was converted; null when nothing is stated. */
export function yearlyWords(salary: OfferedPosting["salaryPerYear"], locale: string): string | null {
	if (salary === null) return null;
	const { min, max, isConverted } = salary;
	const short = (amount: number) => shortCurrency(amount, salary.currency, locale);
	const range = rangeWords(min, max, short);
	return isConverted ? `about ${range}` : range;
}

/** A currency that is written by its letters is named once: "CZK 992K to 1.04M". */
const LETTERS_BEFORE = /^[A-Z]{3}[\s\u00a0]+(?=\d)/;

function rangeWords(min: number | null, max: number | null, short: (amount: number) => string): string {
	if (min === null || max === null || short(min) === short(max)) return `${min === null ? "up to " : ""}${short(min ?? max ?? 0)}`;
	return `${short(min)} to ${short(max).replace(LETTERS_BEFORE, "")}`;
}

/** "converted at the rates of 20 Dec 2024"; where no rate was needed, by hours or months alone. */
export const convertedWords = (ratesOn: string | null, day: (iso: string) => string): string =>
	ratesOn === null ? "reckoned for full time" : `converted at the rates of ${day(`${ratesOn}T12:00:00.000Z`)}`;

const MILLION = 1_000_000;

/** "€68K": thousands are enough to compare by, of millions the first three digits. */
export function shortCurrency(amount: number, code: string, locale: string): string {
	try {
		const digits = amount < MILLION - 500 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
		return new Intl.NumberFormat(locale, { style: "currency", currency: code, notation: "compact", ...digits }).format(amount);
	} catch {
		return `${amount.toLocaleString(locale)} ${code}`;
	}
}
