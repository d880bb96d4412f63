import { describe, expect, test } from "vitest";
import { filterPostings, isSamplePosting, noFilter, yearlySalary } from "@/components/postings/posting-filter";
import { posting } from "./factories";

const ids = (postings: ReadonlyArray<{ jobId: string }>) => postings.map(({ jobId }) => jobId);
const none = new Set<string>();

describe("posting filter", () => {
	const remote = posting("a", 70, { title: "Data Engineer" });
	const hybrid = posting("b", 90, { remote: "Hybrid", company: "Zeta" });
	const gone = posting("c", 80, { verification: { ...remote.verification, status: "unreachable" } });
	const all = [remote, hybrid, gone];

	test("best fit comes first", () => {
		expect(ids(filterPostings(all, noFilter, none))).toEqual(["b", "c", "a"]);
	});

	test("every word must occur, in title, company, place or skills, in any case", () => {
		expect(ids(filterPostings(all, { ...noFilter, text: "data TYPESCRIPT" }, none))).toEqual(["a"]);
		expect(ids(filterPostings(all, { ...noFilter, text: "data cobol" }, none))).toEqual([]);
	});

	test("narrows by way of working, by check and by selection", () => {
		expect(ids(filterPostings(all, { ...noFilter, remote: "Hybrid" }, none))).toEqual(["b"]);
		expect(ids(filterPostings(all, { ...noFilter, isLiveOnly: true }, none))).toEqual(["b", "a"]);
		expect(ids(filterPostings(all, { ...noFilter, isSelectedOnly: true }, new Set(["c"])))).toEqual(["c"]);
		expect(ids(filterPostings(all, { ...noFilter, minFit: 75 }, none))).toEqual(["b", "c"]);
	});

	test("salaries of different periods compare by the year, unknown ones last", () => {
		const hourly = posting("h", 10, { salary: { min: 50, max: 60, currency: "EUR", period: "hour" } });
		const yearly = posting("y", 10, { salary: { min: 80_000, max: null, currency: "EUR", period: "year" } });
		expect(yearlySalary(hourly)).toBe(124_800);
		expect(ids(filterPostings([posting("n", 99), yearly, hourly], { ...noFilter, sort: "salary" }, none))).toEqual(["h", "y", "n"]);
	});

	test("sample boards are told from real ones", () => {
		expect(isSamplePosting(remote)).toBe(false);
		expect(isSamplePosting(posting("s", 1, { applyUrl: "http://127.0.0.1:4010/greenhouse/1" }))).toBe(true);
	});
});
