import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { francAll } from "franc";
import { describe, expect, it } from "vitest";
import { languageLikeness } from "@/lib/tools/reading/text/language-likeness";

const BANKS = path.resolve(import.meta.dirname, "../../accuracy/banks");

function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null ? Object.values(value).map(textOf).join("\n") : "";
}

const measured = (text: string) => francAll(text, { minLength: 20 });

describe("the likeness of languages", () => {
	it.each(readdirSync(BANKS))("is what franc measures, of every language, for a text of %s", (file) => {
		const text = textOf(JSON.parse(readFileSync(path.join(BANKS, file), "utf8")));
		for (const length of [40, 300, 1_500, 9_000]) expect(languageLikeness(text.slice(0, length))).toEqual(measured(text.slice(0, length)));
	});

	it.each([
		"",
		"Cook",
		"12345 67890 12345 67890 12345",
		"constructor toString valueOf hasOwnProperty",
		"Ünïcödé \u00a0 and   many\n\nblanks, !?§ 100 %",
		"😀".repeat(40),
	])("is what franc measures for %j", (text) => {
		expect(languageLikeness(text)).toEqual(measured(text));
	});
});
