import { shortCurrency } from "@/components/postings/posting-words";
import { sourceName } from "@/components/postings/source-name";
import type { Band, PostingFacets } from "@/lib/goal-jobs/posting-schemas";
import { NO_COUNTRY } from "@/lib/goal-jobs/postings/posting-countries";

export const BAND_WORDS: Readonly<Record<Band, string>> = { strong: "Strong", possible: "Possible", weak: "Weak" };

export function countryWords(country: string): string {
	return country === NO_COUNTRY ? "No country named" : country;
}

export function ageWords(days: string | number): string {
	const number = Number(days);
	return number === 1 ? "Since yesterday" : `Last ${number} days`;
}

export function salaryFloorWords(amount: string | number, currency: string, locale: string): string {
	return Number(amount) === 0 ? "Says what it pays" : `From ${shortCurrency(Number(amount), currency, locale)} a year`;
}

/** "From $170K a year, or not said". */
export function payWords(pay: { least: number; isUnstatedToo: boolean }, currency: string, locale: string): string {
	return `${salaryFloorWords(pay.least, currency, locale)}${pay.isUnstatedToo ? ", or not said" : ""}`;
}

export type SeveralFacet = "country" | "remote" | "seniority" | "company" | "skill" | "source";

export const FACET_TITLES: Readonly<Record<SeveralFacet, string>> = {
	country: "Country",
	remote: "Way of working",
	seniority: "Level",
	company: "Company",
	skill: "Asks for the skill",
	source: "Source",
};

export function valueWords(facet: SeveralFacet, value: string): string {
	if (facet === "country") return countryWords(value);
	return facet === "source" ? sourceName(value) : value;
}

export function countOf(facets: PostingFacets | null, name: keyof PostingFacets, value: string): number {
	return facets?.[name].find((known) => known.value === value)?.count ?? 0;
}
