import fc from "fast-check";
import { expect, it } from "vitest";
import { lineDiff } from "@/lib/goal-jobs/compare/line-diff";

const shown = (before: string, after: string) => lineDiff(before, after)?.map(({ kind, text }) => `${{ same: " ", removed: "-", added: "+" }[kind]}${text}`);

it("names what was removed and added, and keeps the rest", () => {
	expect(shown("one\ntwo\nthree", "one\n2\nthree\nfour")).toEqual([" one", "-two", "+2", " three", "+four"]);
	expect(shown("same\ntext", "same\ntext")).toEqual([" same", " text"]);
	expect(shown("", "new")).toEqual(["-", "+new"]);
});

it("gives back both texts, whatever they are, with no more changes than there are lines", () => {
	const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 30 }).map((lines) => lines.join("\n"));
	fc.assert(
		fc.property(text, text, (before, after) => {
			const lines = lineDiff(before, after) ?? [];
			const side = (...kinds: string[]) =>
				lines
					.filter(({ kind }) => kinds.includes(kind))
					.map((line) => line.text)
					.join("\n");
			expect([side("same", "removed"), side("same", "added")]).toEqual([before, after]);
		}),
	);
});

it("tells texts that are too long or too different by saying nothing", () => {
	const lines = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`).join("\n");
	expect(lineDiff(lines(30_000, "a"), lines(30_000, "a"))).toBeNull();
	expect(lineDiff(lines(1000, "a"), lines(1000, "b"))).toBeNull();
});
