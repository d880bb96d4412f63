import { expect, it } from "vitest";
import { whenToRemind } from "@/lib/goal-jobs/applications/reminding/reminder-day";

it.each([
	["2026-12-01", null, "2026-12-01T07:59:00Z", "later"],
	["2026-12-01", null, "2026-12-01T08:00:00Z", "now"],
	["2026-12-01", "Asia/Tokyo", "2026-11-30T23:00:00Z", "now"],
	["2026-12-01", "Asia/Tokyo", "2026-11-30T22:59:00Z", "later"],
	["2026-12-01", "America/Los_Angeles", "2026-12-01T15:59:00Z", "later"],
	["2026-12-01", "America/Los_Angeles", "2026-12-02T03:00:00Z", "now"],
	["2026-12-01", "No/Where", "2026-12-01T09:00:00Z", "now"],
	["2026-12-02", null, "2026-12-01T23:00:00Z", "later"],
	["2026-12-01", null, "2026-12-02T09:00:00Z", "now"],
	["2026-12-01", null, "2026-12-03T00:00:00Z", "past"],
])("a reminder of %s in %s is, at %s, %s", (remindOn, timeZone, now, expected) => {
	expect(whenToRemind(remindOn, timeZone, new Date(now))).toBe(expected);
});
