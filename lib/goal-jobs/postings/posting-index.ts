import { LRUCache } from "lru-cache";
import { type Band, ListedPosting, type PostingSort } from "@/lib/goal-jobs/posting-schemas";
import type { ExchangeRates } from "@/lib/platform/environment/exchange-rates";
import { BUILT_IN_RATES, comparableSalary, isComparable } from "@/lib/tools/job-search/comparable-salary";
import { currencyOfCountry } from "@/lib/tools/job-search/country-currency";
import { MatchingJob } from "@/lib/tools/job-search/schemas";
import { countriesOfPosting, NO_COUNTRY } from "./posting-countries";
import { bandOf, type FitWeights, scoreUnder, weightsKey } from "./standing";

/** A posting with what it is looked for by, worked out once. */
export interface PostingEntry {
	readonly posting: ListedPosting;
	readonly countries: readonly string[];
	readonly skills: readonly string[];
	readonly sources: readonly string[];
	/** What `q` is looked for in, lower case. */
	readonly text: string;
	/** The upper end in euros a year. */
	readonly euros: number | null;
	/** Milliseconds; null where the source names no date. */
	readonly postedMs: number | null;
}

export interface Standing {
	readonly score: number;
	readonly band: Band;
}

/** One order of all postings under one set of weights, and each one's place in it. */
export interface PostingOrder {
	readonly key: string;
	readonly entries: readonly PostingEntry[];
	readonly placeOf: ReadonlyMap<string, number>;
	readonly standingOf: ReadonlyMap<string, Standing>;
}

/** A scored list made ready for paging: read once, and sorted once for each order that is asked for. */
export interface PostingIndex {
	/** Best fit first. */
	readonly entries: readonly PostingEntry[];
	readonly samples: number;
	orderBy(sort: PostingSort, weights: FitWeights): PostingOrder;
	/** The currency that the one country pays in, or that most postings of these countries state, or that most of all state; EUR where none does. */
	usualCurrency(countries: readonly string[]): string;
}

const MOST_ORDERS = 12;

// Keyed by the parsed output that a list stands in: an index lives as long as that one is kept.
const indexes = new WeakMap<readonly unknown[], PostingIndex>();

/** The index of a list of MatchingJobs, best first; an entry that can't be read is left out rather than hiding all others. */
export function indexPostings(list: readonly unknown[], rates: ExchangeRates = BUILT_IN_RATES): PostingIndex {
	const known = indexes.get(list);
	if (known) return known;
	const entries = list.flatMap((item) => {
		const parsed = ListedPosting.safeParse(item);
		return parsed.success ? [entryOf(parsed.data, rates)] : [];
	});
	const orders = new LRUCache<string, PostingOrder>({ max: MOST_ORDERS });
	const index: PostingIndex = {
		entries,
		samples: entries.filter(({ posting }) => posting.sources.some(({ isSample }) => isSample)).length,
		orderBy(sort, weights) {
			const weighed = weightsKey(weights);
			const key = weighed === null ? sort : `${sort}@${weighed}`;
			const order = orders.get(key) ?? inOrder(key, entries, sort, weights);
			orders.set(key, order);
			return order;
		},
		usualCurrency: (countries) => usualCurrency(entries, countries, rates),
	};
	indexes.set(list, index);
	return index;
}

function entryOf(posting: ListedPosting, rates: ExchangeRates): PostingEntry {
	const { title, company, location, country, fit, sources, postedAt } = posting;
	return {
		posting,
		countries: countriesOfPosting(posting),
		skills: [...new Set([...fit.matchedSkills, ...fit.missingSkills])],
		sources: [...new Set(sources.map(({ provider }) => provider))],
		text: [title, company, location, country, ...fit.matchedSkills, ...fit.missingSkills].filter(Boolean).join(" ").toLowerCase(),
		euros: comparableSalary(posting.salary, rates),
		postedMs: postedAt === null ? null : Date.parse(postedAt),
	};
}

function inOrder(key: string, best: readonly PostingEntry[], sort: PostingSort, weights: FitWeights): PostingOrder {
	const standings = best.map(({ posting }): [string, Standing] => {
		const score = scoreUnder(posting.fit, weights);
		return [posting.jobId, { score, band: bandOf(score) }];
	});
	const standingOf = new Map(standings);
	const scoreOf = ({ posting }: PostingEntry) => standingOf.get(posting.jobId)?.score ?? 0;
	const byScore = weightsKey(weights) === null ? best : [...best].sort((one, other) => scoreOf(other) - scoreOf(one));
	const entries = sort === "fit" ? byScore : [...byScore].sort(comparator(sort));
	return { key, entries, placeOf: new Map(entries.map(({ posting }, place) => [posting.jobId, place])), standingOf };
}

/** Whether a list is one of postings, by the first entry that can be read. */
export function isPostingList(value: unknown): value is readonly unknown[] {
	return Array.isArray(value) && value.some((entry) => MatchingJob.safeParse(entry).success);
}

/** The list comes best first and sorting keeps equal ones as they are. */
function comparator(sort: Exclude<PostingSort, "fit">): (one: PostingEntry, other: PostingEntry) => number {
	switch (sort) {
		case "newest":
			return (one, other) => (other.postedMs ?? 0) - (one.postedMs ?? 0);
		case "company":
			return (one, other) => one.posting.company.localeCompare(other.posting.company, "en");
		case "salary":
			return (one, other) => (other.euros ?? -1) - (one.euros ?? -1);
	}
}

function usualCurrency(entries: readonly PostingEntry[], asked: readonly string[], rates: ExchangeRates): string {
	// Those that name no country come along with a country, and pay in the currency of anywhere.
	const countries = asked.filter((country) => country !== NO_COUNTRY);
	const [only = "", ...others] = countries;
	const own = others.length === 0 ? currencyOfCountry(only) : null;
	if (own !== null && isComparable(own, rates)) return own;
	const counts = new Map<string, number>();
	const ofCountries = entries.filter((entry) => entry.countries.some((country) => countries.includes(country)));
	for (const { posting } of ofCountries.some(({ euros }) => euros !== null) ? ofCountries : entries) {
		const currency = posting.salary?.currency.toUpperCase();
		if (currency && isComparable(currency, rates)) counts.set(currency, (counts.get(currency) ?? 0) + 1);
	}
	return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? "EUR";
}
