import { describe, expect, it } from "vitest";
import { findSpec, listCatalog, SPECS } from "@/lib/catalog/registry";
import { CatalogEntry } from "@/lib/catalog/schemas";
import { type Reference, Spec } from "@/lib/catalog/spec";
import { findTool } from "@/lib/tools/servers";

function textsIn(reference: Reference): string[] {
	if (typeof reference === "number") return [];
	if (typeof reference === "string") return [reference];
	return Object.entries(reference).flatMap(([key, value]) => (key === "by" || key === "$pick" || key === "limit" ? [] : textsIn(value)));
}

const KNOWN = /^(?:file:\d+|files|item|job:goalText|text:.*|slot:\w+|step:[a-z][a-z0-9_]*(?:\[item\])?(?:\..+)?)$/;

describe.each(SPECS.map((spec) => [spec.specId, spec] as const))("%s", (_, spec) => {
	it("is plain JSON that its schema takes unchanged", () => {
		expect(Spec.parse(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
	});

	it("uses tools that exist and that its palette allows", () => {
		for (const step of spec.steps) {
			expect(findTool(step.tool), step.tool).not.toBeNull();
			expect(spec.toolPalette).toContain(step.tool);
		}
		for (const tool of spec.toolPalette) expect(findTool(tool), tool).not.toBeNull();
	});

	it("gives each step's tool no input that it does not know, and all that it must have", () => {
		for (const step of spec.steps) {
			const schema = findTool(step.tool)?.input;
			const fields = Object.entries(schema?.shape ?? {});
			expect(
				fields.map(([name]) => name),
				step.stepId,
			).toEqual(expect.arrayContaining(Object.keys(step.inputs)));
			const needed = fields
				.filter(([, field]) => !(field as { safeParse(value: unknown): { success: boolean } }).safeParse(undefined).success)
				.map(([name]) => name);
			expect(Object.keys(step.inputs), step.stepId).toEqual(expect.arrayContaining(needed));
		}
	});

	it("refers only to its slots, its files and earlier steps", () => {
		const slots = new Set(spec.slots.map((slot) => slot.slotId));
		const steps = new Map<string, boolean>();
		const check = (place: string, references: string[], isForEach: boolean) => {
			for (const reference of references) {
				expect(reference, place).toMatch(KNOWN);
				const [, stepId, item] = /^step:([a-z0-9_]+)(\[item\])?/.exec(reference) ?? [];
				if (stepId) expect(steps.get(stepId), `${place}: ${reference}`).toBe(item !== undefined);
				if (item || reference === "item") expect(isForEach, `${place}: ${reference}`).toBe(true);
				if (reference.startsWith("slot:")) expect(slots.has(reference.slice(5)), `${place}: ${reference}`).toBe(true);
				if (reference.startsWith("file:")) expect(Number(reference.slice(5))).toBeLessThan(spec.input.minFiles);
			}
		};
		for (const step of spec.steps) {
			const isForEach = step.forEach !== undefined;
			check(step.stepId, textsIn(step.forEach ?? []), false);
			check(step.stepId, textsIn(step.inputs), isForEach);
			steps.set(step.stepId, isForEach);
			check(step.stepId, textsIn(step.artifacts?.metadata ?? []), isForEach);
			for (const slot of step.checkpoint?.slots ?? []) {
				check(slot.slotId, [...textsIn(slot.optionsFrom ?? []), ...textsIn(slot.suggestionFrom ?? [])], false);
				slots.add(slot.slotId);
			}
			check(step.stepId, textsIn(step.checkpoint?.preview ?? []), false);
		}
		for (const document of spec.delivery.documents) check(document.fileName, textsIn(document.from), false);
	});

	it("has ids once each, of steps, checkpoints and questions alike, and one primary result", () => {
		const ids = spec.steps.flatMap((step) => [step.stepId, ...(step.checkpoint ? [step.checkpoint.checkpointId] : [])]);
		expect(new Set([...ids, "deliver"]).size).toBe(ids.length + 1);
		const slots = [...spec.slots, ...spec.steps.flatMap((step) => step.checkpoint?.slots ?? [])].map((slot) => slot.slotId);
		expect(new Set(slots).size).toBe(slots.length);
		expect(spec.delivery.documents.filter((document) => document.isPrimary).length + (spec.delivery.archive ? 1 : 0)).toBe(1);
	});

	it("can pay for one run at fixed prices, ten items included", () => {
		const price = spec.steps.reduce((sum, step) => sum + (findTool(step.tool)?.perInvocationMicroU ?? 0) * (step.forEach === undefined ? 1 : 10), 0);
		expect(price).toBeGreaterThan(0);
		expect(price).toBeLessThanOrEqual(spec.agentConfig.budgetMicroU);
	});

	it("has defaults that are options", () => {
		for (const slot of spec.slots.filter((candidate) => candidate.slotType === "select")) expect(slot.options).toContain(slot.default);
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
