import { expect, it } from "vitest";
import { type MysteryRule, presentMystery, type Standing, unlockedCount, unlockOf } from "@/lib/surveys/mystery";

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const standing = (given: Partial<Standing> = {}): Standing => ({ isQuarantined: false, boundAt: null, countedAt: at(1), thresholdReachedAt: null, ...given });
const rule = (condition: MysteryRule["condition"], needsBinding = false): MysteryRule => ({
	condition,
	needsBinding,
	threshold: condition === "on_completion" ? null : 4,
});

it.each<[string, MysteryRule, Partial<Standing>, string | null]>([
	["answering", rule("on_completion"), {}, "completion at 1"],
	["answering, where an account has to be bound", rule("on_completion", true), {}, null],
	["binding", rule("on_completion", true), { boundAt: at(3) }, "completion at 3"],
	["the threshold, for who was there before", rule("threshold"), { thresholdReachedAt: at(5) }, "threshold at 5"],
	["the threshold, for who comes after", rule("threshold", true), { countedAt: at(7), thresholdReachedAt: at(5) }, "threshold at 7"],
	["only answering of both", rule("both"), {}, null],
	["both", rule("both"), { thresholdReachedAt: at(5) }, "both at 5"],
	["both, where an account has to be bound", rule("both", true), { thresholdReachedAt: at(5) }, null],
	["both, and binding last", rule("both", true), { thresholdReachedAt: at(5), boundAt: at(9) }, "both at 9"],
	["all of it, kept apart", rule("both"), { thresholdReachedAt: at(5), isQuarantined: true }, null],
])("%s unlocks as it should", (_name, given, where, wanted) => {
	const unlocked = unlockOf(given, standing(where));
	expect(unlocked && `${unlocked.type} at ${unlocked.at.getUTCHours()}`).toBe(wanted);
	const event = presentMystery(given, { title: "T", description: "", reward: { code: "SECRET" } }, standing(where), 3);
	expect([event.isUnlocked, event.rewardDetails !== null, JSON.stringify(event).includes("SECRET")]).toEqual(Array(3).fill(wanted !== null));
});

it("nothing is unlocked where there is no event; what is, is counted from the counts", () => {
	expect(unlockOf(null, standing())).toBeNull();
	const counts = { total: 10, bindings: 4, thresholdReachedAt: null };
	const reached = { ...counts, thresholdReachedAt: at(5) };
	expect([unlockedCount(null, reached), unlockedCount(rule("on_completion"), counts), unlockedCount(rule("on_completion", true), counts)]).toEqual([0, 10, 4]);
	expect([unlockedCount(rule("threshold", true), counts), unlockedCount(rule("threshold", true), reached)]).toEqual([0, 10]);
	expect([unlockedCount(rule("both", true), counts), unlockedCount(rule("both", true), reached), unlockedCount(rule("both"), reached)]).toEqual([0, 4, 10]);
});
