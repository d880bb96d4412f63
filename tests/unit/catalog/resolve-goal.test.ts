import { describe, expect, it } from "vitest";
import { nearestWorkflows, resolveGoal } from "@/lib/catalog/resolve-goal";
import { Spec } from "@/lib/catalog/spec";
import { resumeToJobReady } from "@/lib/catalog/specs/resume-to-job-ready";
import { resumeToJobSuggestions } from "@/lib/catalog/specs/resume-to-job-suggestions";
import { destinationsOf, disambiguationSlot } from "@/lib/goal-jobs/destinations";
import { Destination } from "@/lib/goal-jobs/schemas";

const spec = (specId: string, keywords: string[], description = "") => Spec.parse({ ...resumeToJobReady, specId, name: specId, description, keywords });
const SPECS = [resumeToJobReady, resumeToJobSuggestions];

describe("a goal in words", () => {
	it("finds the workflow that it names, says by which words, and never a deprecated one", () => {
		const [best, ...rest] = resolveGoal("Please tailor my resume and find work as an engineer", SPECS);
		expect(best).toMatchObject({ workflowId: "goal_lane.resume_to_job_ready" });
		expect(best?.confidence).toBeGreaterThanOrEqual(0.6);
		expect(best?.matchReason).toMatch(/resume|tailor|find work/);
		expect(rest).toEqual([]);
	});

	it("is surer with each further phrase, and never quite sure", () => {
		const confidence = (goal: string) => resolveGoal(goal, SPECS)[0]?.confidence ?? 0;
		expect(confidence("my resume")).toBeLessThan(0.6);
		expect(confidence("resume and career")).toBeGreaterThan(confidence("my resume"));
		expect(confidence("resume, career, apply, cv, cover, tailor, job search")).toBeLessThanOrEqual(1);
	});

	it("counts one word once, however it is spelled in the list", () => {
		const [one] = resolveGoal("jobs", [spec("a", ["job", "jobs"])]);
		expect(one?.confidence).toBe(0.4);
	});

	it("matches whole words in any case, form and script, and nothing else", () => {
		expect(resolveGoal("RÉSUMÉS of mine", [spec("a", ["résumé"])])).toHaveLength(1);
		expect(resolveGoal("ｊｏｂ", [spec("a", ["job"])])).toHaveLength(1);
		expect(resolveGoal("a jobless resumeless day", SPECS)).toEqual([]);
		expect(resolveGoal("🙂🙂🙂", SPECS)).toEqual([]);
		expect(resolveGoal("bake bread", SPECS)).toEqual([]);
	});

	it("names the nearest three, without deprecated ones", () => {
		const many = [spec("bread", [], "bake bread"), spec("cake", [], "bake cake"), spec("soup", [], "cook"), spec("tea", [], "brew"), resumeToJobSuggestions];
		expect(nearestWorkflows("bake bread", many, 3)).toEqual(["bread", "cake", "soup"]);
	});
});

describe("destinations", () => {
	const match = (workflowId: string, confidence: number) => ({ workflowId, name: workflowId, confidence, matchReason: "r" });
	const asked = (...confidences: number[]) =>
		destinationsOf(confidences.map((confidence, index) => match(String(index), confidence))).map((destination) => destination.requiresDisambiguation);

	it("need the user's word when the best is under 0.6 or another is within 0.1", () => {
		expect(asked(0.8)).toEqual([false]);
		expect(asked(0.6)).toEqual([false]);
		expect(asked(0.59)).toEqual([true]);
		expect(asked(0.8, 0.69)).toEqual([false, false]);
		expect(asked(0.8, 0.71)).toEqual([true, true]);
		expect(asked(0.9, 0.85, 0.7)).toEqual([true, true, false]);
		expect(asked()).toEqual([]);
	});

	it("become one question whose options are workflow ids with names", () => {
		const destinations = destinationsOf([match("goal_lane.resume_to_job_ready", 0.5)]);
		expect(Destination.array().parse(destinations)).toEqual(destinations);
		expect(disambiguationSlot(destinations)).toMatchObject({
			isDisambiguation: true,
			required: true,
			options: ["goal_lane.resume_to_job_ready"],
			config: { labels: { "goal_lane.resume_to_job_ready": "Resume to job-ready" } },
		});
	});
});
