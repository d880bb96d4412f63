import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { PostingQuery } from "@/lib/tools/job-search/schemas";
import { runTool } from "@/lib/tools/run-tool";
import { makeToolContext } from "@/tests/factories/tool-context";
import { forgetKeptPostings } from "@/tests/world/forget-postings";
import { type Listening, listen } from "@/tests/world/listen";
import { startTrialHost } from "@/tests/world/trial-host";

vi.setConfig({ testTimeout: 120_000 });

const QUERY = PostingQuery.parse({ titles: ["Baker"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" });
const POSTING = {
	id: "p1",
	text: "Baker",
	hostedUrl: "https://jobs.example/p1",
	applyUrl: "https://jobs.example/p1",
	descriptionPlain: "Bread.",
	categories: {},
};
let board: Listening | undefined;
let asked = 0;

beforeEach(async () => {
	await forgetKeptPostings();
	board ??= await listen((_request, response) => {
		asked += 1;
		response.end(JSON.stringify([POSTING]));
	});
	process.env.POSTING_SOURCES = JSON.stringify([{ provider: "lever", baseUrl: board.origin, boards: ["bakery"] }]);
	process.env.POSTING_SOURCES_ALLOW_LOOPBACK = "true";
});
afterAll(() => board?.close());

const run = (toolRef: string, args: Record<string, unknown>) =>
	runTool({ toolRef, tool: { timeoutMs: 60_000 }, args, context: makeToolContext({ now: new Date() }), signal: new AbortController().signal });

it("what one process has read of the boards serves the next one, by the grant of its call", async () => {
	for (const expected of [1, 1]) {
		const host = await startTrialHost([
			{ name: "search", servers: ["job-search"], workers: 1, atOnce: 8, memoryMb: 600, program: "local/tool-host/worker.ts" },
		]);
		try {
			const found = await run("job-search:search_postings", { query: QUERY, as: "snapshot" });
			expect(found).toMatchObject({ rawPostings: { stage: "read", count: 1 }, sources: [{ provider: "lever", found: 1, error: null }] });
			await run("job-search:dedupe_postings", { postings: found.rawPostings });
			expect(asked).toBe(expected);
		} finally {
			await host.close();
		}
	}
	const kept = await db().toolShelfItem.findMany({ where: { bytes: { not: null } }, select: { server: true, key: true } });
	expect(new Set(kept.map(({ server }) => server))).toEqual(new Set(["job-search"]));
	expect(new Set(kept.map(({ key }) => key.split("/")[0]))).toEqual(new Set(["asked", "boards", "rows", "merged"]));
});

it("a server of strangers' documents has no shelf", async () => {
	const host = await startTrialHost([{ name: "trial", servers: ["trial"], workers: 1, atOnce: 1, memoryMb: 400, program: "tests/world/tool-worker.ts" }]);
	try {
		await expect(run("trial:shelve", {})).rejects.toMatchObject({ code: "FORBIDDEN" });
	} finally {
		await host.close();
	}
	expect(await db().toolShelfItem.count({ where: { server: "trial" } })).toBe(0);
});
