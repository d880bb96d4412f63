import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { dedupePostings } from "@/lib/tools/job-search/dedupe-postings";
import { MOST_CHOSEN } from "@/lib/tools/job-search/limits";
import { normalizePostings } from "@/lib/tools/job-search/normalize-postings";
import { readyPostings } from "@/lib/tools/job-search/ready-postings";
import { refreshPostings } from "@/lib/tools/job-search/refresh-postings";
import { PostingQuery, PostingSnapshot } from "@/lib/tools/job-search/schemas";
import { searchPostings } from "@/lib/tools/job-search/search-postings";
import { forgetPostings } from "@/lib/tools/job-search/store/memory";
import { verifyPostings } from "@/lib/tools/job-search/verify-postings";
import { serverShelf } from "@/lib/tools/shelf/server-shelf";
import { makeToolContext } from "@/tests/factories/tool-context";
import { forgetKeptPostings } from "@/tests/world/forget-postings";
import { type Listening, listen } from "@/tests/world/listen";

const QUERY = PostingQuery.parse({ titles: ["Accountant"], skills: ["Excel"], country: "All", location: null, remote: "Any", seniority: "Any" });
const COUNT = MOST_CHOSEN + 20;

let board: Listening;
let asked: string[] = [];
let isDown = false;
let waitMs = 0;
let weak: "down" | "silent" | "well" = "well";

function posting(id: number) {
	const text = id < 10 ? "Accountant" : `Gardener ${id}`;
	const url = `${board.origin}/pages/${id}`;
	return {
		id: `p${id}`,
		text,
		hostedUrl: url,
		applyUrl: url,
		createdAt: 1_780_000_000_000,
		descriptionPlain: `${text}: number ${id} of our garden.`,
		categories: {},
	};
}

beforeAll(async () => {
	board = await listen(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
		asked.push(pathname);
		await new Promise((resolve) => setTimeout(resolve, waitMs));
		if (isDown) return void response.writeHead(500).end();
		if (pathname.endsWith("/weak")) {
			const until = Date.now() + 8_000;
			while (weak === "silent" && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
			return void (weak === "down" ? response.writeHead(500).end() : response.end(JSON.stringify(searchParams.get("skip") === "0" ? [posting(9_999)] : [])));
		}
		if (pathname.startsWith("/pages/")) return void response.end("<html><body>Accountant: apply now</body></html>");
		const id = /\/p(\d+)$/.exec(pathname)?.[1];
		if (id !== undefined) return void response.end(JSON.stringify(posting(Number(id))));
		const skip = Number(searchParams.get("skip") ?? 0);
		response.end(JSON.stringify(Array.from({ length: Math.max(0, Math.min(100, COUNT - skip)) }, (_, at) => posting(skip + at))));
	});
	process.env.POSTING_SOURCES = JSON.stringify([
		{ provider: "lever", baseUrl: board.origin, boards: ["acme"], limits: { concurrency: 16, spacingMs: 0, retries: 0, pagesAtOnce: 16 } },
	]);
	process.env.POSTING_SOURCES_ALLOW_LOOPBACK = "true";
});

afterAll(() => board.close());

beforeEach(async () => {
	await forgetKeptPostings();
	[asked, isDown, waitMs] = [[], false, 0];
	delete process.env.POSTINGS_FRESH_MINUTES;
});

const context = (signal = new AbortController().signal) => makeToolContext({ now: new Date(), shelf: serverShelf("job-search"), signal });
const lists = () => asked.filter((path) => path === "/v0/postings/acme").length;

async function search(signal?: AbortSignal) {
	return searchPostings.output.parse(await searchPostings.run({ query: QUERY, as: "snapshot" }, context(signal)));
}

async function upToChecks() {
	const found = await search();
	const shaped = normalizePostings.output.parse(await normalizePostings.run({ rawPostings: found.rawPostings }, context()));
	const merged = dedupePostings.output.parse(await dedupePostings.run({ postings: shaped.postings }, context()));
	const verified = verifyPostings.output.parse(await verifyPostings.run({ postings: merged.postings, query: QUERY }, context()));
	return { found, shaped, merged, verified };
}

