import { expect, it } from "vitest";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { makeToolContext } from "@/tests/factories/tool-context";

it("a search with no readable source at all fails in words, naming each, and may be retried", async () => {
	// Port 9 takes no connections here; the environment is read once, so this file has it to itself.
	process.env.POSTING_SOURCES = JSON.stringify([
		{ provider: "lever", baseUrl: "http://127.0.0.1:9/lever", boards: ["a", "b"] },
		{ provider: "ashby", baseUrl: "http://127.0.0.1:9/ashby", boards: ["c"] },
	]);
	const { searchPostings } = await import("@/lib/tools/job-search/search-postings");
	const query: PostingQuery = { titles: ["Chef"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };
	await expect(searchPostings.run({ query, as: "rows" }, makeToolContext())).rejects.toMatchObject({
		code: "ALL_SOURCES_FAILED",
		isRetriable: true,
		details: {
			sources: [
				{ provider: "ashby", error: expect.stringContaining("1 of 1 board failed. c: The job board cannot be reached.") },
				{ provider: "lever", error: expect.stringContaining("2 of 2 boards failed.") },
			],
		},
	});
});
