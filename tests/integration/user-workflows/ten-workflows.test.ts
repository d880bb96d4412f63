import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { makeFile } from "@/tests/factories/files";
import { makePerson, type Person } from "@/tests/factories/people";
import { faults } from "@/tests/world/faults";
import { untilJob, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, db } = await verbs();
const [{ createUserWorkflow }, { updateUserWorkflow }] = await Promise.all([
	import("@/lib/user-workflows/editing/create-user-workflow"),
	import("@/lib/user-workflows/editing/update-user-workflow"),
]);
const { UpdateInput } = await import("@/lib/user-workflows/schemas");

const sample = async (owner: string, ...names: string[]): Promise<string[]> => {
	const ids = [];
	for (const fileName of names) ids.push(await makeFile(owner, { fileName, bytes: await readFile(path.join("public/samples", fileName)) }));
	return ids;
};

/** A workflow of tools in a row, or with the edges that are given; `tool|note`. */
async function build(person: Person, name: string, tools: readonly string[], edges?: readonly (readonly [number, number])[]) {
	const { workflowId } = await createUserWorkflow(person.context, { name, description: "" });
	const named = tools.map((tool) => tool.split("|"));
	const toolPalette = named.map(([toolName = "", note = ""]) => ({ toolName, note }));
	const pairs = edges ?? tools.slice(1).map((_, at) => [at, at + 1] as const);
	const canvasLayout = { edges: pairs.map(([from, to]) => ({ from: toolPalette[from]?.toolName, to: toolPalette[to]?.toolName })) };
	const filled = await updateUserWorkflow(person.context, workflowId, UpdateInput.parse({ toolPalette, canvasLayout, systemPrompt: name }));
	expect([name, filled.findings.filter(({ level }) => level !== "note")]).toEqual([name, []]);
	return filled;
}

async function run(person: Person, userWorkflowId: string, fileIds: string[]) {
	const made = await createGoalJob(person.context, { userWorkflowId, fileIds, sensitiveLocalFileIds: [] });
	expect([made.status, made.errorMessage]).toEqual(["ready", null]);
	await confirmGoalJob(person.context, made.id);
	const done = await untilJob(person.context, made.id, ({ status }) => ["completed", "partial", "failed"].includes(status));
	expect(await faults(done.id)).toEqual([]);
	return done;
}

const CASES: readonly { name: string; tools: string[]; edges?: readonly (readonly [number, number])[]; files: string[]; made: (string | RegExp)[] }[] = [
	{
		name: "Hide personal data in letters",
		tools: ["documents:find_personal_data", "documents:redact_document"],
		files: ["tenancy-letter.pdf", "bridge-harbour-letter.txt"],
		made: [/\.zip$/, /tenancy-letter.*\.pdf$/, /bridge-harbour-letter.*\.txt$/],
	},
	{
		name: "One PDF of everything",
		tools: ["documents:convert_to_pdf|count: one\npageNumbers: true"],
		files: ["planting-notes.md", "garden-plan.png", "bridge-harbour-letter.txt"],
		made: [/\.pdf$/],
	},
	{
		name: "Clean a table, then write it for a program",
		tools: ["tables:clean_table", "tables:convert_table|targetFormat: json"],
		files: ["coffee-roastery-orders.csv"],
		made: [/\.zip$/, /\.json$/],
	},
	{
		name: "Analyse a cleaned table and report",
		tools: ["tables:clean_table", "tables:analyze_table", "documents:render_data_report"],
		files: ["coffee-roastery-orders.csv"],
		made: [/\.zip$/, /\.pdf$/],
	},
	{
		name: "What do these say about it",
		tools: ["documents:read_sources", "documents:write_brief", "documents:check_brief", "documents:render_brief"],
		edges: [
			[0, 1],
			[1, 2],
			[2, 3],
			[1, 3],
		],
		files: ["bridge-council-minutes.pdf", "bridge-engineers-report.docx", "bridge-harbour-letter.txt"],
		made: [/\.pdf$/],
	},
	{
		name: "What changed in the contract",
		tools: ["documents:compare_documents"],
		files: ["agency-contract-v1.docx", "agency-contract-v2.docx"],
		made: [/\.pdf$/],
	},
	{
		name: "Editable, and back to one PDF",
		tools: ['documents:convert_from_pdf|formats: ["docx"]', "documents:convert_to_pdf"],
		files: ["tide-report.pdf"],
		made: [/\.zip$/, /\.docx$/, /\.pdf$/],
	},
	{
		name: "Pictures for two places",
		tools: ['media:make_images|platforms: ["instagram-post", "youtube-thumbnail"]'],
		files: ["sailing-boat.jpg", "coffee-cup.jpg"],
		made: [/\.zip$/, /sailing-boat.*youtube|youtube.*sailing-boat/, /coffee-cup/],
	},
	{
		name: "Two reports at once: figures and pictures",
		tools: ["tables:analyze_table", "documents:render_data_report", 'media:make_images|platforms: ["x-post"]'],
		edges: [[0, 1]],
		files: ["shop-orders.csv", "portrait.jpg"],
		made: [/\.zip$/, /\.pdf$/, /portrait/],
	},
	{ name: "What is in a table, as data", tools: ["tables:recognize_table", "tables:profile_table"], edges: [], files: ["shop-orders.csv"], made: [/\.json$/] },
];

it("ten workflows of our own run by rules alone", { timeout: 600_000 }, async () => {
	const person = await makePerson({ tier: "pro" });
	for (const { name, tools, edges, files, made } of CASES) {
		const { workflowId, specId } = await build(person, name, tools, edges);
		const job = await run(person, workflowId, await sample(person.userId, ...files));
		const names = job.artifacts.map(({ fileName }) => fileName);
		expect([name, job.status, job.errorMessage, job.workflowId, job.userWorkflowId]).toEqual([name, "completed", null, specId, workflowId]);
		for (const wanted of made) expect([name, names, names.some((fileName) => fileName.match(wanted))]).toEqual([name, names, true]);
		expect([name, job.artifacts.filter(({ isPrimary }) => isPrimary).length]).toEqual([name, 1]);
	}
	// What one tool has made is what the next one read.
	const converted = await db().artifact.findMany({ where: { job: { ownerId: person.userId }, stepId: "convert_table" } });
	expect(converted.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/clean.*\.json$/)]);
});

it("a branch that fails leaves the others, and says what it took along", { timeout: 200_000 }, async () => {
	const person = await makePerson({ tier: "pro" });
	const { workflowId, specialists } = await build(
		person,
		"Half of it",
		["tables:analyze_table", "documents:render_data_report", "tables:convert_table|targetFormat: json\nsheet: no such sheet"],
		[[0, 1]],
	);
	expect(specialists.length).toBe(2);
	const broken = await makeFile(person.userId, { fileName: "empty.csv", bytes: new TextEncoder().encode("just one line without any column to analyse\n") });
	const job = await run(person, workflowId, [broken, ...(await sample(person.userId, "shop-orders.csv"))]);
	expect([job.status, job.errorMessage]).toEqual(["partial", expect.stringContaining("empty.csv")]);
	expect(job.artifacts.some(({ fileName }) => /shop-orders.*\.pdf$/.test(fileName))).toBe(true);
});
