import { describe, expect, it } from "vitest";
import { canonicalUrl } from "@/lib/tools/job-search/canonical-url";
import { Posting } from "@/lib/tools/job-search/schemas";
import { htmlToText } from "@/lib/tools/job-search/shape/html-to-text";
import { jobIdOf, normalizePosting } from "@/lib/tools/job-search/shape/normalize-posting";
import { normalizeRows } from "@/lib/tools/job-search/shape/normalize-rows";
import type { PostingDraft } from "@/lib/tools/job-search/sources/posting-source";

const RAW = { provider: "greenhouse", board: "acme", externalId: "1", payload: {} };
const draft = (given: Partial<PostingDraft>): PostingDraft => ({
	title: "Nurse",
	company: "Acme",
	locations: [],
	country: null,
	remoteHint: null,
	seniorityText: null,
	employmentTypeText: null,
	salary: null,
	postedAt: null,
	expiresAt: null,
	descriptionHtml: null,
	descriptionText: null,
	url: "https://jobs.example/1",
	applyUrl: "https://jobs.example/1/apply",
	...given,
});
const normalized = (given: Partial<PostingDraft>) => Posting.parse(normalizePosting(RAW, draft(given), { priority: 1, isSample: false }));

describe("normalizePosting", () => {
	it("names known cities alike and keeps the words of unknown ones", () => {
		expect(normalized({ locations: ["München, Deutschland", "Kleinstadt (Hybrid)"] })).toMatchObject({
			location: "Munich, Germany; Kleinstadt (Hybrid)",
			remote: "Hybrid",
		});
	});

	it("knows the country from the provider's field, or where all places agree", () => {
		expect(normalized({ country: "DE", locations: ["Somewhere"] }).country).toBe("Germany");
		expect(normalized({ locations: ["Berlin", "Hamburg"] }).country).toBe("Germany");
		expect(normalized({ locations: ["Berlin", "Paris"] }).country).toBeNull();
	});

	it("prefers the provider's work mode over words in the place or the title", () => {
		expect(normalized({ remoteHint: "On-site", locations: ["Remote"] }).remote).toBe("On-site");
		expect(normalized({ title: "Nurse (Remote)" }).remote).toBe("Remote");
	});

	it("reads the level from the title first and the kind of employment in many words", () => {
		expect(normalized({ title: "Senior Nurse", seniorityText: "Entry level" }).seniority).toBe("Senior");
		expect(normalized({ seniorityText: "Mid-Senior Level" }).seniority).toBe("Mid");
		expect(
			["FULL_TIME", "Vollzeit", "CDI", "Part-time", "Werkstudent", "Contractor", "Zero hours"].map(
				(text) => normalized({ employmentTypeText: text }).employmentType,
			),
		).toEqual(["Full-time", "Full-time", "Full-time", "Part-time", "Internship", "Contract", "Zero hours"]);
	});

	it("gives an id that depends on provider, board and external id alone", () => {
		expect(jobIdOf({ ...RAW })).toBe(jobIdOf({ ...RAW }));
		expect(new Set([jobIdOf(RAW), jobIdOf({ ...RAW, board: "apex" }), jobIdOf({ ...RAW, externalId: "2" }), jobIdOf({ ...RAW, provider: "lever" })]).size).toBe(
			4,
		);
	});
});

it("counts rows that it cannot read instead of losing them", () => {
	const rows = [
		{ ...RAW, payload: { id: 1 } },
		{ ...RAW, payload: null },
		{ ...RAW, provider: "unheard" },
	];
	expect(normalizeRows(rows, [])).toEqual({
		postings: [],
		dropped: [
			{ reason: "greenhouse: no title, id or page", count: 2 },
			{ reason: "unknown provider unheard", count: 1 },
		],
		shortened: [],
	});
});

it("turns HTML into readable lines", () => {
	expect(htmlToText("<style>x</style><h2>Tasks</h2><ul><li><p>Care &amp; cure</p></li><li>Talk</li></ul><p>a<br>b&nbsp; c</p><script>bad()</script>")).toBe(
		"Tasks\n- Care & cure\n- Talk\n\na\nb c",
	);
});

it.each([
	["https://www.Jobs.example/a/1/?utm_source=x&gh_src=2#top", "jobs.example/a/1"],
	["http://jobs.example/a/1/apply?lever-source=z", "jobs.example/a/1"],
	["https://jobs.example/a?gh_jid=7&b=2", "jobs.example/a?b=2&gh_jid=7"],
	["not a url", null],
])("canonicalUrl(%j) is %j", (address, key) => {
	expect(canonicalUrl(address)).toBe(key);
});

it.each(["<br>", "<div>", "<svg>", "<li>", "\n- ", "<p> ", "&nbsp;"])(
	"a page of nothing but %j takes no time to speak of",
	(part) => {
		expect(htmlToText(`Begin${part.repeat(150_000)}`)).toMatch(/^Begin/);
	},
	5_000,
);

it("what lies deep, but not without end, is read", () => {
	expect(htmlToText(`${"<div>".repeat(900)}Deep${"</div>".repeat(900)}After`)).toBe("Deep\n\nAfter");
});
