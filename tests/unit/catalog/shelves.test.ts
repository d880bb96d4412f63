import { describe, expect, it } from "vitest";
import { findWorkflows, shelvesOf } from "@/components/catalog/shelves";
import { listCatalog, wordsOfWorkflows } from "@/lib/catalog/registry";

const WORKFLOWS = listCatalog().workflows.filter(({ deprecated }) => !deprecated);
const SAID = wordsOfWorkflows();
const find = (query: string) => findWorkflows(query, WORKFLOWS, SAID);

describe("a search of the catalog", () => {
	it.each([
		["cover letter", "Cover letter"],
		["letters", "Cover letter"],
		["black out names", "Redact a document"],
		["anonymize", "Redact a document"],
		["csv to excel", "Convert a table"],
		["pdf to word", "PDF to Word, Markdown and Excel"],
		["instagram", "Pictures for every platform"],
		["interv", "Interview preparation"],
		["PDFを結合", "Documents to PDF"],
	])("“%s” finds %s", (query, name) => {
		const { workflows } = find(query);
		expect(workflows.map((workflow) => workflow.name)).toContain(name);
		expect(workflows.length).toBeLessThan(WORKFLOWS.length);
	});

	it("a whole goal finds what has most of its words, and says that none has all; nonsense finds nothing", () => {
		const goal = find("please black out all the names and the addresses in my tenancy zebra");
		expect(goal).toMatchObject({ isExact: false });
		expect(goal.workflows[0]?.name).toBe("Redact a document");
		expect(find("flight to Rome").workflows).toEqual([]);
		expect(find("  ").workflows).toHaveLength(WORKFLOWS.length);
	});
});

it("every workflow stands on one shelf, under a heading that people look for, with what goes in and what comes out", () => {
	const shelves = shelvesOf(WORKFLOWS);
	expect(shelves.slice(0, 3).map(({ heading }) => heading)).toEqual(["Career", "Convert", "Understand and protect"]);
	const shelved = shelves.flatMap(({ workflows }) => workflows.map(({ workflowId }) => workflowId));
	expect([...shelved].sort()).toEqual(WORKFLOWS.map(({ workflowId }) => workflowId).sort());
	for (const { name, takes, makes } of WORKFLOWS) {
		expect(takes, name).not.toBe("");
		expect(makes?.words.length ?? 0, name).toBeGreaterThan(10);
		expect(makes?.formats.length ?? 0, name).toBeGreaterThan(0);
	}
});

it("is found by what people say for it with the words that every client gets, as the palette does", () => {
	const { workflows } = listCatalog();
	const said = Object.fromEntries(workflows.map(({ workflowId, keywords }) => [workflowId, keywords]));
	const found = findWorkflows("black out names", workflows, said);
	expect(found.isExact).toBe(true);
	expect(found.workflows.map(({ workflowId }) => workflowId)).toEqual(["forge.redact"]);
});
