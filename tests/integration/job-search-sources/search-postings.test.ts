import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type PostingQuery, RawPosting, type SourceReport } from "@/lib/tools/job-search/schemas";
import { loadSources } from "@/lib/tools/job-search/sources/configuration";
import { type JobBoards, startJobBoards } from "@/local/job-boards/server";
import { makeToolContext } from "@/tests/factories/tool-context";
import { listenInTest } from "@/tests/world/listen";
import { searchBoards } from "@/tests/world/search-boards";

const QUERY: PostingQuery = { titles: ["Accountant"], skills: ["Excel"], country: "All", location: null, remote: "Any", seniority: "Any" };

let boards: JobBoards;
let searchPostings: typeof import("@/lib/tools/job-search/search-postings")["searchPostings"];

beforeAll(async () => {
	boards = await startJobBoards({ port: 0, seed: 3, count: 600, today: new Date("2026-06-01T00:00:00Z"), withFaults: true });
	process.env.POSTING_SOURCES = `${boards.origin}/sources.json`;
	({ searchPostings } = await import("@/lib/tools/job-search/search-postings"));
});

afterAll(() => boards.close());

describe("search_postings", () => {
	it("finds what the healthy boards hold and reports every failing one", async () => {
		const progress: Array<readonly [number, number]> = [];
		const result = await searchPostings.run({ query: QUERY, as: "rows" }, makeToolContext({ reportProgress: (done, total) => progress.push([done, total]) }));
		const output = searchPostings.output.parse(result);
		const rows = z.array(RawPosting).parse(output.rawPostings);
		expect(rows.length).toBeGreaterThan(600);
		expect(output.sources.map((source) => source.provider)).toEqual([
			"arbeitnow",
			"ashby",
			"greenhouse",
			"himalayas",
			"lever",
			"recruitee",
			"remoteok",
			"smartrecruiters",
			"workable",
		]);
		expect(output.sources.reduce((sum, source) => sum + source.found, 0)).toBe(rows.length);

		const report = (provider: string) => output.sources.find((source) => source.provider === provider) as SourceReport;
		const board = (provider: string, name: string) => report(provider).boards.find((each) => each.board === name);
		expect(board("greenhouse", "fernhill-closed-doors")).toMatchObject({ status: "failed", found: 0, error: "The job board is out of order." });
		expect(board("ashby", "silent-harbor")).toMatchObject({ status: "timeout", found: 0 });
		expect(board("recruitee", "paper-lantern-house")).toMatchObject({ status: "failed", error: "The job board gave an answer that could not be read." });
		expect(report("ashby").error).toContain("silent-harbor");
		for (const provider of ["greenhouse", "ashby", "recruitee"]) expect(report(provider).found).toBeGreaterThan(10);
		// The board that asks for patience and the late one end well.
		for (const provider of ["lever", "smartrecruiters"]) expect(report(provider)).toMatchObject({ error: null });
		expect(report("ashby").boards.flatMap((each) => each.dropped ?? [])).toContainEqual(expect.objectContaining({ reason: "unlisted" }));

		const total = output.sources.flatMap((source) => source.boards).length;
		expect(progress).toEqual(Array.from({ length: total }, (_, index) => [index + 1, total]));
	});

	it("stops when it is cancelled", async () => {
		const reason = new Error("cancelled");
		await expect(searchPostings.run({ query: QUERY, as: "rows" }, makeToolContext({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
	});
});

describe("searchBoards", () => {
	const signal = new AbortController().signal;

	it("cuts a slow source off at the whole search's limit and keeps what it gave", async () => {
		const { origin } = await listenInTest((request, response) => {
			const skip = new URL(request.url ?? "/", "http://x").searchParams.get("skip");
			if (skip === "0") response.end(JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id: `p${id}` }))));
		});
		const sources = await loadSources(JSON.stringify([{ provider: "lever", baseUrl: origin, boards: ["slow-one", "slow-two", "slow-three"] }]));
		const result = await searchBoards(QUERY, sources, { signal, totalTimeoutMs: 2_000 });
		expect(result.sources[0]?.boards.map(({ board, found, status }) => ({ board, found, status }))).toEqual([
			{ board: "slow-one", found: 100, status: "timeout" },
			// Lever is asked two boards at a time, so the third one's turn never came.
			{ board: "slow-three", found: 0, status: "timeout" },
			{ board: "slow-two", found: 100, status: "timeout" },
		]);
		expect(result.rawPostings).toHaveLength(200);
	});

	it("keeps a posting once that a moving list repeats", async () => {
		const { origin } = await listenInTest((request, response) => {
			const page = Number(new URL(request.url ?? "/", "http://x").searchParams.get("page"));
			const count = page === 1 ? 100 : 5;
			response.end(JSON.stringify({ data: Array.from({ length: count }, (_, index) => ({ slug: `s${(page - 1) * 98 + index}` })) }));
		});
		const sources = await loadSources(JSON.stringify([{ provider: "arbeitnow", baseUrl: origin, boards: ["arbeitnow"] }]));
		const { rawPostings, sources: reports } = await searchBoards(QUERY, sources, { signal, totalTimeoutMs: 60_000 });
		expect(rawPostings).toHaveLength(103);
		expect(reports[0]?.found).toBe(103);
	});
});

