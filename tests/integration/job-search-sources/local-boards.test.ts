import pLimit from "p-limit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PostingQuery, RawPosting } from "@/lib/tools/job-search/schemas";
import { type ConfiguredSource, loadSources } from "@/lib/tools/job-search/sources/configuration";
import { createPoliteFetcher } from "@/lib/tools/job-search/sources/polite-fetch";
import { listBoard, type PostingDraft, type SourceContext } from "@/lib/tools/job-search/sources/posting-source";
import { POSTING_SOURCES } from "@/lib/tools/job-search/sources/registry";
import { createSourceContext } from "@/lib/tools/job-search/sources/search-boards";
import { type JobBoards, startJobBoards } from "@/local/job-boards/server";
import { searchBoards } from "@/tests/world/search-boards";

const QUERY: PostingQuery = { titles: ["Software Engineer"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };
const OPTIONS = { port: 0, seed: 7, count: 2_000, today: new Date("2026-06-01T00:00:00Z") };
const signal = new AbortController().signal;

let boards: JobBoards;
let sources: ConfiguredSource[];
let rawPostings: RawPosting[];

/** Every configured source and Remotive, which the list of sources leaves to the operator. */
async function allSources(origin: string): Promise<ConfiguredSource[]> {
	const remotive = await loadSources(JSON.stringify([{ provider: "remotive", baseUrl: `${origin}/remotive`, boards: ["remotive"], limits: { spacingMs: 0 } }]));
	return [...(await loadSources(`${origin}/sources.json`)), ...remotive];
}

async function searchAll(configured: readonly ConfiguredSource[]) {
	return searchBoards(QUERY, configured, { signal, totalTimeoutMs: 100_000 });
}

function configuredFor(provider: string): ConfiguredSource {
	const found = sources.find(({ source }) => source.provider === provider);
	if (found === undefined) throw new Error(`${provider} is not configured`);
	return found;
}

function contextFor(provider: string): SourceContext {
	return createSourceContext(configuredFor(provider), createPoliteFetcher(), null, signal);
}

function draftOf(raw: RawPosting): PostingDraft {
	const { source, baseUrl } = configuredFor(raw.provider);
	const draft = source.toDraft(raw, baseUrl);
	if (draft === null) throw new Error(`No draft of ${raw.provider} ${raw.externalId}`);
	return draft;
}

beforeAll(async () => {
	boards = await startJobBoards({ ...OPTIONS, withFaults: false });
	sources = await allSources(boards.origin);
	({ rawPostings } = await searchAll(sources));
});

afterAll(() => boards.close());

describe("the sample boards through the live adapters", () => {
	it("hold at least two thousand postings over every provider", () => {
		expect(rawPostings.length).toBeGreaterThanOrEqual(2_000);
		expect(new Set(rawPostings.map((raw) => raw.provider))).toEqual(new Set(POSTING_SOURCES.map((source) => source.provider)));
	});

	it.each(POSTING_SOURCES.map((source) => source.provider))("%s: every row makes a full draft", (provider) => {
		const drafts = rawPostings.filter((raw) => raw.provider === provider).map(draftOf);
		expect(drafts.length).toBeGreaterThan(10);
		for (const draft of drafts) {
			expect(draft.title).not.toBe("");
			expect(draft.company).toMatch(/^[A-Z]/);
			expect(draft.locations.length).toBeGreaterThan(0);
			expect(draft.url.startsWith(`${boards.origin}/${provider}/`)).toBe(true);
			expect(draft.postedAt).toMatch(/^2026-0[2-5]-\d\dT/);
			expect(draft.descriptionHtml ?? "<li>").not.toMatch(/&lt;(p|li|ul|h3)&gt;/);
			if (draft.salary !== null) expect(draft.salary.max ?? 0).toBeGreaterThanOrEqual(draft.salary.min ?? 0);
		}
		// SmartRecruiters' descriptions stand in detail records, which its closed postings have lost.
		const described = drafts.filter((draft) => /<li>[^&]/.test(draft.descriptionHtml ?? ""));
		expect(described.length / drafts.length).toBeGreaterThanOrEqual(provider === "smartrecruiters" ? 0.9 : 1);
		// Greenhouse and SmartRecruiters tell no pay in their lists, Workable none at all.
		if (!["greenhouse", "smartrecruiters", "workable"].includes(provider))
			expect(drafts.filter((draft) => draft.salary !== null).length > 0).toBe(provider !== "arbeitnow");
	});

	it("names a company alike on its own board and in copies of it", () => {
		const owners = new Set(rawPostings.filter((raw) => configuredFor(raw.provider).source.priority === 1).map((raw) => draftOf(raw).company));
		const copied = rawPostings.map(draftOf).filter((draft) => draft.applyUrl.includes("utm_source="));
		expect(copied.length).toBeGreaterThan(30);
		for (const draft of copied) expect(owners).toContain(draft.company.replace(/, Inc\.$| Ltd\.$/, ""));
	});

	it("let people of many trades and languages find something", () => {
		const titles = rawPostings.map((raw) => draftOf(raw).title.toLowerCase());
		for (const word of [
			"software engineer",
			"developer",
			"programmer",
			"data analyst",
			"nurse",
			"accountant",
			"marketing",
			"account executive",
			"teacher",
			"logistics",
			"designer",
			"recruiter",
			"legal counsel",
			"support",
			"electrician",
			"chef",
			"pharmacist",
			"pflegefachkraft",
			"comptable",
			"enfermero",
			"エンジニア",
			"viên",
		]) {
			expect([word, titles.some((title) => title.includes(word))]).toEqual([word, true]);
		}
	});

	it("hold the same opening in different cities as different postings", () => {
		const places = new Map<string, Set<string>>();
		for (const raw of rawPostings.filter((each) => each.provider === "greenhouse")) {
			const { title, company, descriptionHtml, locations } = draftOf(raw);
			const key = `${company}|${title}|${descriptionHtml?.slice(descriptionHtml.indexOf("<h3>"))}`;
			places.set(key, (places.get(key) ?? new Set()).add(locations.join()));
		}
		expect([...places.values()].filter((cities) => cities.size > 1).length).toBeGreaterThan(5);
	});

	it("serve a public page for every open posting, with its own data and a sample label", async () => {
		const sample = POSTING_SOURCES.map((source) => rawPostings.find((raw) => raw.provider === source.provider)).filter((raw) => raw !== undefined);
		for (const raw of sample) {
			const draft = draftOf(raw);
			const response = await fetch(draft.url, { redirect: "manual" });
			if (response.status !== 200) continue;
			const page = await response.text();
			expect(page).toContain("Sample posting");
			const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1];
			expect(JSON.parse(data ?? "null")).toMatchObject({ "@type": "JobPosting", title: expect.stringContaining(draft.title.trim()) });
		}
	});
});

