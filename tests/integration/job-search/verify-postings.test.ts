import { beforeEach, describe, expect, it } from "vitest";
import { NOT_LOOKED_AT } from "@/lib/tools/job-search/openness/check-page";
import { type VerifyOptions, verify } from "@/lib/tools/job-search/openness/verify";
import type { Posting } from "@/lib/tools/job-search/schemas";
import { type ConfiguredSource, USUAL_LIMITS } from "@/lib/tools/job-search/sources/configuration";
import { findSource } from "@/lib/tools/job-search/sources/registry";
import { verifyPostings } from "@/lib/tools/job-search/verify-postings";
import { makePosting } from "@/tests/factories/postings";
import { listen } from "@/tests/world/listen";

type Answer = { readonly status?: number; readonly body?: unknown; readonly location?: string; readonly hangs?: boolean };

let origin: string;
let answers: Record<string, Answer>;
let asked: string[];

beforeEach(async () => {
	answers = {};
	asked = [];
	const listening = await listen((request, response) => {
		const path = (request.url ?? "").split("?")[0] ?? "";
		asked.push(path);
		const answer = answers[path] ?? { status: 404 };
		if (answer.hangs) return;
		const isText = typeof answer.body === "string";
		response.writeHead(answer.status ?? 200, {
			"content-type": isText ? "text/html" : "application/json",
			...(answer.location && { location: answer.location }),
		});
		response.end(isText ? answer.body : JSON.stringify(answer.body ?? {}));
	});
	({ origin } = listening);
	return listening.close;
});

function configure(provider: string, board: string, timeoutMs = 60_000): ConfiguredSource {
	const source = findSource(provider);
	if (!source) throw new Error(`No source ${provider}.`);
	return { source, baseUrl: origin, boards: [board], timeoutMs, limits: { ...USUAL_LIMITS, concurrency: 8, spacingMs: 0 }, isSample: false };
}

function posting(provider: string, externalId: string, given: Parameters<typeof makePosting>[0] = {}): Posting {
	return makePosting({ provider, board: "acme", externalId, url: `${origin}/page/${externalId}`, title: "ICU Nurse", ...given });
}

async function check(postings: Posting[], configured: ConfiguredSource[], given: Partial<VerifyOptions> = {}) {
	const options = {
		configured,
		titles: [],
		signal: new AbortController().signal,
		now: new Date("2026-06-15T12:00:00Z"),
		allowLoopback: true,
		totalTimeoutMs: 60_000,
	};
	return verify(postings, { ...options, ...given });
}

const ASHBY_LIST = "/posting-api/job-board/acme";
const ashbyJob = (id: string) => ({ id, title: "ICU Nurse", isListed: true, jobUrl: `https://jobs.example/${id}` });

describe("by the board", () => {
	it("asks a board once for all its postings; the absent one is closed", async () => {
		answers[ASHBY_LIST] = { body: { jobs: [ashbyJob("1"), ashbyJob("2")] } };
		const { postings, counts } = await check([posting("ashby", "1"), posting("ashby", "2"), posting("ashby", "3")], [configure("ashby", "acme")]);
		expect(postings.map(({ verification }) => verification.status)).toEqual(["live", "live", "closed"]);
		expect(counts).toEqual({ live: 2, closed: 1, unreachable: 0 });
		expect(asked).toEqual([ASHBY_LIST]);
		expect(postings[2]?.verification).toMatchObject({
			httpStatus: 200,
			checkedAt: "2026-06-15T12:00:00.000Z",
			evidence: expect.stringContaining("has 2 postings, and this one is not among them"),
		});
	});

	it.each<[string, Answer, Answer, string]>([
		["empty, page gone", { body: { jobs: [] } }, { status: 404 }, "closed"],
		["empty, page shows the posting", { body: { jobs: [] } }, { body: "<h1>ICU Nurse</h1>" }, "live"],
		["not JSON, page shows the posting", { body: "<p>maintenance</p>" }, { body: "<h1>ICU Nurse</h1>" }, "live"],
		["forbidden", { status: 403 }, { status: 404 }, "unreachable"],
	])("never closes by a board that is %s", async (_what, list, page, status) => {
		answers[ASHBY_LIST] = list;
		answers["/page/1"] = page;
		const { postings } = await check([posting("ashby", "1")], [configure("ashby", "acme")]);
		expect(postings[0]?.verification.status).toBe(status);
	});

	it("does not wait for a board that hangs", async () => {
		answers[ASHBY_LIST] = { hangs: true };
		answers["/page/1"] = { status: 503 };
		const { postings } = await check([posting("ashby", "1")], [configure("ashby", "acme", 150)]);
		expect(postings[0]?.verification).toMatchObject({ status: "unreachable", httpStatus: 503 });
	});
});

