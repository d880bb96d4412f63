import { expect, it } from "vitest";
import { canonicalUrl } from "@/lib/tools/job-search/canonical-url";
import { dedupe } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import { judgePage } from "@/lib/tools/job-search/openness/judge-page";
import { Posting, type RawPosting } from "@/lib/tools/job-search/schemas";
import { htmlToText, tidyText } from "@/lib/tools/job-search/shape/html-to-text";
import { normalizeRows } from "@/lib/tools/job-search/shape/normalize-rows";
import { POSTING_SOURCES } from "@/lib/tools/job-search/sources/registry";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { makePosting } from "@/tests/factories/postings";
import { expectNearLinear } from "@/tests/setup/growth";

const SIZE = 16_000;
const PIECES = [
	"\n",
	"\t",
	" ",
	"(",
	"<",
	"<script",
	"<script type=application/ld+json>",
	"<li ",
	"&lt;",
	"/",
	".",
	"; a",
	"- ",
	"\u0323\u0301",
	"a b ",
	"(m/",
];
const repeated = (piece: string) => (size: number) => `${piece.repeat(Math.ceil(size / piece.length))}x`;

function judge(body: string) {
	const address = "https://jobs.example/12345";
	return judgePage({ requestedUrl: address, finalUrl: address, status: 200, body, title: "Software Engineer", now: new Date(0) });
}

it.each(PIECES)("a page, a title or an address of nothing but %j is read in linear time", async (piece) => {
	const make = repeated(piece);
	await expectNearLinear(SIZE, make, htmlToText);
	await expectNearLinear(SIZE, make, tidyText);
	await expectNearLinear(SIZE, make, judge);
	await expectNearLinear(SIZE, make, normalizeTitle);
	await expectNearLinear(SIZE, (size) => `https://jobs.example/${make(size)}`, canonicalUrl);
});

/** A row whose every field is the same text, but for addresses. */
function rowOf(provider: string, text: string): RawPosting {
	const payload = new Proxy<Record<string, unknown>>({}, { get: (_, name) => (/url|link|guid/i.test(String(name)) ? "https://jobs.example/1" : text) });
	return { provider, board: "acme", externalId: "1", payload };
}

it.each(POSTING_SOURCES.map(({ provider }) => provider))("a row of %s that is full of one text is brought into shape in linear time", async (provider) => {
	for (const piece of PIECES) await expectNearLinear(SIZE, repeated(piece), (text) => normalizeRows([rowOf(provider, text)], []));
});

it.each(PIECES)("what is kept of overlong fields of %j fits the shape of a posting and is compared in linear time", async (piece) => {
	const payload = { id: 1, title: `Cook ${repeated(piece)(100_000)}`, absolute_url: "https://jobs.example/1", company_name: repeated(piece)(100_000) };
	const text = repeated(piece)(100_000);
	const full = { ...payload, content: text, location: { name: text }, metadata: [{ name: "Employment Type", value: text }] };
	const { postings } = normalizeRows([{ provider: "greenhouse", board: "acme", externalId: "1", payload: full }], []);
	expect(Posting.array().parse(postings)).toHaveLength(1);
	await expectNearLinear(SIZE, repeated(piece), (location) => dedupe([makePosting({ location }), makePosting({ location: `${location}y`, externalId: "2" })]));
});

it("what is left out of a posting is counted", () => {
	const raw = (externalId: string, given: object): RawPosting => ({
		provider: "greenhouse",
		board: "acme",
		externalId,
		payload: { id: externalId, title: "Cook", absolute_url: `https://jobs.example/${externalId}`, ...given },
	});
	const { postings, shortened } = normalizeRows([raw("1", { content: "word ".repeat(10_000) }), raw("2", { title: "Cook ".repeat(100) }), raw("3", {})], []);
	expect(shortened).toEqual([
		{ what: "description", count: 1 },
		{ what: "title or company", count: 1 },
	]);
	expect(postings[0]?.description).toMatch(/word…$/);
});

it("a text that can't be kept is cleaned in whichever field it stands", () => {
	for (const { provider } of POSTING_SOURCES) {
		const { postings } = normalizeRows([rowOf(provider, "Co\u0000ok \ud800")], []);
		expect(JSON.stringify(postings)).not.toMatch(/\\u0000|\\ud800/);
	}
});
