import { expect, it } from "vitest";
import { itemLimits } from "@/components/goal-jobs/pauses/slots/slot-config";
import { makeQuestion } from "@/tests/factories/questions";

it("how many values a question takes, and how long ones, is read from the question", () => {
	expect(itemLimits(makeQuestion("a", { config: { minItems: 2, maxItems: 7, maxLength: 60 } }))).toEqual({ min: 2, max: 7, maxLength: 60 });
	expect(itemLimits(makeQuestion("a", { required: true }))).toEqual({ min: 1, max: 500, maxLength: 200 });
	expect(itemLimits(makeQuestion("a", { required: false, config: { maxItems: "many" } }))).toEqual({ min: 0, max: 500, maxLength: 200 });
});