describe("what boards gave is kept for every run alike", () => {
	it("reads a board once, whoever asks, and says the same to all", async () => {
		const [one, two] = await Promise.all([search(), search()]);
		const three = await search();
		expect(lists()).toBe(Math.ceil((COUNT + 1) / 100));
		expect(one.rawPostings).toMatchObject({ stage: "read", count: COUNT });
		expect([two, three]).toEqual([one, one]);
	});

	it("reads nothing again after a restart, of the lists or of what was made of them", async () => {
		const before = await upToChecks();
		asked = [];
		forgetPostings();
		const after = await upToChecks();
		expect(asked).toEqual([]);
		expect(after).toEqual(before);
	});

	it("does not stop for those who wait when the one who began is cancelled", async () => {
		waitMs = 50;
		const leaving = new AbortController();
		const first = search(leaving.signal);
		const second = search();
		leaving.abort(new Error("cancelled"));
		await expect(first).rejects.toThrow("cancelled");
		expect((await second).sources[0]).toMatchObject({ found: COUNT, error: null });
	});

	it("asks a board that failed again after a while, and one that is stale", async () => {
		process.env.POSTINGS_FRESH_MINUTES = "0.005";
		isDown = true;
		await expect(search()).rejects.toMatchObject({ code: "ALL_SOURCES_FAILED" });
		isDown = false;
		await new Promise((resolve) => setTimeout(resolve, 320));
		expect((await search()).sources[0]).toMatchObject({ found: COUNT, error: null });
		const before = lists();
		await new Promise((resolve) => setTimeout(resolve, 320));
		await search();
		expect(lists()).toBeGreaterThan(before);
	});

	it("does not wait for a board that failed before, and has it when it is back", async () => {
		const both = JSON.stringify(
			JSON.parse(process.env.POSTING_SOURCES ?? "[]").flatMap((entry: object) => [entry, { ...entry, baseUrl: `${board.origin}/other`, boards: ["weak"] }]),
		);
		const before = process.env.POSTING_SOURCES;
		[process.env.POSTING_SOURCES, process.env.POSTINGS_FRESH_MINUTES, weak] = [both, "0.005", "down"];
		try {
			expect((await search()).sources[0]?.boards).toMatchObject([
				{ board: "acme", status: "ok" },
				{ board: "weak", status: "failed" },
			]);
			await new Promise((resolve) => setTimeout(resolve, 320));
			weak = "silent";
			expect((await search()).sources[0]?.boards[1]).toMatchObject({ board: "weak", status: "failed" });
			weak = "well";
			await vi.waitFor(async () => expect((await search()).sources[0]?.boards[1]).toMatchObject({ board: "weak", status: "ok" }), {
				timeout: 5_000,
				interval: 100,
			});
		} finally {
			process.env.POSTING_SOURCES = before;
		}
	});

	it("leaves a failed board alone for a minute", async () => {
		isDown = true;
		await expect(search()).rejects.toMatchObject({ code: "ALL_SOURCES_FAILED" });
		const before = asked.length;
		await expect(search()).rejects.toMatchObject({ code: "ALL_SOURCES_FAILED" });
		expect(asked.length).toBe(before);
	});
});

describe("a run of the kept postings", () => {
	it("hands a snapshot on, checks those that promise most, and counts all", async () => {
		const { shaped, merged, verified } = await upToChecks();
		expect(shaped).toMatchObject({ normalized: COUNT, dropped: [], postings: { stage: "normalized", count: COUNT } });
		expect(merged).toMatchObject({ duplicates: 0, postings: { stage: "merged", count: COUNT } });
		expect(verified.postings).toHaveLength(MOST_CHOSEN);
		expect(verified.postings.slice(0, 10).map(({ title }) => title)).toEqual(Array.from({ length: 10 }, () => "Accountant"));
		expect(verified.counts).toEqual({ live: MOST_CHOSEN, closed: 0, unreachable: 0 });
	});

	it("does not check again what was just seen, and says when it was", async () => {
		const { merged, verified } = await upToChecks();
		asked = [];
		const again = verifyPostings.output.parse(await verifyPostings.run({ postings: merged.postings, query: QUERY }, context()));
		expect(asked).toEqual([]);
		expect(again.postings.map(({ verification }) => verification.checkedAt)).toEqual(verified.postings.map(({ verification }) => verification.checkedAt));
	});

	it("goes on with the boards of now when its snapshot is kept no more", async () => {
		const { rawPostings } = await search();
		const gone = { ...PostingSnapshot.parse(rawPostings), snapshotId: "0".repeat(32) };
		const shaped = normalizePostings.output.parse(await normalizePostings.run({ rawPostings: gone }, context()));
		expect(shaped.postings).toEqual({ ...PostingSnapshot.parse(rawPostings), stage: "normalized" });
	});

	it("can't choose without a query", () => {
		const input = verifyPostings.input.safeParse({ postings: { snapshotId: "0".repeat(32), stage: "merged", count: 1, readAt: new Date().toISOString() } });
		expect(z.prettifyError(input.error as z.ZodError)).toContain("A snapshot needs a query to choose by");
	});
});

describe("ready_postings", () => {
	it("reads and merges what the search that follows then finds done", async () => {
		expect(await readyPostings.run({}, context())).toEqual({ postings: COUNT });
		asked = [];
		const { merged } = await upToChecks();
		expect(merged.postings).toMatchObject({ count: COUNT });
		expect(lists()).toBe(0);
	});

	it("and a search that comes meanwhile read the boards once", async () => {
		waitMs = 300;
		const ready = readyPostings.run({}, context());
		await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), { timeout: 10_000 });
		expect((await search()).rawPostings).toMatchObject({ count: COUNT });
		await ready;
		expect(lists()).toBe(Math.ceil((COUNT + 1) / 100));
	});
});

describe("refresh_postings", () => {
	it("leaves the boards alone while nobody searches", async () => {
		expect(await refreshPostings.run({}, context())).toEqual({ isWanted: false, postings: 0, checked: 0 });
		expect(asked).toEqual([]);
	});

	it("reads what goes stale soon and checks again what runs have looked at", async () => {
		process.env.POSTINGS_FRESH_MINUTES = "15";
		await upToChecks();
		asked = [];
		expect(await refreshPostings.run({}, context())).toEqual({ isWanted: true, postings: COUNT, checked: MOST_CHOSEN });
		expect(lists()).toBeGreaterThan(0);
		process.env.POSTINGS_FRESH_MINUTES = "60";
		await refreshPostings.run({}, context());
		asked = [];
		expect(await refreshPostings.run({}, context())).toMatchObject({ isWanted: true, checked: 0 });
		expect(asked).toEqual([]);
	});
});
