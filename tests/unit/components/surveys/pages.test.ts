import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayBuckets } from "@/components/surveys/analytics/day-buckets";
import { optionRows } from "@/components/surveys/analytics/option-rows";
import { documentOf, rewardDetailsOf, rewardOf } from "@/components/surveys/builder/document/from-survey";
import { localInputOf, momentOfLocal } from "@/components/surveys/builder/extras/local-moment";
import { embedSnippet, prefilledAddress } from "@/components/surveys/frame/form-address";
import { answerWords } from "@/components/surveys/responses/answer-words";
import { isFiltered, NO_FILTER, readResponseFilter, responseQueryOf, searchOf } from "@/components/surveys/responses/response-filter";
import { qrCode, qrSvg } from "@/components/surveys/share/qr-code";
import { SURVEY } from "@/lib/surveys/examples";
import { ListResponsesQuery, type QuestionStats } from "@/lib/surveys/schemas/reading";
import { Survey } from "@/lib/surveys/schemas/survey";

describe("filters of responses", () => {
	it("stand in the address as the API takes them, and come back the same", () => {
		const filter = { ...NO_FILTER, q: "ada", isEarlyBird: true, isBound: false, from: "2026-05-01", questionId: "q1", answer: "A & B" };
		expect(readResponseFilter(new URLSearchParams(searchOf(filter)))).toEqual(filter);
		expect(ListResponsesQuery.parse({ ...responseQueryOf(filter), limit: 5 })).toMatchObject({
			q: "ada",
			isEarlyBird: true,
			hasMessagingBinding: false,
			answer: "A & B",
		});
		expect(searchOf(NO_FILTER)).toBe("");
	});

	it("that make no sense filter nothing", () => {
		expect(readResponseFilter(new URLSearchParams("isEarlyBird=maybe&from=yesterday&questionId=q1&q=%20"))).toEqual(NO_FILTER);
		expect(isFiltered({ ...NO_FILTER, isQuarantined: true })).toBe(false);
		expect(isFiltered({ ...NO_FILTER, isBound: true })).toBe(true);
	});
});

describe("days", () => {
	const days = (first: string, count: number) =>
		Array.from({ length: count }, (_day, index) => ({ date: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10), count: 1 }));

	it("without a response are there too, up to today", () => {
		const found = dayBuckets(
			[
				{ date: "2026-05-01", count: 3 },
				{ date: "2026-05-03", count: 1 },
			],
			"2026-05-04",
		);
		expect(found.map(({ from, count }) => [from, count])).toEqual([
			["2026-05-01", 3],
			["2026-05-02", 0],
			["2026-05-03", 1],
			["2026-05-04", 0],
		]);
		expect(dayBuckets([], "2026-05-04")).toEqual([]);
	});

	it("become weeks and more where there are very many, and no response is lost", () => {
		for (const [count, most] of [
			[200, 92],
			[3000, 101],
		] as const) {
			const found = dayBuckets(days("2020-01-01", count), "2020-01-02");
			expect(found.length).toBeLessThanOrEqual(most);
			expect(found.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(count);
		}
	});
});

describe("answers in numbers", () => {
	const stats = (questionType: QuestionStats["questionType"], optionCounts: Record<string, number>): QuestionStats => ({
		...{ questionId: "q", questionText: "Q", responseCount: 10, averageRating: null, shownCount: 0, dropOffCount: 0 },
		questionType,
		optionCounts,
	});

	it("of options come most first, with those that nobody picked", () => {
		expect(optionRows(stats("single_choice", { B: 2, A: 5 }), ["A", "B", "C"]).map(({ label, share }) => [label, share])).toEqual([
			["A", 0.5],
			["B", 0.2],
			["C", 0],
		]);
	});

	it("of scales and ranges run along them", () => {
		expect(optionRows(stats("rating", { "10": 1, "2": 1, "1": 1 })).map(({ label }) => label)).toEqual(["1", "2", "10"]);
		expect(optionRows(stats("number", { "20..30": 1, "-4..-3": 1, "0": 1 })).map(({ label }) => label)).toEqual(["-4..-3", "0", "20..30"]);
	});

	it("in words", () => {
		expect([answerWords(["A", "B"], "en-US"), answerWords(1234.5, "en-US"), answerWords("", "en-US"), answerWords([], "en-US")]).toEqual([
			"A, B",
			"1,234.5",
			null,
			null,
		]);
	});
});

describe("a deadline in the creator's own time", () => {
	it("is the moment that their clock means", () => {
		expect(momentOfLocal("2026-07-01T18:00", "Europe/Berlin")).toBe("2026-07-01T16:00:00.000Z");
		expect(momentOfLocal("2026-01-01T18:00", "America/New_York")).toBe("2026-01-01T23:00:00.000Z");
		expect(momentOfLocal("", "UTC")).toBeNull();
	});

	it("reads back as it was written, but for the hour that clocks skip", () => {
		const zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Asia/Taipei", "Australia/Lord_Howe"];
		const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2030, 0) / 60_000 });
		fc.assert(
			fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
				const iso = new Date(minute * 60_000).toISOString();
				const again = momentOfLocal(localInputOf(iso, zone), zone);
				// In the hour that comes twice, either of them is meant.
				expect(Math.abs(Date.parse(again ?? "") - Date.parse(iso))).toBeLessThanOrEqual(3_600_000);
				expect(localInputOf(again ?? "", zone)).toBe(localInputOf(iso, zone));
			}),
		);
	});
});

describe("ways to respondents", () => {
	it("a prefilled link leaves out what is empty and keeps every pick", () => {
		expect(prefilledAddress("https://example.com", "s1", { name: "Ada & Co", email: " ", team: ["North", "South"] })).toBe(
			"https://example.com/s/s1?name=Ada+%26+Co&team=North&team=South",
		);
	});

	it("an embed can't be broken out of by a title", () => {
		const snippet = embedSnippet("https://example.com", "s1", '"><script>alert(1)</script>');
		expect(snippet).not.toContain("<script>alert");
		expect(snippet.match(/<script>/g)).toHaveLength(1);
	});

	it("a code has its quiet zone, and one path for all its squares", () => {
		const { size, path } = qrCode("https://example.com/s/0198a7d0-0000-7000-8000-000000000000");
		const rows = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) }));
		expect(Math.min(...rows.map(({ x }) => x))).toBe(4);
		expect(Math.max(...rows.map(({ x, width }) => x + width))).toBe(size - 4);
		// The mark in the corner is seven wide.
		expect(rows[0]).toEqual({ x: 4, y: 4, width: 7 });
		expect(qrSvg("https://example.com")).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
	});
});

it("a survey of the API is a document, and its reward comes back as it was", () => {
	const document = documentOf(Survey.parse(SURVEY));
	expect(document.questions.map(({ key }) => key)).toEqual(SURVEY.questions.map(({ questionId }) => questionId));
	const details = { code: "EARLY", url: "https://example.com", tier: { level: 3 } };
	expect(rewardDetailsOf(rewardOf(details))).toEqual(details);
	expect(rewardDetailsOf(rewardOf({}))).toEqual({});
});
