import { expect, it } from "vitest";
import { goalEntry, isOneSlip, matches } from "@/components/layout/palette/matches";

const DARK = "Dark mode colours colors switch theme light dark night appearance";

it("finds an entry by a word with one slip, below what has the word as it is typed", () => {
	for (const slip of ["drak", "darc", "appearence", "colurs"]) expect([slip, matches(DARK, slip)]).toEqual([slip, 0.1]);
	expect(matches(DARK, "dark")).toBe(1);
	expect(matches(DARK, "night")).toBe(0.5);
	expect(matches(DARK, "drak mode")).toBe(0.1);
});

it("takes what is typed as a goal after all else that is found", () => {
	expect(matches(goalEntry("drak"), "drak")).toBeLessThan(matches(DARK, "drak"));
	expect(matches(goalEntry("translate my novel"), "translate my novel")).toBeGreaterThan(0);
});

it("guesses nothing of short words and of two slips", () => {
	expect(matches("Run", "rnu")).toBe(0);
	expect(matches(DARK, "dkra")).toBe(0);
	expect(matches("Files", "invoice")).toBe(0);
	expect([isOneSlip("drak", "dark"), isOneSlip("dar", "dark"), isOneSlip("darkk", "dark"), isOneSlip("dark", "cart")]).toEqual([true, true, true, false]);
});
