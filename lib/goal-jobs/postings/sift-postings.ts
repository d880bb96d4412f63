import type { PostingFacets, PostingFilters, PostingMark } from "@/lib/goal-jobs/posting-schemas";
import type { ExchangeRates } from "@/lib/platform/environment/exchange-rates";
import { BUILT_IN_RATES, fromEuros } from "@/lib/tools/job-search/comparable-salary";
import { askedCountry } from "./posting-countries";
import type { PostingEntry, PostingIndex, PostingOrder } from "./posting-index";

const AGES_DAYS = [1, 3, 7, 14, 30, 90];
const SALARIES_EUROS = [30_000, 45_000, 60_000, 80_000, 100_000, 130_000];
const MOST_VALUES = 50;
const DAY_MS = 86_400_000;

type FacetName = keyof PostingFacets;

interface Sieve {
	/** The values of the facet that a posting has: those that it would pass with. */
	valuesOf(entry: PostingEntry): readonly string[];
	/** What is asked for; null where nothing is. */
	readonly wanted: ReadonlySet<string> | null;
	/** The most values that are told. */
	readonly most?: number;
	/** In this order instead of the most frequent first. */
	readonly order?: readonly string[];
}

export interface Sifted {
	readonly passing: readonly PostingEntry[];
	readonly facets: PostingFacets;
	readonly currency: string;
}

export interface SiftContext {
	readonly index: PostingIndex;
	readonly order: PostingOrder;
	readonly marks: ReadonlyMap<string, PostingMark>;
	readonly nowMs: number;
	readonly rates?: ExchangeRates;
	/** The countries that the person lives in: pay is told in their currency where no country is asked for. */
	readonly home?: readonly string[];
}

/** The postings that pass the filters, in their order, with what each value of each filter would leave of them. */
export function siftPostings(query: PostingFilters, context: SiftContext): Sifted {
	const countries = query.country?.map(askedCountry);
	const currency = (query.currency ?? context.index.usualCurrency(countries ?? context.home ?? [])).toUpperCase();
	const sieves = sievesOf(query, currency, countries, context);
	const names = Object.keys(sieves) as FacetName[];
	const passes = plainFilter(query);
	const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
	const passing: PostingEntry[] = [];
	for (const entry of context.order.entries) {
		const values = names.map((name) => sieves[name].valuesOf(entry));
		const failed = names.filter((name, at) => !passesSieve(sieves[name].wanted, values[at] ?? []));
		const isPlain = passes(entry);
		if (isPlain && failed.length === 0) passing.push(entry);
		names.forEach((name, at) => {
			const known = counts.get(name);
			const isCounted = isPlain && (failed.length === 0 || (failed.length === 1 && failed[0] === name));
			for (const value of values[at] ?? []) known?.set(value, (known.get(value) ?? 0) + (isCounted ? 1 : 0));
		});
	}
	const facets = Object.fromEntries(names.map((name) => [name, told(counts.get(name) ?? new Map(), sieves[name])])) as PostingFacets;
	return { passing, facets, currency };
}

function passesSieve(wanted: ReadonlySet<string> | null, values: readonly string[]): boolean {
	return wanted === null || values.some((value) => wanted.has(value));
}

