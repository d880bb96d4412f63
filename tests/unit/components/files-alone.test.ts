import { expect, it } from "vitest";
import { readingOfFiles } from "@/components/goal-jobs/goal/goal-calls";
import { listCatalog } from "@/lib/catalog/registry";

const idsFor = (...fileNames: string[]) => readingOfFiles(listCatalog().workflows, fileNames).matches.map(({ workflowId }) => workflowId);

it("files alone are offered the workflows that take all of them", () => {
	expect(idsFor("cv.pdf")).toContain("goal_lane.resume_to_job_ready");
	expect(idsFor("orders.csv")).toContain("forge.data_report");
	expect(idsFor("orders.csv")).not.toContain("goal_lane.resume_to_job_ready");
	expect(idsFor("cv.pdf", "fake.exe")).toEqual([]);
});