describe("closed postings", () => {
	const atOnce = pLimit(16);

	function pageOf(raw: RawPosting): Promise<{ status: number; text: string; location: string | null }> {
		return atOnce(async () => {
			const response = await fetch(draftOf(raw).url, { redirect: "manual" });
			return { status: response.status, text: await response.text(), location: response.headers.get("location") };
		});
	}

	it("show in every documented way on pages", async () => {
		const some = ["greenhouse", "arbeitnow", "himalayas"].flatMap((provider) => rawPostings.filter((raw) => raw.provider === provider).slice(0, 220));
		const pages = await Promise.all(some.map(pageOf));
		const withStatus = (status: number) => pages.filter((page) => page.status === status);
		for (const status of [404, 410, 302, 403, 503]) expect([status, withStatus(status).length > 0]).toEqual([status, true]);
		expect(withStatus(302).some((page) => page.location?.includes("error="))).toBe(true);
		expect(withStatus(200).filter((page) => page.text.includes("no longer accepting applications")).length).toBeGreaterThan(0);
		expect(withStatus(200).length / pages.length).toBeGreaterThan(0.85);
	});

	it("are closed, open or uncertain by the detail records as each provider means it", async () => {
		for (const provider of ["greenhouse", "lever", "smartrecruiters"]) {
			const { source } = configuredFor(provider);
			const rows = rawPostings.filter((raw) => raw.provider === provider);
			const verdicts = new Map<string, RawPosting[]>();
			const context = contextFor(provider);
			await Promise.all(
				rows.map(async (raw) => {
					const evidence = await source.checkOpen?.({ ...raw, url: draftOf(raw).url }, context);
					const verdict = evidence?.verdict ?? "none";
					verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), raw]);
				}),
			);
			expect([...verdicts.keys()].sort()).toEqual(provider === "lever" ? ["open", "uncertain"] : ["closed", "open"]);
			expect((verdicts.get("open")?.length ?? 0) / rows.length).toBeGreaterThan(0.88);
			// A missing Lever record says nothing: some of their pages are open.
			const pages = await Promise.all((verdicts.get("uncertain") ?? []).map(pageOf));
			if (provider === "lever") expect(new Set(pages.map((page) => page.status))).toEqual(new Set([200, 404]));
		}
	});

	it("expired ones say so on Himalayas, in both of its date forms", () => {
		const past = rawPostings.filter((raw) => raw.provider === "himalayas" && (draftOf(raw).expiresAt ?? "9") < OPTIONS.today.toISOString());
		expect(past.length).toBeGreaterThan(0);
	});

	it("vanish from a fresh list once they are withdrawn", async () => {
		for (const provider of ["ashby", "workable", "recruitee"]) {
			const own = await startJobBoards({ ...OPTIONS, count: 200, withFaults: false });
			try {
				const configured = (await loadSources(`${own.origin}/sources.json`)).find(({ source }) => source.provider === provider);
				const board = configured?.boards[0] ?? "";
				if (configured === undefined) throw new Error(`${provider} is not configured`);
				const list = () => listBoard(configured.source, board, createSourceContext(configured, createPoliteFetcher(), null, signal));
				const before = await list();
				const [gone] = before.rows;
				if (gone === undefined) throw new Error("An empty board");
				const url = configured.source.toDraft(gone, configured.baseUrl)?.url ?? "";
				expect((await fetch(`${own.origin}/control/close?url=${encodeURIComponent(url)}`, { method: "POST" })).status).toBe(200);
				expect((await list()).rows.map((row) => row.externalId)).toEqual(before.rows.slice(1).map((row) => row.externalId));
				expect((await fetch(url)).status).toBe(404);
			} finally {
				await own.close();
			}
		}
	});
});

describe("determinism", () => {
	/** Ports differ between servers; everything else must not. */
	const strip = (rows: readonly RawPosting[], origin: string) => JSON.stringify(rows).replaceAll(origin, "");

	it("equal seeds give equal answers, in an order that arrival does not change; other seeds give others", async () => {
		const again = await startJobBoards({ ...OPTIONS, withFaults: true });
		const other = await startJobBoards({ ...OPTIONS, seed: 8, withFaults: false });
		try {
			const [faulty, different] = await Promise.all([searchAll(await allSources(again.origin)), searchAll(await allSources(other.origin))]);
			expect(strip(faulty.rawPostings, again.origin) === strip(rawPostings, boards.origin)).toBe(true);
			expect(strip(different.rawPostings, other.origin) === strip(rawPostings, boards.origin)).toBe(false);
			const order = rawPostings.map((raw) => `${raw.provider}\u0000${raw.board}\u0000${raw.externalId}`);
			expect(order).toEqual([...order].sort());
			expect(new Set(order).size).toBe(order.length);
		} finally {
			await Promise.all([again.close(), other.close()]);
		}
	});
});
