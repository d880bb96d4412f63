import { expect, it } from "vitest";
import { timeLeftMs } from "@/local/tool-host/time-left";

it.each([
	["works all the time", 10_000, 0, 0],
	["has stood in line for a half", 10_000, 5_000, 5_000],
	["has stood in line for nearly all of it", 10_000, 9_900, 9_900],
	["was made to stand in line longer than may be", 29_000, 28_000, 1_000],
	["was never let in", 30_000, 30_000, 0],
	["has a process that was replaced, whose time begins anew", 10_000, -400, 0],
])("a call of ten seconds that %s", (_name, goneMs, inLineMs, left) => {
	expect(timeLeftMs(10_000, { goneMs, inLineMs })).toBe(left);
});
