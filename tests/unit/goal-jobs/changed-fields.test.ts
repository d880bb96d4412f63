import { expect, it } from "vitest";
import { changedFields } from "@/lib/goal-jobs/applications/changed-fields";

const NOW = new Date("2026-12-01T10:00:00Z");
const EARLIER = new Date("2026-11-01T10:00:00Z");

it("what is not given is not set", () => {
	expect(changedFields({}, { status: "saved", appliedAt: null }, NOW)).toEqual({});
});

it("a status brings its day, and applying the first day of it alone", () => {
	expect(changedFields({ status: "applied" }, null, NOW)).toEqual({ status: "applied", statusChangedAt: NOW, appliedAt: NOW });
	expect(changedFields({ status: "applied" }, { status: "interview", appliedAt: EARLIER }, NOW)).toEqual({ status: "applied", statusChangedAt: NOW });
	expect(changedFields({ status: "offer" }, { status: "offer", appliedAt: null }, NOW)).toEqual({ status: "offer" });
});

it("a reminder is a day without a time, and null ends it", () => {
	expect(changedFields({ remindOn: "2026-12-24", notes: "" }, null, NOW)).toEqual({ remindOn: new Date("2026-12-24T00:00:00Z"), notes: "" });
	expect(changedFields({ remindOn: null }, null, NOW)).toEqual({ remindOn: null });
});
