import { describe, expect, it } from "vitest";
import { filterPostings, isSamplePosting, NO_FILTER } from "@/components/postings/posting-filter";
import { posting } from "./factories";

const ids = (postings: ReadonlyArray<{ jobId: string }>) => postings.map(({ jobId }) => jobId);
const none = new Set<string>();

describe("posting filter", () => {
	const remote = posting("a", 70, { title: "Data Engineer" });
	const hybrid = posting("b", 90, { remote: "Hybrid", company: "Zeta" });
	const gone = posting("c", 80, { verification: { ...remote.verification, status: "unreachable" } });
	const all = [remote, hybrid, gone];

	it("best fit comes first", () => {
		expect(ids(filterPostings(all, NO_FILTER, none))).toEqual(["b", "c", "a"]);
	});

	it("every word must occur, in title, company, place or skills, in any case", () => {
		expect(ids(filterPostings(all, { ...NO_FILTER, text: "data TYPESCRIPT" }, none))).toEqual(["a"]);
		expect(ids(filterPostings(all, { ...NO_FILTER, text: "data cobol" }, none))).toEqual([]);
	});

	it("narrows by way of working, by check and by selection", () => {
		expect(ids(filterPostings(all, { ...NO_FILTER, remote: "Hybrid" }, none))).toEqual(["b"]);
		expect(ids(filterPostings(all, { ...NO_FILTER, isLiveOnly: true }, none))).toEqual(["b", "a"]);
		expect(ids(filterPostings(all, { ...NO_FILTER, isSelectedOnly: true }, new Set(["c"])))).toEqual(["c"]);
		expect(ids(filterPostings(all, { ...NO_FILTER, minFit: 75 }, none))).toEqual(["b", "c"]);
	});

	it("salaries of different periods and currencies compare by the year, unknown ones last", () => {
		const yen = posting("j", 95, { salary: { min: null, max: 9_000_000, currency: "JPY", period: "year" } });
		const hourly = posting("h", 10, { salary: { min: 50, max: 60, currency: "EUR", period: "hour" } });
		const yearly = posting("y", 10, { salary: { min: 80_000, max: null, currency: "EUR", period: "year" } });
		expect(ids(filterPostings([posting("n", 99), yen, yearly, hourly], { ...NO_FILTER, sort: "salary" }, none))).toEqual(["h", "y", "j", "n"]);
	});

	it("sample boards are told from real ones", () => {
		expect(isSamplePosting(remote)).toBe(false);
		const own = remote.sources.map((source) => ({ ...source, url: "http://127.0.0.1:4010/greenhouse/1" }));
		expect(isSamplePosting({ sources: own })).toBe(false);
		expect(isSamplePosting({ sources: own.map((source) => ({ ...source, isSample: true })) })).toBe(true);
	});
});
