import { expect, it } from "vitest";
import { z } from "zod";
import { fieldsOfObject } from "@/components/goal-jobs/pauses/slots/object-fields";

const fieldsOf = (schema: unknown) => fieldsOfObject({ config: { schema } });

it("an object of a few plain values is asked value by value, each with its kind, its limits and a name in words", () => {
	const schema = z.toJSONSchema(
		z.object({
			givenName: z.string().max(80),
			about_them: z.string().max(900).optional(),
			born: z.iso.date().optional(),
			visits: z.int().min(1).max(9),
			isMember: z.boolean().default(false).describe("Of the club"),
		}),
		{ io: "input" },
	);
	expect(fieldsOf(schema)).toMatchObject([
		{ slotId: "givenName", question: "Given name", slotType: "text", required: true, config: { maxLength: 80 } },
		{ slotId: "about_them", question: "About them", slotType: "textarea", required: false },
		{ slotId: "born", slotType: "date" },
		{ slotId: "visits", slotType: "number", config: { min: 1, max: 9, isWhole: true } },
		{ slotId: "isMember", question: "Is member", slotType: "boolean", required: false, config: { help: "Of the club" } },
	]);
});

it.each([
	["values within values", { type: "object", properties: { a: { type: "object" } } }],
	["lists", { type: "object", properties: { a: { type: "array" } } }],
	["a choice, which has no kind of its own", { type: "object", properties: { a: { type: "string", enum: ["x"] } } }],
	["no fields", { type: "object", properties: {} }],
	["too many", { type: "object", properties: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`f${at}`, { type: "string" }])) }],
	["no schema", undefined],
])("one of %s is asked as a whole", (_, schema) => {
	expect(fieldsOf(schema)).toBeNull();
});
