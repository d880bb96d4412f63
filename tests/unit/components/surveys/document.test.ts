import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edit, editDocument, retyped } from "@/components/surveys/builder/document/edit-document";
import { edited, type History, joined, redone, startHistory, undone } from "@/components/surveys/builder/document/history";
import { slashIn, typesFor } from "@/components/surveys/builder/document/question-words";
import { entriesOf, isList } from "@/lib/surveys/importing/list-entries";
import { typeNamed } from "@/lib/surveys/importing/type-words";
import { anyDocument, makeDocument, makeDraftQuestion } from "@/tests/factories/survey-documents";

const threeQuestions = makeDocument({ questions: ["a", "b", "c"].map((key) => makeDraftQuestion(key)) });
const keysOf = ({ questions }: { questions: ReadonlyArray<{ key: string }> }) => questions.map(({ key }) => key).join("");

describe("edits", () => {
	it("put in, take out, move and double questions", () => {
		expect(keysOf(editDocument(threeQuestions, { do: "insert", questions: [makeDraftQuestion("x")], at: 1 }))).toBe("axbc");
		expect(keysOf(editDocument(threeQuestions, { do: "remove", key: "b" }))).toBe("ac");
		expect(keysOf(editDocument(threeQuestions, { do: "move", key: "a", to: 2 }))).toBe("bca");
		expect(keysOf(editDocument(threeQuestions, { do: "move", key: "c", to: -5 }))).toBe("cab");
		const doubled = editDocument(threeQuestions, { do: "duplicate", key: "b", newKey: "y" });
		expect(keysOf(doubled)).toBe("abyc");
		expect(doubled.questions[2]?.questionText).toBe("Question b");
	});

	it("of what is not there, or to what it is already, change nothing at all", () => {
		expect(editDocument(threeQuestions, { do: "remove", key: "x" })).toBe(threeQuestions);
		expect(editDocument(threeQuestions, { do: "move", key: "b", to: 1 })).toBe(threeQuestions);
		expect(editDocument(threeQuestions, { do: "change", key: "a", fields: { required: false } })).toBe(threeQuestions);
		expect(editDocument(threeQuestions, { do: "describe", fields: { title: "Survey" } })).toBe(threeQuestions);
	});

	it("to another type keep what the new type has use for", () => {
		const choice = makeDraftQuestion("a", { questionType: "single_choice", options: ["Red", "Blue"] });
		expect(retyped(choice, "multiple_choice").options).toEqual(["Red", "Blue"]);
		expect(retyped(choice, "text").options).toEqual([]);
		expect(retyped(makeDraftQuestion("a", { placeholder: "Say it" }), "rating").placeholder).toBe("");
		expect(retyped(makeDraftQuestion("a", { questionType: "number", minValue: 1, maxValue: 7 }), "rating")).toMatchObject({ minValue: 1, maxValue: 7 });
		expect(retyped(makeDraftQuestion("a"), "single_choice").options).toEqual([""]);
	});
});

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
	fc.record({ do: fc.constant("remove" as const), key: fc.constantFrom("a", "b", "c") }),
	fc.record({ do: fc.constant("move" as const), key: fc.constantFrom("a", "b", "c"), to: fc.integer({ min: -1, max: 6 }) }),
	fc.record({ do: fc.constant("duplicate" as const), key: fc.constantFrom("a", "b"), newKey: fc.uuid() }),
	fc.record({ do: fc.constant("retype" as const), key: fc.constantFrom("a", "b", "c"), questionType: fc.constantFrom("text" as const, "rating" as const) }),
	fc.record({ do: fc.constant("change" as const), key: fc.constantFrom("a", "b"), fields: fc.record({ questionText: fc.string() }) }),
	fc.record({ do: fc.constant("describe" as const), fields: fc.record({ title: fc.string() }) }),
);

