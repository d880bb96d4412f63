import { expect, it } from "vitest";
import { listCatalog } from "@/lib/catalog/registry";
import { DEVICE_TOOLS, mayStayOnDevice } from "@/lib/tools/device/device-tools";
import { isKeptOnDevice } from "@/lib/tools/device/kept-on-device";
import { findTool } from "@/lib/tools/servers";

const READ = { stepId: "read", tool: "resume-profile:parse_resume", inputs: { fileId: "file:0" } };
const EXTRACT = { stepId: "extract", tool: "resume-profile:extract_profile", inputs: { document: "step:read.document" } };

it("a file may stay where it is in the workflows whose every reader a page has", () => {
	const offered = listCatalog().workflows.filter((workflow) => workflow.mayStayOnDevice);
	expect(offered.map(({ workflowId }) => workflowId)).toEqual([
		"goal_lane.resume_to_job_ready",
		"goal_lane.cover_letter",
		"goal_lane.interview_prep",
		"forge.redact",
		"goal_lane.resume_to_job_suggestions",
		"goal_lane.resume_to_job_list",
		"goal_lane.multi_source_aggregation",
	]);
});

it.each([
	["another tool reads the file", [READ, EXTRACT, { stepId: "count", tool: "tables:read_table", inputs: { fileId: "file:0" } }]],
	["all files go to another tool", [READ, { stepId: "join", tool: "documents:convert_to_pdf", inputs: { fileIds: "files" } }]],
	[
		"another tool takes the whole text that was read",
		[READ, { stepId: "check", tool: "resume-profile:check_resume", inputs: { document: "step:read.document" } }],
	],
	["nothing reads a file", [{ stepId: "search", tool: "job-search:search_postings", inputs: { query: "slot:titles" } }]],
])("it may not where %s", (_, steps) => {
	expect(mayStayOnDevice(steps)).toBe(false);
});

it("a field of what was read is no text of the file", () => {
	expect(mayStayOnDevice([READ, EXTRACT, { stepId: "write", tool: "documents:tailor_resume", inputs: { language: "step:read.document.language" } }])).toBe(
		true,
	);
});

it("every tool that a page stands in for is one of ours", () => {
	for (const toolRef of DEVICE_TOOLS) expect(findTool(toolRef), toolRef).not.toBeNull();
});

it.each([
	[{ document: { keptOnDevice: true } }, true],
	[{ keptOnDevice: true }, true],
	[{ document: { keptOnDevice: false } }, false],
	[{ document: { lines: [{ keptOnDevice: true }] } }, false],
	[{}, false],
	[null, false],
])("what %j marks", (input, isKept) => {
	expect(isKeptOnDevice(input)).toBe(isKept);
});
