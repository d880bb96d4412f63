import path from "node:path";
import { expect, it } from "vitest";
import { listPatterns, patternsOf } from "@/local/checks/pattern-list";
import { whySlow } from "@/local/checks/slow-patterns";

it("patterns are found wherever a file writes them, with their line", () => {
	const code = `const a = /x+$/g;
const b = <p>{text.replace(/\\s+/u, "")}</p>;
const c = (name: string) => new RegExp(\`^\${name}+\`, "i");
const d = RegExp("y*");`;
	expect(patternsOf("components/a.tsx", code)).toEqual({
		patterns: [
			{ file: "components/a.tsx", line: 1, source: "x+$", flags: "g" },
			{ file: "components/a.tsx", line: 2, source: "\\s+", flags: "u" },
			{ file: "components/a.tsx", line: 3, source: "^word+", flags: "i" },
			{ file: "components/a.tsx", line: 4, source: "y*", flags: "" },
		],
		built: [],
	});
});

it("a pattern that is built while its module is loaded is read from the loaded module", async () => {
	const found = await listPatterns(path.resolve("."), ["lib/tools/reading/text"]);
	expect(found.find(({ file, source }) => file.endsWith("/date-ranges.ts") && source.includes("|bis|"))).toBeDefined();
	expect(RegExp.prototype.constructor).toBe(RegExp);
});

it("a pattern of an unknown text is not passed over", () => {
	expect(patternsOf("lib/a.ts", "const a = new RegExp(words.join('|'));").built).toEqual([1]);
	expect(patternsOf("lib/a.ts", "const f = () => new RegExp(words);").built).toEqual([1]);
});

it.each([
	["^(a+)+$", "", "exponential"],
	["\\s+$", "u", "2nd degree polynomial"],
	["<script[^>]*json[^>]*>", "i", "3rd degree polynomial"],
])("/%s/%s is refused with a text that shows it", (source, flags, degree) => {
	expect(whySlow(source, flags)).toContain(`${degree}, for example on '`);
});

it.each([["^\\s+"], ["<script[^<>]*>"], ["(?:^|,)[a-z]+"]])("/%s/ is linear", (source) => {
	expect(whySlow(source, "")).toBeNull();
});
