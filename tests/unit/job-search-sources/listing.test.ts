import { describe, expect, it } from "vitest";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { FetchFailure, failureOfStatus } from "@/lib/tools/job-search/sources/fetch-failure";
import { listBoard, type PostingSource, type SourceContext } from "@/lib/tools/job-search/sources/posting-source";
import { findSource, POSTING_SOURCES } from "@/lib/tools/job-search/sources/registry";

const QUERY: PostingQuery = { titles: ["Data Analyst"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };

function source(provider: string): PostingSource {
	const found = findSource(provider);
	if (found === undefined) throw new Error(`No source ${provider}`);
	return found;
}

/** A context whose answers come from a function of the address; `asked` holds what was asked. */
function contextOf(provider: string, answer: (url: URL) => unknown, query: PostingQuery | null = QUERY): SourceContext & { asked: string[] } {
	const asked: string[] = [];
	return {
		asked,
		baseUrl: source(provider).defaultBaseUrl,
		query,
		signal: new AbortController().signal,
		fetchJson: async (url) => {
			asked.push(url);
			const value = answer(new URL(url));
			if (value instanceof Error) throw value;
			return value;
		},
	};
}

function rows(count: number, make: (index: number) => unknown, from = 0): unknown[] {
	return Array.from({ length: count }, (_, index) => make(from + index));
}

describe("paging", () => {
	it("reads Lever with skip and limit until a page is short", async () => {
		const context = contextOf("lever", (url) =>
			rows(Number(url.searchParams.get("skip")) === 100 ? 3 : 100, (id) => ({ id: `p${id}` }), Number(url.searchParams.get("skip"))),
		);
		expect((await listBoard(source("lever"), "acme", context)).rows).toHaveLength(103);
		expect(context.asked).toEqual([
			"https://api.lever.co/v0/postings/acme?mode=json&skip=0&limit=100",
			"https://api.lever.co/v0/postings/acme?mode=json&skip=100&limit=100",
		]);
	});

	it("takes what Himalayas returned as the step, not what was asked for", async () => {
		const context = contextOf("himalayas", (url) => {
			const offset = Number(url.searchParams.get("offset"));
			return { totalCount: 45, jobs: rows(Math.min(20, 45 - offset), (id) => ({ guid: `g${id}` }), offset) };
		});
		const { rows: found } = await listBoard(source("himalayas"), "himalayas", context);
		expect(found.map((row) => row.externalId)).toEqual(rows(45, (id) => `g${id}`));
		expect(context.asked.map((url) => new URL(url).searchParams.get("offset"))).toEqual(["0", "20", "40"]);
	});

	it("counts Arbeitnow's pages itself and never follows its links", async () => {
		const context = contextOf("arbeitnow", (url) => ({
			data: rows(url.searchParams.get("page") === "3" ? 1 : 100, (id) => ({ slug: `s${url.searchParams.get("page")}-${id}` })),
			links: { next: "https://www.arbeitnow.com/api/job-board-api?search=abc&page=9" },
		}));
		expect((await listBoard(source("arbeitnow"), "arbeitnow", context)).rows).toHaveLength(201);
		expect(context.asked.map((url) => new URL(url).search)).toEqual(["?page=1", "?page=2", "?page=3"]);
	});

	it("is bounded where a provider never ends", async () => {
		const endless: Record<string, (url: URL) => unknown> = {
			lever: () => rows(100, (id) => ({ id })),
			himalayas: () => ({ jobs: rows(20, (id) => ({ guid: `g${id}` })) }),
			arbeitnow: () => ({ data: rows(100, (id) => ({ slug: `s${id}` })) }),
			smartrecruiters: () => ({ totalFound: 1_000_000, content: rows(100, (id) => ({ id })) }),
		};
		for (const [provider, answer] of Object.entries(endless)) {
			const context = contextOf(provider, answer, null);
			await listBoard(source(provider), "acme", context);
			expect(context.asked.length).toBeLessThanOrEqual(20);
		}
	});
});

describe("SmartRecruiters' descriptions", () => {
	const answer = (url: URL) => {
		const id = /postings\/(\w+)$/.exec(url.pathname)?.[1];
		if (id === "p1") return failureOfStatus(404, url.href);
		if (id !== undefined) return { id, jobAd: { sections: { jobDescription: { text: "<p>Work</p>" } } } };
		return { totalFound: 100, content: rows(100, (index) => ({ id: `p${index}`, name: index === 99 ? "Senior Data Analyst" : "Cook" })) };
	};

	it("come from the detail records, likely titles first, and a missing one leaves its row as it was", async () => {
		const context = contextOf("smartrecruiters", answer);
		const { rows: found } = await listBoard(source("smartrecruiters"), "Acme", context);
		const described = new Set(found.filter((row) => JSON.stringify(row.payload).includes("Work")).map((row) => row.externalId));
		expect(found).toHaveLength(100);
		expect(described.size).toBe(29);
		expect(described.has("p99")).toBe(true);
		expect(described.has("p1")).toBe(false);
	});

	it("are left out when only presence matters", async () => {
		const context = contextOf("smartrecruiters", answer, null);
		expect((await listBoard(source("smartrecruiters"), "Acme", context)).rows).toHaveLength(100);
		expect(context.asked).toHaveLength(1);
	});
});

describe("rows that are left out", () => {
	it("are counted with their reason", async () => {
		const greenhouse = contextOf("greenhouse", () => ({
			jobs: [{ id: 1, internal_job_id: 2 }, { id: 3, internal_job_id: null }, { title: "no id" }, null, { id: 4 }],
		}));
		const page = await listBoard(source("greenhouse"), "acme", greenhouse);
		expect(page.rows.map((row) => row.externalId)).toEqual(["1", "4"]);
		expect(page.dropped).toEqual([
			{ reason: "prospect post", count: 1 },
			{ reason: "no id", count: 2 },
		]);
	});

	it("hold Ashby's unlisted jobs, so that an unlisted posting counts as absent", async () => {
		const ashby = contextOf("ashby", () => ({ jobs: [{ id: "a", isListed: false }, { id: "b", isListed: true }, { id: "c" }] }));
		const page = await listBoard(source("ashby"), "acme", ashby);
		expect(page.rows.map((row) => row.externalId)).toEqual(["b", "c"]);
		expect(page.dropped).toEqual([{ reason: "unlisted", count: 1 }]);
	});

	it("don't hold Remote OK's terms, which are no posting", async () => {
		const remoteok = contextOf("remoteok", () => [
			{ last_updated: 1, legal: "Link back" },
			{ id: "7", position: "Dev" },
		]);
		expect(await listBoard(source("remoteok"), "remoteok", remoteok)).toMatchObject({ rows: [{ externalId: "7" }], dropped: [] });
	});
});

describe("answers of an unknown shape", () => {
	it.each(POSTING_SOURCES.map((each) => each.provider))("%s fails instead of finding nothing", async (provider) => {
		for (const value of [{}, { error: "moved" }, null, "ok"]) {
			const failure = await listBoard(
				source(provider),
				"acme",
				contextOf(provider, () => value),
			).catch((error: unknown) => error);
			expect(failure).toBeInstanceOf(FetchFailure);
			expect(failure).toMatchObject({ kind: "unreadable" });
		}
	});

	it("an empty board is empty, not a failure", async () => {
		expect(
			await listBoard(
				source("greenhouse"),
				"acme",
				contextOf("greenhouse", () => ({ jobs: [], meta: { total: 0 } })),
			),
		).toEqual({ rows: [], dropped: [] });
	});
});

describe("board names", () => {
	it.each(["../admin", "a/b", "a?x=1", "a#b", "", "..", "a..b", "%2e%2e", "a b", ".hidden"])("%j never reaches an address", async (board) => {
		for (const provider of ["greenhouse", "lever", "ashby", "smartrecruiters", "workable", "recruitee"]) {
			const context = contextOf(provider, () => ({}));
			await expect(listBoard(source(provider), board, context)).rejects.toMatchObject({ kind: "refused" });
			expect(context.asked).toEqual([]);
		}
	});
});

describe("checkOpen", () => {
	const failure = (status: number) => (url: URL) => failureOfStatus(status, url.href);
	async function verdict(provider: string, answer: (url: URL) => unknown): Promise<unknown> {
		const evidence = await source(provider).checkOpen?.({ externalId: "1", board: "acme", url: "https://x.example" }, contextOf(provider, answer));
		return evidence?.verdict;
	}

	it("closes on a missing Greenhouse or SmartRecruiters record, but not on a missing Lever one", async () => {
		expect(await verdict("greenhouse", failure(404))).toBe("closed");
		expect(await verdict("greenhouse", failure(410))).toBe("closed");
		expect(await verdict("smartrecruiters", failure(404))).toBe("closed");
		expect(await verdict("lever", failure(404))).toBe("uncertain");
	});

	it("never closes on a refusal or an outage", async () => {
		for (const provider of ["greenhouse", "lever", "smartrecruiters"]) {
			for (const status of [403, 429]) expect(await verdict(provider, failure(status))).toBe("blocked");
			for (const status of [500, 503]) expect(await verdict(provider, failure(status))).toBe("uncertain");
		}
	});

	it("reads SmartRecruiters' own word", async () => {
		expect(await verdict("smartrecruiters", () => ({ id: "1", active: false }))).toBe("closed");
		expect(await verdict("smartrecruiters", () => ({ id: "1", active: true }))).toBe("open");
	});

	it("says what was asked and seen", async () => {
		const context = contextOf("greenhouse", () => ({ id: 1 }));
		expect(await source("greenhouse").checkOpen?.({ externalId: "1", board: "acme", url: "https://x.example" }, context)).toEqual({
			verdict: "open",
			httpStatus: 200,
			finalUrl: "https://boards-api.greenhouse.io/v1/boards/acme/jobs/1",
			evidence: expect.stringContaining("published"),
		});
	});

	it("answers uncertain, without asking, for an id that could change the path", async () => {
		const context = contextOf("greenhouse", () => ({}));
		expect(await source("greenhouse").checkOpen?.({ externalId: "../x", board: "acme", url: "https://x.example" }, context)).toMatchObject({
			verdict: "uncertain",
		});
		expect(context.asked).toEqual([]);
	});
});