describe("by the record and the page", () => {
	it.each<[string, string, Answer, Answer, string]>([
		["a Greenhouse record", "greenhouse", { body: { id: 1 } }, { status: 404 }, "live"],
		["no Greenhouse record", "greenhouse", { status: 404 }, { body: "<h1>ICU Nurse</h1>" }, "closed"],
		["no Lever record, page open", "lever", { status: 404 }, { body: "<h1>ICU Nurse</h1>" }, "live"],
		["no Lever record, page gone", "lever", { status: 404 }, { status: 410 }, "closed"],
		["no Lever record, page forbidden", "lever", { status: 404 }, { status: 403 }, "unreachable"],
	])("%s", async (_what, provider, record, page, status) => {
		answers[provider === "lever" ? "/v0/postings/acme/1" : "/v1/boards/acme/jobs/1"] = record;
		answers["/page/1"] = page;
		const { postings } = await check([posting(provider, "1")], [configure(provider, "acme")]);
		expect(postings[0]?.verification.status).toBe(status);
	});

	it("closes by a redirect to the board with an error mark, not by any other", async () => {
		answers["/page/1"] = { status: 302, location: "/board?error=true" };
		answers["/page/2"] = { status: 302, location: "/board" };
		answers["/board"] = { body: "<h1>Jobs</h1>" };
		const { postings } = await check([posting("remoteok", "1"), posting("remoteok", "2")], [configure("remoteok", "acme")]);
		expect(postings.map(({ verification }) => verification.status)).toEqual(["closed", "unreachable"]);
		expect(postings[0]?.verification.finalUrl).toBe(`${origin}/board?error=true`);
	});

	it("closes without a request what its source calls expired", async () => {
		const { counts } = await check([posting("himalayas", "1", { expiresAt: "2026-06-14T00:00:00.000Z" })], [configure("himalayas", "acme")]);
		expect(counts.closed).toBe(1);
		expect(asked).toEqual([]);
	});
});

it("lets a lesser source show that a posting is open when the best one cannot answer, but never close it", async () => {
	answers["/v1/boards/acme/jobs/1"] = { status: 403 };
	answers["/page/open"] = { body: "<h1>ICU Nurse</h1>" };
	const with2 = (externalId: string): Posting => {
		const own = posting("greenhouse", "1");
		return {
			...own,
			sources: [...own.sources, { provider: "remoteok", board: "acme", externalId, url: `${origin}/page/${externalId}`, priority: 3, isSample: false }],
		};
	};
	const configured = [configure("greenhouse", "acme"), configure("remoteok", "acme")];
	const { postings } = await check([with2("open"), { ...with2("gone"), jobId: "other" }], configured);
	expect(postings.map(({ verification }) => verification.status)).toEqual(["live", "unreachable"]);
});

it("reaches no loopback page unless the deployment allows it", async () => {
	answers["/page/1"] = { body: "<h1>ICU Nurse</h1>" };
	const { postings } = await check([posting("remoteok", "1")], [configure("remoteok", "acme")], { allowLoopback: false });
	expect(postings[0]?.verification).toMatchObject({ status: "unreachable", httpStatus: null });
	expect(asked).toEqual([]);
});

it("answers in time with what is known, and says that the rest was not checked", async () => {
	answers["/page/1"] = { body: "<h1>ICU Nurse</h1>" };
	answers["/page/2"] = { hangs: true };
	const { postings } = await check([posting("remoteok", "2"), posting("remoteok", "1")], [configure("remoteok", "acme")], { totalTimeoutMs: 2_000 });
	expect(postings.map(({ verification }) => verification.status)).toEqual(["unreachable", "live"]);
	expect(postings[0]?.verification.evidence).toBe("Not checked: the time for all checks ran out.");
});

it("rejects when the caller gives up", async () => {
	answers["/page/1"] = { hangs: true };
	const signal = AbortSignal.timeout(100);
	await expect(check([posting("remoteok", "1")], [configure("remoteok", "acme")], { signal })).rejects.toThrow();
});

describe("pages of strangers", () => {
	const looked = (output: Awaited<ReturnType<typeof check>>) => output.postings.filter(({ verification }) => verification.evidence !== NOT_LOOKED_AT).length;
	const foreign = (count: number, addressOf: (index: number) => string) =>
		Array.from({ length: count }, (_, index) => posting("unheard", String(index), { url: addressOf(index) }));

	it("a call that names very many of them opens a bounded number, and says of the others that it did not look", async () => {
		const output = await check(
			foreign(1_500, (index) => `http://10.${index >> 8}.${index % 256}.1/job`),
			[],
		);
		expect(looked(output)).toBe(200);
		expect(output.counts).toEqual({ live: 0, closed: 0, unreachable: 1_500 });
		const [finding] = verifyPostings.findings?.(output) ?? [];
		expect(finding?.affectedRows).toEqual([{ unreachable: 1_500, notLookedAt: 1_300 }]);
	});

	it("one host is not asked for all of them", async () => {
		expect(
			looked(
				await check(
					foreign(300, (index) => `http://10.0.0.1/job/${index}`),
					[],
				),
			),
		).toBe(50);
	});

	it("pages of a configured board are all looked at", async () => {
		const postings = Array.from({ length: 300 }, (_, index) => posting("arbeitnow", String(index), { board: "arbeitnow" }));
		expect(looked(await check(postings, [configure("arbeitnow", "arbeitnow")]))).toBe(300);
		expect(asked).toHaveLength(300);
	});
});
