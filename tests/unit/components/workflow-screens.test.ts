import { expect, it } from "vitest";
import { screensOf } from "@/components/workflows/registry";
import { SPECS } from "@/lib/catalog/registry";

it("a kind of workflow brings its own screens, found by its folder", () => {
	expect(Object.keys(screensOf("resume_to_job_ready").checkpoints ?? {})).toEqual(["profile_review", "job_selection"]);
	expect(screensOf("resume_to_job_ready").results).toBeDefined();
});

it("a kind without screens gets none, so that the plain ones serve", () => {
	expect(screensOf("resume_of_nobody")).toEqual({});
	expect(screensOf("")).toEqual({});
});

it.each(SPECS.map((spec) => [spec.useCaseType, spec] as const))("every screen of %s belongs to a pause that the workflow has", (kind, spec) => {
	const pauses = spec.steps.flatMap((step) => (step.checkpoint ? [step.checkpoint.checkpointId] : []));
	expect(pauses).toEqual(expect.arrayContaining(Object.keys(screensOf(kind).checkpoints ?? {})));
});
