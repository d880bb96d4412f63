import { Band, type ListedPosting, PostingSort } from "@/lib/goal-jobs/posting-schemas";
import { NO_COUNTRY } from "@/lib/goal-jobs/postings/posting-countries";
import { DEFAULT_WEIGHTS, type FitWeights, weightsKey } from "@/lib/goal-jobs/postings/standing";
import { RemoteMode, Seniority } from "@/lib/tools/job-search/schemas";
import { type Begun, NOTHING_BEGUN } from "./beginning";

/** Whether the list shows what is offered, or what the person has picked, pinned or dismissed; those are never hidden by a filter. */
export type Shown = "offered" | "chosen" | "pinned" | "dismissed";

export interface PostingFilter {
	text: string;
	bands: readonly Band[];
	/** null: where the person wants to work or lives; none: everywhere. */
	countries: readonly string[] | null;
	/** null: as was asked for; none: any. */
	remote: readonly RemoteMode[] | null;
	seniority: readonly Seniority[];
	company: readonly string[];
	source: readonly string[];
	skill: readonly string[];
	/** A year, in `currency`; 0 for any that is stated. null: what was asked for; "any": whatever it is. */
	minSalary: number | "any" | null;
	/** Whether those that don't say what they pay pass the least pay as well. */
	unstatedPay: boolean;
	currency: string | null;
	withinDays: number | null;
	show: Shown;
	sort: PostingSort;
	weights: FitWeights;
}

/** Weak matches are hidden until they are asked for. */
export const USUAL_BANDS: readonly Band[] = ["strong", "possible"];

export const NO_FILTER: PostingFilter = {
	text: "",
	bands: USUAL_BANDS,
	countries: null,
	remote: null,
	seniority: [],
	company: [],
	source: [],
	skill: [],
	minSalary: null,
	unstatedPay: false,
	currency: null,
	withinDays: null,
	show: "offered",
	sort: "fit",
	weights: DEFAULT_WEIGHTS,
};

/** Everything that was found, which no filter hides. */
export const WHOLE_LIST: PostingFilter = { ...NO_FILTER, bands: Band.options, countries: [], remote: [], minSalary: "any" };

/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;

/** The countries that are looked in: those chosen, else the person's own with what names no country; none is everywhere. */
export function countriesOf(filter: PostingFilter, { countries }: Begun): readonly string[] {
	if (filter.countries !== null) return filter.countries;
	return countries.length === 0 ? [] : [...countries, NO_COUNTRY];
}

/** The ways of working that are shown: those chosen, else those asked for; none is any. */
export const remoteOf = (filter: PostingFilter, begun: Begun): readonly RemoteMode[] => filter.remote ?? begun.remote;

/** The least pay that is shown, in which currency, and whether those that say none pass too: as chosen, else as asked for. */
export function payOf(
	{ minSalary, currency, unstatedPay }: PostingFilter,
	{ pay }: Begun,
): { least: number; currency: string | null; isUnstatedToo: boolean } | null {
	if (minSalary === "any") return null;
	if (minSalary !== null) return { least: minSalary, currency, isUnstatedToo: unstatedPay };
	return pay && { least: pay.amount, currency: pay.currency ?? currency, isUnstatedToo: true };
}

/** What the API is asked for; null when nothing can pass: only chosen ones are wanted and none is chosen. */
export function queryOf(filter: PostingFilter, selected: ReadonlySet<string>, begun: Begun = NOTHING_BEGUN) {
	const { show, sort } = filter;
	const pay = payOf(filter, begun);
	const currency = filter.currency ?? pay?.currency ?? null;
	const words = filter.text.trim().slice(0, MAX_WORDS_LENGTH);
	const common = { sort, ...(words ? { q: words } : {}), ...weightsIn(filter.weights), ...(currency ? { currency } : {}) };
	if (show === "chosen") return selected.size === 0 ? null : { ...common, jobId: [...selected].sort() };
	if (show !== "offered") return { ...common, mark: [show] };
	const several = {
		country: countriesOf(filter, begun),
		remote: remoteOf(filter, begun),
		seniority: filter.seniority,
		company: filter.company,
		source: filter.source,
		skill: filter.skill,
	};
	return {
		...common,
		...(filter.bands.length === Band.options.length ? {} : { band: [...filter.bands] }),
		...Object.fromEntries(Object.entries(several).filter(([, values]) => values.length > 0)),
		...(pay === null ? {} : { minSalary: pay.least, ...(pay.isUnstatedToo ? { unstatedPay: "true" as const } : {}) }),
		...(filter.withinDays === null ? {} : { postedWithinDays: filter.withinDays }),
	};
}
export type PostingListQuery = NonNullable<ReturnType<typeof queryOf>>;

