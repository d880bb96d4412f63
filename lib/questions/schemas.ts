import { z } from "zod";

export const QuestionType = z.enum(["text", "textarea", "number", "boolean", "select", "multi_select", "file", "date", "object"]);
export type QuestionType = z.infer<typeof QuestionType>;

/** One thing to ask. `config` carries the limits of its type: min, max (of a date, days), isWhole and unit (of a number), minItems, maxItems, allowFreeEntries, labels, labelledByFile (of which input file an option is, by its place: its name is shown), optionsAre (`countries`: any name of one is understood), schema (of an object, as JSON Schema), choicesFrom (what is in the files to choose from, beside what is written; of a select it is `proposed`, and `proposedFrom` says by what, `proposedHelp` what it means while the default stands), maxBytes (of each file), onlyOfSeveral (it is not asked where that is one alone), oneOf (a name: of the questions that share it exactly one is answered), … */
export const Question = z.object({
	slotId: z.string(),
	slotType: QuestionType,
	question: z.string(),
	help: z.string().default(""),
	options: z.array(z.string()).default([]),
	default: z.unknown().default(null),
	required: z.boolean().default(false),
	acceptedFormats: z.array(z.string()).default([]),
	hidden: z.boolean().default(false),
	config: z.record(z.string(), z.unknown()).default({}),
});
export type Question = z.infer<typeof Question>;

/** An open question as clients see it. */
export const Slot = z.object({
	slotId: z.string(),
	slotType: QuestionType,
	question: z.string(),
	options: z.array(z.string()),
	default: z.unknown(),
	required: z.boolean(),
	acceptedFormats: z.array(z.string()),
	hidden: z.boolean(),
	isDisambiguation: z.boolean(),
	config: z.record(z.string(), z.unknown()).describe("labels, help, minItems, maxItems, allowFreeEntries, … by slotType"),
	suggestedValue: z.unknown(),
	suggestedConfidence: z.number().min(0).max(1).nullable(),
	suggestedSource: z.string().nullable(),
});
export type Slot = z.infer<typeof Slot>;

export const SlotAnswer = z.object({ slotId: z.string().min(1).max(128), value: z.unknown() });
export type SlotAnswer = z.infer<typeof SlotAnswer>;
