import { expect, it } from "vitest";
import { findSpec } from "@/lib/catalog/registry";
import { choicesNamedBy } from "@/lib/goal-jobs/lifecycle/goal-answers-for";

const CHOICES = { groups: ["Shop", "Region", "Paid"], numbers: ["Revenue", "Units"], dates: ["Day"] };
const named = (goal: string) => {
	const spec = findSpec("forge.data_report");
	return spec ? Object.fromEntries(choicesNamedBy(goal, spec, CHOICES).map(({ slotId, value }) => [slotId, value])) : null;
};

it("a column of the file that a goal names is the one that it asks for", () => {
	expect(named("which shop sells best?")).toEqual({ groupBy: "Shop" });
	expect(named("compare the regions by revenue")).toEqual({ groupBy: "Region", focus: "Revenue" });
	expect(named("shops and regions")).toEqual({});
	expect(named("what stands out here?")).toEqual({});
});
