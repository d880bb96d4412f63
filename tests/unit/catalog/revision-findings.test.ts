import { expect, it } from "vitest";
import { Spec } from "@/lib/catalog/spec";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { installed } from "@/lib/catalog/validation/installed-tools";
import { validateSpec } from "@/lib/catalog/validation/validate-spec";

type Steps = Array<Record<string, unknown>>;

/** What the validator says of the main workflow with its revision, or its steps, changed. */
function findingsOf(revision: Record<string, unknown>, change: (steps: Steps) => void = () => undefined): string[] {
	const spec = structuredClone(resumeToJobReady) as unknown as { steps: Steps };
	const tailor = spec.steps.find((step) => step.stepId === "tailor_resumes");
	if (!tailor) throw new Error("The workflow writes resumes");
	tailor.revision = { ...Object(tailor.revision), ...revision };
	change(spec.steps);
	return validateSpec(Spec.parse(spec), installed).map(({ path, message }) => `${path.replace(/^steps\.\d+/, "step")}: ${message}`);
}

const UNFIT = "It has to be a later step for the same items with step:tailor_resumes[item].resume among its inputs.";

it.each<[string, Record<string, unknown>, string[]]>([
	["nothing", {}, []],
	[
		"a field that the output lacks",
		{ field: "letter", keeps: [] },
		["The output of tailor_resumes has no field letter.", UNFIT.replace("resume among", "letter among")],
	],
	["a field to keep that the value lacks", { keeps: ["signature"] }, ["There is no field signature to keep."]],
	["a check that comes before", { checkStep: "score_fit" }, [UNFIT]],
	["a check without a gate", { checkStep: "render_resumes" }, ["render_resumes has no gate."]],
	["a step that makes no files", { renderStep: "review_resumes", originalInput: undefined }, ["review_resumes makes no files."]],
	["an input that the tool does not take", { originalInput: "before" }, ["documents:render_resume takes no before."]],
	["an input that the step gives already", { originalInput: "posting" }, ["render_resumes gives posting already."]],
	["a reference that leads nowhere", { beside: { a: "step:tailor_resumes[item].wishes" } }, ["The output of tailor_resumes has no field wishes."]],
])("a revision is told of %s", (_what, revision, wanted) => {
	const found = findingsOf(revision);
	for (const message of wanted)
		expect(
			found.some((finding) => finding.startsWith("step.revision") && finding.endsWith(message)),
			`${message} in ${found.join(" ")}`,
		).toBe(true);
	if (wanted.length === 0) expect(found).toEqual([]);
});

it("one step's output can be changed, and only what it wrote for items", () => {
	const revision = resumeToJobReady.steps.find((step) => step.revision)?.revision;
	const first = findingsOf({}, ([parse]) => void Object.assign(Object(parse), { revision }));
	expect(first).toContain("step.revision: What can be changed is what a step wrote for one of its items.");
	expect(first).toContain("step.revision: The output of one step can be changed, not of several.");
});
