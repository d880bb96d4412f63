import { expect, it } from "vitest";
import { NOTHING_BEGUN } from "@/components/postings/filter/beginning";
import {
	countFilters,
	isSamplePosting,
	NO_FILTER,
	type PostingFilter,
	queryOf,
	readFilter,
	WHOLE_LIST,
	writeFilter,
} from "@/components/postings/filter/posting-filter";
import { PostingsQuery } from "@/lib/goal-jobs/posting-schemas";
import { makeListedPosting } from "@/tests/factories/postings";

const NONE = new Set<string>();
const GERMANY = { ...NOTHING_BEGUN, countries: ["Germany"] };

const FULL: PostingFilter = {
	text: "data & more",
	bands: ["strong", "weak"],
	countries: ["Germany", "none"],
	remote: ["Remote", "Hybrid"],
	seniority: ["Senior"],
	company: ["Müller, Söhne & Co"],
	source: ["lever"],
	skill: ["C++", "React"],
	minSalary: 0,
	unstatedPay: true,
	currency: "CHF",
	withinDays: 7,
	show: "offered",
	sort: "salary",
	weights: { skills: 80, title: 0, location: 15, seniority: 5 },
};

const inAddress = (filter: PostingFilter, before = "") => {
	const params = new URLSearchParams(before);
	writeFilter(params, filter);
	return params;
};

it("a filter is asked for in the API's own words, and nothing that is not filtered by", () => {
	expect(queryOf(WHOLE_LIST, NONE)).toEqual({ sort: "fit" });
	expect(queryOf(NO_FILTER, NONE)).toEqual({ sort: "fit", band: ["strong", "possible"] });
	const query = queryOf({ ...FULL, text: ` data ${"x".repeat(300)}` }, new Set(["b", "a"]));
	expect(query).toMatchObject({
		sort: "salary",
		remote: ["Remote", "Hybrid"],
		country: ["Germany", "none"],
		minSalary: 0,
		currency: "CHF",
		skillsWeight: 80,
		titleWeight: 0,
	});
	expect(PostingsQuery.safeParse(query).success).toBe(true);
});

it("the list begins in the person's own country, with what names none, until another is chosen or all are", () => {
	expect(queryOf(NO_FILTER, NONE, GERMANY)).toMatchObject({ country: ["Germany", "none"] });
	expect(queryOf({ ...NO_FILTER, countries: ["France"] }, NONE, GERMANY)).toMatchObject({ country: ["France"] });
	expect(queryOf({ ...NO_FILTER, countries: [] }, NONE, GERMANY)).not.toHaveProperty("country");
	expect(countFilters(NO_FILTER)).toBe(0);
	expect(countFilters(FULL)).toBe(10);
});

it("what is picked, pinned or dismissed is never hidden by a filter; chosen ones alone, with none chosen, are asked of nobody", () => {
	expect(queryOf({ ...FULL, show: "chosen" }, NONE)).toBeNull();
	expect(queryOf({ ...NO_FILTER, show: "chosen" }, new Set(["b", "a"]), GERMANY)).toEqual({ sort: "fit", jobId: ["a", "b"] });
	expect(queryOf({ ...NO_FILTER, show: "dismissed" }, NONE, GERMANY)).toEqual({ sort: "fit", mark: ["dismissed"] });
});

it("an address brings a filter back as it was, beside what else it holds, and is empty where nothing is set", () => {
	expect(readFilter(inAddress(FULL))).toEqual(FULL);
	expect(readFilter(inAddress({ ...NO_FILTER, countries: [] }))).toEqual({ ...NO_FILTER, countries: [] });
	expect(inAddress(NO_FILTER, "resume=1&q=old&country=France").toString()).toBe("resume=1");
	expect(readFilter(new URLSearchParams())).toEqual(NO_FILTER);
});

it.each([
	"band=best&level=God&remote=Moon",
	"salary=-1&days=0&currency=euro",
	"sort=random&show=all",
	"weights=1-2-3",
	"weights=1-2-3-400",
	"weights=a-b-c-d",
	"salary=1e99",
])("an address that says %s changes nothing", (address) => {
	expect(readFilter(new URLSearchParams(address))).toEqual(NO_FILTER);
});

it("invented postings are told from real ones by what their source says of itself", () => {
	const real = makeListedPosting({ jobId: "a" });
	expect(isSamplePosting(real)).toBe(false);
	expect(isSamplePosting({ sources: real.sources.map((source) => ({ ...source, isSample: true })) })).toBe(true);
});

it("what was asked for narrows the list until another is chosen or it is lifted, which the address keeps", () => {
	const begun = { ...NOTHING_BEGUN, remote: ["Remote" as const], pay: { amount: 170_000, currency: "USD" } };
	expect(queryOf(NO_FILTER, NONE, begun)).toMatchObject({ remote: ["Remote"], minSalary: 170_000, currency: "USD", unstatedPay: "true" });
	const lifted: PostingFilter = { ...NO_FILTER, remote: [], minSalary: "any" };
	expect(queryOf(lifted, NONE, begun)).toEqual({ sort: "fit", band: ["strong", "possible"] });
	expect(readFilter(inAddress(lifted))).toEqual(lifted);
	expect(queryOf({ ...NO_FILTER, remote: ["Hybrid"], minSalary: 150_000, currency: "EUR" }, NONE, begun)).toMatchObject({
		remote: ["Hybrid"],
		minSalary: 150_000,
		currency: "EUR",
	});
	expect(queryOf(WHOLE_LIST, NONE, begun)).toEqual({ sort: "fit" });
});
