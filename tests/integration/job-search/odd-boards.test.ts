import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { inTurns } from "@/lib/platform/waiting/turns";
import { dedupePostings } from "@/lib/tools/job-search/dedupe-postings";
import { MOST_OF_BOARD } from "@/lib/tools/job-search/limits";
import { verify } from "@/lib/tools/job-search/openness/verify";
import { Posting, PostingQuery, type RawPosting, type SourceReport } from "@/lib/tools/job-search/schemas";
import { searchPostings } from "@/lib/tools/job-search/search-postings";
import { normalizing } from "@/lib/tools/job-search/shape/normalize-rows";
import { type ConfiguredSource, loadSources } from "@/lib/tools/job-search/sources/configuration";
import { withinSearch } from "@/lib/tools/job-search/sources/search-limits";
import { scoreFit } from "@/lib/tools/resume-profile/score-fit";
import { type JobBoards, startJobBoards } from "@/local/job-boards/server";
import { makeProfile } from "@/tests/factories/profile";
import { makeToolContext } from "@/tests/factories/tool-context";
import { searchBoards } from "@/tests/world/search-boards";

const QUERY = PostingQuery.parse({ titles: ["Night Porter"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" });
const UNKEEPABLE = /\\u0000|\\ud[89a-f]/;

let boards: JobBoards;
let sources: ConfiguredSource[];
let found: Awaited<ReturnType<typeof searchBoards>>;

const context = makeToolContext({ now: new Date() });

beforeAll(async () => {
	boards = await startJobBoards({ port: 0, seed: 7, count: 60, today: new Date(), withFaults: false, withOddBoards: true });
	sources = (await loadSources(`${boards.origin}/sources.json`)).filter(({ source }) => source.provider === "greenhouse");
	found = await searchBoards(QUERY, sources, { signal: context.signal, totalTimeoutMs: 100_000 });
});

afterAll(() => boards.close());

const reportOf = (board: string) => found.sources.flatMap((source) => source.boards).find((report) => report.board === board);

it("a board gives no more than it may, and the search says how many are left out", () => {
	expect(reportOf("odd-alike")).toMatchObject({ found: MOST_OF_BOARD, status: "ok", error: null, dropped: [{ count: 6_000 }] });
	expect(reportOf("odd-countless")).toMatchObject({ found: MOST_OF_BOARD, status: "ok", dropped: [{ count: 23_000 }] });
	const [finding, ...others] = searchPostings.findings?.(found) ?? [];
	expect(others).toEqual([]);
	expect(finding).toMatchObject({ exceptionType: "postings_left_out", requiresHuman: false });
	expect(finding?.affectedRows).toEqual([
		{ provider: "greenhouse", board: "odd-alike", found: MOST_OF_BOARD, leftOut: 6_000 },
		{ provider: "greenhouse", board: "odd-countless", found: MOST_OF_BOARD, leftOut: 23_000 },
	]);
});

it("what can't be kept of a text is gone before a row is handed on", () => {
	expect(found.rawPostings.filter(({ board }) => board === "odd-torn-letters")).toHaveLength(12);
	expect(JSON.stringify(found.rawPostings)).not.toMatch(UNKEEPABLE);
});

it("all steps from the search to the scores get through what odd boards give", async () => {
	const { postings: shaped, dropped } = await inTurns(normalizing(found.rawPostings, sources), context.signal);
	expect(dropped).toEqual([]);
	const deduped = dedupePostings.output.parse(await dedupePostings.run(dedupePostings.input.parse({ postings: shaped }), context));
	const merged = z.array(Posting).parse(deduped.postings);
	const alike = merged.filter(({ sources: [source] }) => source?.board === "odd-alike");
	expect(alike).toHaveLength(1);
	expect(alike[0]?.sources).toHaveLength(20);
	const verified = await verify(merged, { configured: sources, titles: [], ...context, allowLoopback: true, totalTimeoutMs: 100_000 });
	const input = scoreFit.input.parse({
		profile: makeProfile({ title: "Night Porter", skills: [] }),
		query: QUERY,
		postings: verified.postings,
		sources: found.sources,
		counts: { normalized: shaped.length, duplicates: deduped.duplicates },
	});
	const { result } = await scoreFit.run(input, context);
	expect(result.jobs.filter(({ company }) => company.startsWith("Odd")).length).toBeGreaterThan(1);
	expect(JSON.stringify(result)).not.toMatch(UNKEEPABLE);
});

it("a search as a whole has a limit that the largest boards keep, not the small ones", () => {
	const result = (board: string, count: number): { rows: RawPosting[]; report: SourceReport["boards"][number] } => ({
		rows: Array.from({ length: count }, (_, index) => ({ provider: "lever", board, externalId: String(index), payload: {} })),
		report: { board, found: count, status: "ok", error: null, durationMs: 1 },
	});
	const cut = withinSearch([result("a", 9_000), result("b", 10), result("c", 6_000)]);
	expect(cut.map(({ rows }) => rows.length)).toEqual([4_995, 10, 4_995]);
	expect(cut.map(({ report }) => [report.found, report.dropped?.[0]?.count ?? 0])).toEqual([
		[4_995, 4_005],
		[10, 0],
		[4_995, 1_005],
	]);
});
