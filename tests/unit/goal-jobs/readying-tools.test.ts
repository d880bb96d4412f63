import { expect, it } from "vitest";
import { callForAll, readyingToolsOf } from "@/lib/tools/call-for-all";
import { TOOL_SERVERS } from "@/lib/tools/servers";

it("a run's tools name what makes them ready, each once", () => {
	expect(readyingToolsOf(["resume-profile:parse_resume", "job-search:search_postings", "job-search:search_postings", "none:at_all"])).toEqual([
		"job-search:ready_postings",
	]);
});

it("what makes a tool ready is the service's own and is given nothing", () => {
	for (const { tools } of TOOL_SERVERS) {
		for (const { readiedBy } of tools) {
			if (readiedBy === undefined) continue;
			const readying = tools.find(({ name }) => name === readiedBy);
			expect(readying?.isInternal).toBe(true);
			expect(Object.keys(readying?.input.shape ?? { any: 1 })).toEqual([]);
		}
	}
});

it("only the service's own tools are called for all", async () => {
	await expect(callForAll("job-search:search_postings")).rejects.toThrow("no tool job-search:search_postings");
});
