import { expect, it } from "vitest";
import { readingOfFiles } from "@/components/goal-jobs/goal/goal-calls";
import { listCatalog } from "@/lib/catalog/registry";

const WORKFLOWS = listCatalog().workflows.filter(({ deprecated }) => !deprecated);
const READY = "goal_lane.resume_to_job_ready";
const read = (fileNames: string[], isResume: boolean | null = null) => {
	const { matches, isSure } = readingOfFiles(WORKFLOWS, fileNames, isResume);
	return { ids: matches.map(({ workflowId }) => workflowId), isSure };
};

it("files alone are offered the workflows that take all of them", () => {
	expect(read(["cv.pdf"]).ids).toContain(READY);
	expect(read(["orders.csv"]).ids).toContain("forge.data_report");
	expect(read(["orders.csv"]).ids).not.toContain(READY);
	expect(read(["cv.pdf", "fake.exe"]).ids).toEqual([]);
});

it("one file is never offered what needs two", () => {
	expect(read(["lease.docx"]).ids).not.toContain("forge.compare_documents");
	expect(read(["old.docx", "new.docx"]).ids).toContain("forge.compare_documents");
});

it("what is made for their kind stands first: a table is for tables", () => {
	for (const name of ["orders.csv", "orders.xlsx"]) expect(read([name]).ids.slice(0, 2).sort()).toEqual(["conversion.tables", "forge.data_report"]);
});

it("a resume is for finding jobs first, and is taken for that; another document is for that last", () => {
	expect(read(["marek.pdf"], true)).toMatchObject({ isSure: true });
	expect(read(["marek.pdf"], true).ids[0]).toBe(READY);
	expect(read(["marek.pdf"], null)).toMatchObject({ isSure: false });
	const document = read(["lease.pdf"], false);
	expect(document.isSure).toBe(false);
	expect(document.ids.indexOf(READY)).toBeGreaterThan(document.ids.indexOf("forge.redact"));
	expect(document.ids[0]).toBe("conversion.pdf_to_editable");
});
