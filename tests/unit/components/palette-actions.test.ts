import { expect, it } from "vitest";
import { actionsFor } from "@/components/layout/palette/actions";
import { foundBy, matches } from "@/components/layout/palette/matches";

const found = (typed: string, hasPlan: boolean): string[] => {
	const { common, others } = actionsFor(hasPlan);
	return [...common, ...others].filter(({ label, keywords }) => matches(foundBy(label, keywords), typed) > 0).map(({ label }) => label);
};

it("offers to end a plan to who has one, and to see the plans to who has none", () => {
	expect(found("cancel", true)).toContain("Change or cancel my plan");
	expect(found("cancel", false)).toEqual(["See the runs that were cancelled"]);
	expect(found("plan", false)).toEqual(["See the plans"]);
	expect(found("subscription", true)).toEqual(["Change or cancel my plan"]);
});