function sievesOf(
	query: PostingFilters,
	currency: string,
	countries: readonly string[] | undefined,
	{ order, marks, nowMs, rates = BUILT_IN_RATES }: SiftContext,
): Record<FacetName, Sieve> {
	const amounts = [
		...new Set([
			0,
			...SALARIES_EUROS.map((euros) => nice(fromEuros(euros, currency, rates) ?? 0)),
			...(query.minSalary === undefined ? [] : [query.minSalary]),
		]),
	];
	const ages = [...new Set([...AGES_DAYS, ...(query.postedWithinDays === undefined ? [] : [query.postedWithinDays])])].sort((one, other) => one - other);
	const inCurrency = ({ euros }: PostingEntry) => (euros === null ? null : fromEuros(euros, currency, rates));
	const isUnmarkedAsked = query.mark === undefined && query.jobId === undefined;
	return {
		band: {
			valuesOf: ({ posting }) => [order.standingOf.get(posting.jobId)?.band ?? "weak"],
			wanted: wantedOf(query.band),
			order: ["strong", "possible", "weak"],
		},
		remote: { valuesOf: ({ posting }) => listed(posting.remote), wanted: wantedOf(query.remote) },
		seniority: { valuesOf: ({ posting }) => listed(posting.seniority), wanted: wantedOf(query.seniority) },
		country: { valuesOf: (entry) => entry.countries, wanted: wantedOf(countries) },
		company: { valuesOf: ({ posting }) => [posting.company], wanted: wantedOf(query.company), most: MOST_VALUES },
		skill: { valuesOf: (entry) => entry.skills, wanted: wantedOf(query.skill), most: MOST_VALUES },
		source: { valuesOf: (entry) => entry.sources, wanted: wantedOf(query.source) },
		status: { valuesOf: ({ posting }) => [posting.verification.status], wanted: wantedOf(query.status) },
		minSalary: {
			valuesOf: (entry) => {
				const upper = inCurrency(entry);
				if (upper === null) return query.unstatedPay === "true" ? [UNSTATED] : [];
				return amounts.filter((amount) => amount <= upper).map(String);
			},
			wanted: wantedOf(query.minSalary === undefined ? undefined : [String(query.minSalary), ...(query.unstatedPay === "true" ? [UNSTATED] : [])]),
			order: amounts.sort((one, other) => one - other).map(String),
		},
		postedWithinDays: {
			valuesOf: ({ postedMs }) => (postedMs === null ? [] : ages.filter((days) => nowMs - postedMs <= days * DAY_MS).map(String)),
			wanted: wantedOf(query.postedWithinDays === undefined ? undefined : [String(query.postedWithinDays)]),
			order: ages.map(String),
		},
		mark: {
			// What is not marked has a value of its own, so that what is dismissed stays away unless it is asked for.
			valuesOf: ({ posting }) => {
				const mark = marks.get(posting.jobId);
				return mark === "pinned" ? ["pinned", NOT_DISMISSED] : [mark ?? NOT_DISMISSED];
			},
			wanted: isUnmarkedAsked ? new Set([NOT_DISMISSED]) : wantedOf(query.mark),
		},
	};
}

const NOT_DISMISSED = "";
const UNSTATED = "unstated";
const listed = (value: string | null): readonly string[] => (value === null ? [] : [value]);
const wantedOf = (values: readonly string[] | undefined): ReadonlySet<string> | null => (values === undefined ? null : new Set(values));

/** What has no facet: words, the least fit, postings by their ids. */
function plainFilter(query: PostingFilters): (entry: PostingEntry) => boolean {
	const words = (query.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
	const ids = query.jobId && new Set(query.jobId);
	return ({ posting, text }) =>
		posting.fit.overall >= (query.minFit ?? 0) && (ids === undefined || ids.has(posting.jobId)) && words.every((word) => text.includes(word));
}

function told(counts: ReadonlyMap<string, number>, { order, most, wanted }: Sieve): Array<{ value: string; count: number }> {
	const values = [...counts].filter(([value]) => value !== NOT_DISMISSED).map(([value, count]) => ({ value, count }));
	if (order) return order.flatMap((value) => values.find((known) => known.value === value) ?? []);
	const sorted = values.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : Number(one.value > other.value)));
	return most === undefined ? sorted : sorted.filter(({ value }, at) => at < most || wanted?.has(value));
}

/** An amount that people would name: two digits, the second a 0 or a 5. */
function nice(amount: number): number {
	if (!(amount > 0)) return 0;
	const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
	return Math.max(1, Math.round(amount / unit / 5)) * 5 * unit;
}
