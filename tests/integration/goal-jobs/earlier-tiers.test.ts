import { expect, it } from "vitest";
import { PostingListResult } from "@/lib/tools/job-search/schemas";
import { createJob, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, db } = await verbs();

async function listOf(workflowId: string) {
	const { context, jobId } = await createJob(workflowId);
	await confirmGoalJob(context, jobId);
	const { status, artifacts } = await untilStatus(context, jobId, "completed", "partial");
	expect(status).toBe("completed");
	expect(artifacts).toMatchObject([{ mimeType: "application/json", isPrimary: true }]);
	const text = Buffer.from(await readStoredBytes(artifacts[0]?.storageKey ?? "")).toString("utf8");
	const calls = await db().toolInvocation.findMany({ where: { jobId }, orderBy: { startedAt: "asc" } });
	return { text, result: PostingListResult.parse(JSON.parse(text)), tools: calls.map(({ toolRef }) => toolRef) };
}

it("resume_to_job_list ends with a flat list: closest first, each posting once, nothing checked or scored", async () => {
	const { text, result, tools } = await listOf("goal_lane.resume_to_job_list");
	expect(tools).toEqual([
		"resume-profile:parse_resume",
		"resume-profile:extract_profile",
		"job-search:search_postings",
		"job-search:normalize_postings",
		"job-search:dedupe_postings",
		"job-search:list_postings",
	]);
	expect(result.postings.length).toBeGreaterThan(50);
	expect(result.total).toBe(result.postings.length);
	expect(new Set(result.postings.map(({ jobId }) => jobId)).size).toBe(result.total);
	expect(result.postings.slice(0, 5).every(({ title }) => /front.?end|web|react|ui/i.test(title))).toBe(true);
	expect(result.counts.found).toBeGreaterThan(result.counts.duplicates);
	expect(result.counts.duplicates).toBeGreaterThan(0);
	expect(text).not.toContain('"fit"');
	expect(text).not.toContain('"verification"');
});

it("multi_source_aggregation lists employers' own systems before job boards, and names every source of a posting", async () => {
	const { result } = await listOf("goal_lane.multi_source_aggregation");
	const priorities = result.postings.map(({ sources }) => sources[0]?.priority ?? 0);
	expect(priorities).toEqual([...priorities].sort((one, other) => one - other));
	expect(new Set(priorities).size).toBeGreaterThan(1);
	const several = result.postings.filter(({ sources }) => sources.length > 1);
	expect(several.length).toBeGreaterThan(0);
	for (const { sources } of several) expect(sources[0]?.priority).toBe(Math.min(...sources.map(({ priority }) => priority)));
	expect(result.sources.length).toBeGreaterThan(2);
});
