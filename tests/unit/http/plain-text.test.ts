import { expect, it } from "vitest";
import { readRunFilter } from "@/components/goal-jobs/run-filter";
import { isPlainText, toPlainText } from "@/lib/platform/language/plain-text";

it("what is no text is replaced, and everything else stays", () => {
	expect(toPlainText("a\0b\uD83D")).toBe("a\uFFFDb\uFFFD");
	expect(toPlainText("Zoë 👩‍💻")).toBe("Zoë 👩‍💻");
});

it("a search that is cut in the middle of a sign is still a text", () => {
	const { q } = readRunFilter(new URLSearchParams({ q: `${"a".repeat(199)}👍` }));
	expect(isPlainText(q)).toBe(true);
});