/** Weights as the API takes them; nothing where they are the usual ones. */
export function weightsIn(weights: FitWeights) {
	if (weightsKey(weights) === null) return {};
	return { skillsWeight: weights.skills, titleWeight: weights.title, locationWeight: weights.location, seniorityWeight: weights.seniority };
}

/** How many filters narrow the list beyond what it begins with. */
export function countFilters(filter: PostingFilter): number {
	const several = [filter.remote ?? [], filter.seniority, filter.company, filter.source, filter.skill];
	return (
		several.reduce((sum, values) => sum + values.length, 0) +
		Number(filter.countries !== null && filter.countries.length > 0) +
		Number(typeof filter.minSalary === "number") +
		Number(filter.withinDays !== null)
	);
}

/** Whether a posting is an invented one, so that nobody takes it for a real one. */
export function isSamplePosting(posting: Pick<ListedPosting, "sources">): boolean {
	return posting.sources.some((source) => source.isSample);
}

const KEYS = ["q", "band", "country", "remote", "level", "company", "source", "skill", "salary", "unstated", "currency", "days", "show", "sort", "weights"];
const EVERYWHERE = "all";
const MOST_VALUES = 40;

/** The filter that an address holds; what it says wrong is as if it weren't there. */
export function readFilter(params: URLSearchParams): PostingFilter {
	const several = (key: string) => [...new Set(params.getAll(key))].filter((value) => value !== "" && value.length <= 200).slice(0, MOST_VALUES);
	const oneOf = <T extends string>(options: readonly T[], values: readonly string[]) => options.filter((option) => values.includes(option));
	const whole = (key: string, most: number) => {
		const value = Number(params.get(key) ?? Number.NaN);
		return Number.isInteger(value) && value >= 0 && value <= most ? value : null;
	};
	const countries = several("country");
	const bands = oneOf(Band.options, several("band"));
	return {
		text: params.get("q")?.slice(0, MAX_WORDS_LENGTH) ?? "",
		bands: bands.length > 0 ? bands : USUAL_BANDS,
		countries: countries.length === 0 ? null : countries.includes(EVERYWHERE) ? [] : countries,
		remote: remoteIn(several("remote")),
		seniority: oneOf(Seniority.options, several("level")),
		company: several("company"),
		source: several("source"),
		skill: several("skill"),
		minSalary: params.get("salary") === "any" ? "any" : whole("salary", 1_000_000_000),
		unstatedPay: params.get("unstated") === "1",
		currency: /^[A-Z]{3}$/.exec(params.get("currency") ?? "")?.[0] ?? null,
		withinDays: whole("days", 3650) || null,
		show: oneOf(["chosen", "pinned", "dismissed"] as const, several("show"))[0] ?? "offered",
		sort: PostingSort.safeParse(params.get("sort")).data ?? "fit",
		weights: readWeights(params.get("weights")),
	};
}

function remoteIn(values: readonly string[]): readonly RemoteMode[] | null {
	const modes = RemoteMode.options.filter((mode) => values.includes(mode));
	return modes.length === 0 && !values.includes(EVERYWHERE) ? null : modes;
}

function readWeights(text: string | null): FitWeights {
	const [skills, title, location, seniority, ...others] = (text ?? "").split("-").map(Number);
	const numbers = [skills, title, location, seniority];
	if (others.length > 0 || !numbers.every((value) => value !== undefined && Number.isInteger(value) && value >= 0 && value <= 100)) return DEFAULT_WEIGHTS;
	return { skills: skills ?? 0, title: title ?? 0, location: location ?? 0, seniority: seniority ?? 0 };
}

/** Puts a filter into an address, beside what else it holds; what is as usual stays out. */
export function writeFilter(params: URLSearchParams, filter: PostingFilter): void {
	for (const key of KEYS) params.delete(key);
	const add = (key: string, values: readonly string[]) => {
		for (const value of values) params.append(key, value);
	};
	const set = (key: string, value: string | number | null, usual: string | null = null) => {
		if (value !== null && value !== usual) params.set(key, String(value));
	};
	set("q", filter.text.trim(), "");
	if ([...filter.bands].sort().join() !== [...USUAL_BANDS].sort().join()) add("band", filter.bands);
	if (filter.countries !== null) add("country", filter.countries.length === 0 ? [EVERYWHERE] : filter.countries);
	if (filter.remote !== null) add("remote", filter.remote.length === 0 ? [EVERYWHERE] : filter.remote);
	add("level", filter.seniority);
	add("company", filter.company);
	add("source", filter.source);
	add("skill", filter.skill);
	set("salary", filter.minSalary);
	if (filter.unstatedPay) params.set("unstated", "1");
	set("currency", filter.currency);
	set("days", filter.withinDays);
	set("show", filter.show, "offered");
	set("sort", filter.sort, "fit");
	if (weightsKey(filter.weights) !== null)
		set("weights", [filter.weights.skills, filter.weights.title, filter.weights.location, filter.weights.seniority].join("-"));
}
