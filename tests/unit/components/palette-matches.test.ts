import { expect, it } from "vitest";
import { foundBy, goalEntry, isNamed, isOneSlip, laterFoundBy, matches } from "@/components/layout/palette/matches";

const DARK = foundBy("Use dark colours", "mode colors switch theme light dark night appearance");

/** The names of entries in the order in which the palette shows them. */
const ranked = (entries: readonly string[], typed: string): string[] =>
	entries
		.map((entry) => ({ name: entry.split("\n")[0] ?? "", fit: matches(entry, typed) }))
		.filter(({ fit }) => fit > 0)
		.sort((one, other) => other.fit - one.fit)
		.map(({ name }) => name);

it("what is called so stands first, then what begins with it, then what has the words in its name, then what is found by other words", () => {
	const entries = [
		laterFoundBy("run", "contract v1.docx, contract v2 signed.docx", "Compare two documents"),
		foundBy("Sign-in methods", "account"),
		foundBy("Sessions", "sign out everywhere"),
		foundBy("Sign out", "leave"),
	];
	expect(ranked(entries, "sign out")[0]).toBe("Sign out");
	const workflows = [foundBy("Compare two documents", "table cells"), foundBy("Report on data", "table"), foundBy("Convert a table", "start csv")];
	expect(ranked(workflows, "table")[0]).toBe("Convert a table");
	expect(ranked([laterFoundBy("run", "Redact a document", "letter.pdf"), foundBy("Redact a document", "start")], "redact")).toHaveLength(2);
	expect(matches(foundBy("Redact a document", "start"), "redact")).toBeGreaterThan(matches(laterFoundBy("run", "Redact a document", "letter.pdf"), "redact"));
	expect(ranked([laterFoundBy("file", "lena.pdf"), laterFoundBy("run", "lena.pdf, cv", "waits")], "lena")).toEqual(["lena.pdf, cv", "lena.pdf"]);
	expect(matches(foundBy("Runs", "history"), "runs")).toBe(1);
});

it("finds an entry by a word with one slip, below what has the word as it is typed", () => {
	for (const slip of ["drak", "darc", "appearence", "colurs"]) expect([slip, matches(DARK, slip)]).toEqual([slip, 0.1]);
	expect(matches(DARK, "dark")).toBe(0.8);
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

it("knows what is called so from what is only found by other words, and takes no part of a word for its beginning", () => {
	const letter = foundBy("Write a cover letter", "start application");
	const redact = foundBy("Redact a document", "cover names black out");
	expect([isNamed(letter, "cover"), isNamed(letter, "lett cov"), isNamed(redact, "cover")]).toEqual([true, true, false]);
	expect([isNamed(foundBy("Discover"), "cover"), matches(foundBy("Discover"), "cover")]).toEqual([false, 0.5]);
	expect(isNamed(foundBy("Top up", "credits"), "topup")).toBe(true);
	expect(isNamed(foundBy("Use dark colours"), "drak")).toBe(false);
	// A run and a posting are found by their own words alone, whatever of them a line shows.
	expect(isNamed(laterFoundBy("run", "ines.docx", "Registered Nurse"), "nurse")).toBe(true);
	expect(isNamed(laterFoundBy("application", "Flight Nurse", "Air Rescue Iberia"), "rescue")).toBe(true);
	expect(isNamed(laterFoundBy("file", "ines.docx"), "nurse")).toBe(false);
});
