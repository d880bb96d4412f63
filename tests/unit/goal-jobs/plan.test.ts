import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { nextNode, planOf, progressOf } from "@/lib/goal-jobs/plan/plan";
import type { StepStatus } from "@/lib/goal-jobs/schemas";

const plan = planOf(resumeToJobReady);
const fresh = () => plan.map((node) => ({ stepId: node.stepId, status: "pending" as StepStatus, progress: 0 }));

describe("the plan of a spec", () => {
	it("puts each checkpoint right after its step and the delivery at the end", () => {
		expect(plan.map((node) => node.stepId)).toEqual([
			"parse_resume",
			"extract_profile",
			"profile_review",
			"search_postings",
			"normalize_postings",
			"dedupe_postings",
			"verify_postings",
			"score_fit",
			"job_selection",
			"tailor_resumes",
			"review_resumes",
			"render_resumes",
			"deliver",
		]);
		expect(plan.filter((node) => node.kind === "checkpoint").map((node) => node.stepId)).toEqual(["profile_review", "job_selection"]);
	});

	it.each(SPECS.map((spec) => [spec.specId, spec] as const))("%s has no node twice", (_, spec) => {
		const ids = planOf(spec).map((node) => node.stepId);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("goes through every node in order, once, and then ends", () => {
		const steps = fresh();
		for (const node of plan) {
			expect(nextNode(plan, steps)?.stepId).toBe(node.stepId);
			const step = steps.find((candidate) => candidate.stepId === node.stepId);
			if (step) step.status = "completed";
		}
		expect(nextNode(plan, steps)).toBeNull();
	});

	it.each(["pending", "running", "awaiting_input", "failed", "cancelled"] as const)("does not go past a step that is %s", (status) => {
		const steps = fresh().map((step, index) => (index === 0 ? { ...step, status } : { ...step, status: "completed" as const }));
		expect(nextNode(plan, steps)?.stepId).toBe("parse_resume");
	});

	it("goes past a skipped step", () => {
		const steps = fresh().map((step, index) => (index === 0 ? { ...step, status: "skipped" as const } : step));
		expect(nextNode(plan, steps)?.stepId).toBe("extract_profile");
	});
});

describe("progress", () => {
	it("only grows while steps advance, and leaves 100 to the end", () => {
		const advance = fc.array(fc.record({ step: fc.nat(plan.length - 1), by: fc.integer({ min: 1, max: 100 }) }), { maxLength: 60 });
		fc.assert(
			fc.property(advance, (moves) => {
				const steps = fresh();
				let last = progressOf(plan, steps);
				expect(last).toBe(0);
				for (const { step: index, by } of moves) {
					const step = steps[index];
					if (!step) continue;
					step.progress = Math.min(100, step.progress + by);
					if (step.progress === 100) step.status = "completed";
					const now = progressOf(plan, steps);
					expect(now).toBeGreaterThanOrEqual(last);
					expect(now).toBeLessThanOrEqual(99);
					last = now;
				}
			}),
			{ numRuns: 100, seed: 11 },
		);
	});

	it("is 99 when all is done but the ending itself", () => {
		expect(
			progressOf(
				plan,
				fresh().map((step) => ({ ...step, status: "completed" as const, progress: 100 })),
			),
		).toBe(99);
	});

	it("counts a step by its weight", () => {
		const total = plan.reduce((sum, node) => sum + node.weight, 0);
		const steps = fresh().map((step) => (step.stepId === "search_postings" ? { ...step, status: "completed" as const } : step));
		expect(progressOf(plan, steps)).toBe(Math.floor((100 * 4) / total));
	});
});