describe("loadSources", () => {
	it("knows the live providers, without those that the operator has to ask for", async () => {
		const live = await loadSources("live");
		expect(live.map(({ source }) => source.provider)).not.toContain("remotive");
		expect(live.find(({ source }) => source.provider === "ashby")?.timeoutMs).toBe(20_000);
		for (const { baseUrl, boards: names } of live) {
			expect(baseUrl).toMatch(/^https:\/\/[^/]+$/);
			expect(names.length).toBeGreaterThan(0);
		}
	});

	it("takes base addresses with and without a final slash, and a limit for each entry", async () => {
		const [first, second] = await loadSources(
			'[{"provider":"lever","baseUrl":"https://api.eu.lever.co/","boards":["a"]},{"provider":"recruitee","baseUrl":"https://{board}.recruitee.com","boards":["b"],"timeoutMs":700}]',
		);
		expect(first).toMatchObject({ baseUrl: "https://api.eu.lever.co", timeoutMs: 10_000 });
		expect(second).toMatchObject({ baseUrl: "https://{board}.recruitee.com", timeoutMs: 700 });
	});

	it("takes limits and the mark of samples from the entry alone, whatever the address", async () => {
		const entry = { provider: "greenhouse", baseUrl: "http://127.0.0.1:4010/greenhouse", boards: ["a"] };
		const [plain, sample] = await loadSources(JSON.stringify([entry, { ...entry, isSample: true, limits: { concurrency: 32, retries: 0 } }]));
		expect(plain).toMatchObject({ isSample: false, limits: { concurrency: 4, spacingMs: 50, retries: 2, pagesAtOnce: 4 } });
		expect(sample).toMatchObject({ isSample: true, limits: { concurrency: 32, spacingMs: 50, retries: 0, pagesAtOnce: 4 } });
	});

	it.each([
		["", /must be "live"/],
		["everything", /must be "live"/],
		["{}", /not a list/],
		['[{"provider":"monster","baseUrl":"https://x.example","boards":[]}]', /"monster".*Known: greenhouse/],
		['[{"provider":"lever","baseUrl":"ftp://x.example","boards":[]}]', /baseUrl/],
		['[{"provider":"lever","baseUrl":"https://x.example","boards":["a"],"timeoutMs":1}]', /timeoutMs/],
		['[{"provider":"lever","baseUrl":"https://x.example","boards":["a"],"limits":{"concurrency":0}}]', /concurrency/],
	])("says what is wrong with %j", async (setting, words) => {
		await expect(loadSources(setting)).rejects.toThrow(words);
	});

	it("fetches a list once, and again after a failure", async () => {
		let asked = 0;
		const { origin } = await listenInTest((_request, response) => {
			asked += 1;
			if (asked === 1) response.writeHead(500).end();
			else response.end('[{"provider":"lever","baseUrl":"https://api.lever.co","boards":["a"]}]');
		});
		const url = `${origin}/sources.json`;
		await expect(loadSources(url)).rejects.toThrow(/answered 500/);
		const [first, second] = [await loadSources(url), await loadSources(url)];
		expect(second).toBe(first);
		expect(asked).toBe(2);
	});
});