describe("taking back", () => {
	it("leads through every step to the beginning, and again to the end", () => {
		fc.assert(
			fc.property(anyDocument, fc.array(anyEdit, { maxLength: 25 }), (document, edits) => {
				let history: History = startHistory(document);
				for (const [index, edit] of edits.entries()) history = edited(history, edit, index * 10_000);
				const end = history.present;
				const steps = history.past.length;
				for (let step = 0; step < steps; step += 1) history = undone(history);
				expect(history.present).toEqual(document);
				expect(undone(history)).toBe(history);
				for (let step = 0; step < steps; step += 1) history = redone(history);
				expect(history.present).toEqual(end);
			}),
		);
	});

	it("takes back what was typed in one go as one step, and in two fields as two", () => {
		const typed = (history: History, text: string, atMs: number) => edited(history, { do: "change", key: "a", fields: { questionText: text } }, atMs);
		let history = typed(typed(typed(startHistory(threeQuestions), "W", 0), "Wh", 200), "Why", 400);
		history = edited(history, { do: "describe", fields: { title: "New" } }, 500);
		expect(undone(history).present.questions[0]?.questionText).toBe("Why");
		expect(undone(undone(history)).present).toBe(threeQuestions);
		expect(typed(typed(startHistory(threeQuestions), "W", 0), "Wh", 5000).past).toHaveLength(2);
	});

	it("never takes back what came from elsewhere", () => {
		const history = edited(startHistory(threeQuestions), { do: "remove", key: "c" }, 0);
		const withTheirs = joined(history, (document) => ({ ...document, description: "Theirs" }));
		expect(undone(withTheirs).present.description).toBe("Theirs");
		expect(keysOf(undone(withTheirs).present)).toBe("abc");
	});
});

describe("lists from the clipboard", () => {
	it.each([
		["Red\nGreen\r\nBlue", ["Red", "Green", "Blue"]],
		["- Red\n* Green\n• Blue\n– Grey", ["Red", "Green", "Blue", "Grey"]],
		["1. Red\n2) Green\na) Blue", ["Red", "Green", "Blue"]],
		["- [ ] Red\n- [x] Green\n☐ Blue", ["Red", "Green", "Blue"]],
		["Red\tGreen\tBlue", ["Red", "Green", "Blue"]],
		["Red\n\n  \nRed\nGreen", ["Red", "Green"]],
		["3.5 stars\n4 stars", ["3.5 stars", "4 stars"]],
	])("%j", (text, entries) => {
		expect(entriesOf(text)).toEqual(entries);
		expect(isList(text)).toBe(true);
	});

	it("words alone are none", () => {
		expect(isList("a plain sentence, with a comma\n")).toBe(false);
	});

	it("give entries that are neither empty nor doubled, whatever was copied", () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom("a", " ", "\n", "\t", "-", "1", ".", "[", "]", "•") }), (text) => {
				const entries = entriesOf(text);
				expect(entries.every((entry) => entry.trim() === entry && entry !== "")).toBe(true);
				expect(new Set(entries).size).toBe(entries.length);
			}),
		);
	});
});

describe("the type after a slash", () => {
	it.each([
		["/", "", ""],
		["/rat", "", "rat"],
		["How old are you? /num", "How old are you?", "num"],
		["Pick /one choice", "Pick", "one choice"],
	])("%j", (text, before, typed) => expect(slashIn(text)).toEqual({ before, typed }));

	it.each(["and/or", "24/7", "https://example.com", "no slash", "a / b, c"])("%j is none", (text) => expect(slashIn(text)).toBeNull());

	it("finds types by what people call them", () => {
		expect(typesFor("")).toHaveLength(6);
		expect(typesFor("rat")[0]).toBe("rating");
		expect(typesFor("stars")).toEqual(["rating"]);
		expect(typesFor("check")).toEqual(["multiple_choice"]);
		expect(typesFor("xyz")).toEqual([]);
		expect(typeNamed("Multiple choice")).toBe("multiple_choice");
		expect(typeNamed("One choice")).toBe("single_choice");
		expect(typeNamed("Dropdown")).toBe("single_choice");
		expect(typeNamed("hologram")).toBeNull();
	});
});
