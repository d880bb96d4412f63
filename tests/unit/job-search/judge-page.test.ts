import { describe, expect, it } from "vitest";
import { judgePage, type SeenPage } from "@/lib/tools/job-search/openness/judge-page";

const LINK = "https://jobs.example/acme/4711-nurse";
const page = (given: Partial<SeenPage>): SeenPage => ({
	requestedUrl: LINK,
	finalUrl: LINK,
	status: 200,
	body: "<h1>ICU Nurse</h1><p>Care for people.</p>",
	title: "ICU Nurse",
	now: new Date("2026-06-15T12:00:00Z"),
	...given,
});
const jsonLd = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script><p>Some page</p>`;

describe("judgePage", () => {
	it.each<[string, Partial<SeenPage>, string]>([
		["shows the title", {}, "open"],
		["has the posting's data", { body: jsonLd({ "@graph": [{ "@type": "JobPosting" }] }) }, "open"],
		["404", { status: 404 }, "closed"],
		["410", { status: 410 }, "closed"],
		["redirect to the board with an error mark", { finalUrl: "https://jobs.example/acme?error=true" }, "closed"],
		["past validity", { body: jsonLd({ "@type": "JobPosting", validThrough: "2026-06-01" }) }, "closed"],
		["validity of today", { body: jsonLd({ "@type": "JobPosting", validThrough: "2026-06-15" }) }, "open"],
		["closing words", { body: "<h1>ICU Nurse</h1><p>This position has been filled.</p>" }, "closed"],
		["closing words in German", { body: "<h1>ICU Nurse</h1><p>Diese Stelle ist nicht mehr verfügbar.</p>" }, "closed"],
		["closing words in French", { body: "<p>Cette offre n'est plus disponible</p>" }, "closed"],
		["like closing words, about something else", { body: "<h1>ICU Nurse</h1><p>We are no longer accepting applications from agencies.</p>" }, "open"],
		["hidden closing words", { body: "<h1>ICU Nurse</h1><script>const text = 'This job has expired'</script>" }, "open"],
		["redirect elsewhere", { finalUrl: "https://jobs.example/acme" }, "uncertain"],
		["redirect that keeps the id", { finalUrl: "https://careers.example/jobs/4711" }, "open"],
		["403", { status: 403 }, "blocked"],
		["429", { status: 429 }, "blocked"],
		["500", { status: 500 }, "uncertain"],
		["proof of being human", { body: "<title>Just a moment...</title><p>Checking</p>" }, "blocked"],
		["something else", { body: "<div id=app></div>" }, "uncertain"],
	])("%s", (_what, given, verdict) => {
		expect(judgePage(page(given)).verdict).toBe(verdict);
	});
});
