import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNote, settingsOf, withSetting, withWords } from "@/components/user-workflows/document/note-settings";

const SCHEMA = {
	type: "object",
	required: ["fileId", "targetFormat"],
	properties: {
		fileId: { type: "string" },
		targetFormat: { type: "string", enum: ["csv", "xlsx"] },
		pageNumbers: { anyOf: [{ type: "boolean" }, { type: "null" }] },
		width: { type: ["integer", "null"], description: "In pixels" },
		platforms: { type: "array", items: { type: "string", enum: ["x", "y"] } },
		table: { type: "object", properties: {} },
	},
};
const settings = settingsOf(SCHEMA);

describe("what is set of a tool", () => {
	it("is what a person can type or choose; files and records are not", () => {
		expect(settings.map(({ name, kind, options, isRequired }) => [name, kind, options.join(), isRequired])).toEqual([
			["targetFormat", "choice", "csv,xlsx", true],
			["pageNumbers", "yes-no", "", false],
			["width", "number", "", false],
			["platforms", "list", "x,y", false],
		]);
	});

	it("stands in the note, line by line, beside the words for people", () => {
		const note = withSetting(withSetting("Mind the header: it has two rows.", settings, "targetFormat", "xlsx"), settings, "pageNumbers", "true");
		expect(note).toBe("targetFormat: xlsx\npageNumbers: true\nMind the header: it has two rows.");
		expect(withSetting(note, settings, "targetFormat", "")).toBe("pageNumbers: true\nMind the header: it has two rows.");
		expect(readNote("targetFormat = csv", settings).values.get("targetFormat")).toBe("csv");
	});

	it("never changes the words, nor do words change what is set", () => {
		const words = fc.string().filter((text) => readNote(text, settings).values.size === 0);
		fc.assert(
			fc.property(words, words, fc.constantFrom("csv", "xlsx"), (before, after, format) => {
				const set = withSetting(withWords("", settings, before), settings, "targetFormat", format);
				expect(readNote(set, settings).words).toBe(before);
				const worded = readNote(withWords(set, settings, after), settings);
				expect([worded.words, worded.values.get("targetFormat")]).toEqual([after, format]);
			}),
		);
	});
});
