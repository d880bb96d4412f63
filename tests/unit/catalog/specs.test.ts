import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { WORKFLOW_ICONS } from "@/components/catalog/workflow-icon";
import { findSpec, listCatalog, SPECS } from "@/lib/catalog/registry";
import { CatalogEntry } from "@/lib/catalog/schemas";
import { Spec } from "@/lib/catalog/spec";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { validateSpec } from "@/lib/catalog/validation/validate-spec";
import { settleMimeType, sniffType } from "@/lib/files/uploads/sniff";
import { acceptAnswers, openQuestions, withDefaults } from "@/lib/questions/answers";
import { oneOfProblems } from "@/lib/questions/one-of";

describe.each(SPECS.map((spec) => [spec.specId, spec] as const))("%s", (_, spec) => {
	it("is plain JSON that its schema takes unchanged", () => {
		expect(Spec.parse(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
	});

	it("has samples that are there, of a format and size that it takes", async () => {
		for (const { fileName, mimeType } of spec.samples) {
			const bytes = await readFile(path.join("public/samples", fileName));
			expect(bytes.length).toBeLessThanOrEqual(spec.input.maxFileBytes);
			expect(spec.input.formats).toContain(path.extname(fileName).slice(1));
			expect(settleMimeType(mimeType, await sniffType(async () => new Blob([bytes]).stream()))).toBe(mimeType);
		}
		expect(spec.samples.length).toBeGreaterThan(0);
	});

	it("can be tried with one click: its samples and what is answered beside them leave nothing to be typed or brought", () => {
		const given = Object.entries(spec.sampleAnswers).map(([slotId, value]) => ({ slotId, value }));
		const filled = withDefaults(spec.slots, acceptAnswers(spec.slots, given));
		const open = openQuestions(spec.slots, filled).filter(({ required, options }) => required && options.length === 0);
		expect(open.map(({ slotId }) => slotId)).toEqual([]);
		expect(oneOfProblems(spec.slots, filled, true)).toEqual([]);
		expect(spec.samples.length).toBeGreaterThanOrEqual(spec.input.minFiles);
	});

	it("has a picture of its own", () => {
		expect(WORKFLOW_ICONS).toHaveProperty(spec.icon);
		expect(SPECS.filter(({ icon }) => icon === spec.icon)).toEqual([spec]);
	});

	it("has nothing that the validator finds fault with", () => {
		expect(validateSpec(spec, installed)).toEqual([]);
	});
});

describe("the catalog", () => {
	it("lists every workflow once, and deprecated ones with what replaces them", () => {
		const { workflows, total } = listCatalog();
		expect(total).toBe(SPECS.length);
		expect(new Set(workflows.map((entry) => entry.workflowId)).size).toBe(total);
		for (const entry of workflows) {
			expect(CatalogEntry.parse(entry)).toEqual(entry);
			expect(entry.replacedBy !== null).toBe(entry.deprecated);
			if (entry.replacedBy) expect(findSpec(entry.replacedBy)?.isDeprecated).toBe(false);
		}
	});

	it("says of resume_to_job_ready what the contract says", () => {
		const entry = listCatalog().workflows.find((workflow) => workflow.workflowId === "goal_lane.resume_to_job_ready");
		expect(entry).toMatchObject({
			hasCheckpoints: true,
			requiredSlotCount: 0,
			supportedInputFormats: ["pdf", "docx"],
			minFiles: 1,
			maxFiles: 1,
			maxFileBytes: 10_485_760,
			deprecated: false,
		});
		expect(findSpec("goal_lane.resume_to_job_ready")?.slots.map((slot) => slot.slotId)).toEqual(["country", "location", "remote", "seniority"]);
	});

	it("runs the seven steps of the suggestions workflow in the contract's order and on its two servers", () => {
		const spec = findSpec("goal_lane.resume_to_job_suggestions");
		expect(spec?.steps.map((step) => step.tool)).toEqual([
			"resume-profile:parse_resume",
			"resume-profile:extract_profile",
			"job-search:search_postings",
			"job-search:normalize_postings",
			"job-search:dedupe_postings",
			"job-search:verify_postings",
			"resume-profile:score_fit",
		]);
		expect(findSpec("uw_nobody")).toBeNull();
	});
});
