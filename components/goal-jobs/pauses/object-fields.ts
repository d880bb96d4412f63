import { z } from "zod";
import type { Slot } from "@/lib/questions/schemas";

const PlainField = z.object({
	type: z.enum(["string", "number", "integer", "boolean"]),
	title: z.string().optional(),
	description: z.string().optional(),
	format: z.string().optional(),
	maxLength: z.number().optional(),
	minimum: z.number().optional(),
	maximum: z.number().optional(),
	enum: z.undefined().optional(),
});
type PlainField = z.infer<typeof PlainField>;

const PlainObject = z.object({ type: z.literal("object"), properties: z.record(z.string(), PlainField), required: z.array(z.string()).default([]) });

/** More than that is no form any more. */
const MOST_FIELDS = 12;
const LONG_TEXT = 200;

function typeOf({ type, format, maxLength }: PlainField): Slot["slotType"] {
	if (type === "boolean") return "boolean";
	if (type !== "string") return "number";
	if (format === "date") return "date";
	return maxLength !== undefined && maxLength > LONG_TEXT ? "textarea" : "text";
}

/** `givenName` as "Given name". */
function wordsOf(name: string): string {
	const words = name
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.replace(/[_-]+/g, " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of an object as questions of their own; null where they are many or hold more than plain values. */
export function fieldsOfObject({ config }: Pick<Slot, "config">): Slot[] | null {
	const { data } = PlainObject.safeParse(config.schema);
	const properties = Object.entries(data?.properties ?? {});
	if (!data || properties.length === 0 || properties.length > MOST_FIELDS) return null;
	return properties.map(([name, field]): Slot => {
		const { title, description, maxLength, minimum, maximum } = field;
		const limits = { help: description, maxLength, min: minimum, max: maximum, isWhole: field.type === "integer" ? true : undefined };
		return {
			slotId: name,
			slotType: typeOf(field),
			question: title ?? wordsOf(name),
			options: [],
			default: null,
			required: data.required.includes(name),
			acceptedFormats: [],
			hidden: false,
			isDisambiguation: false,
			config: Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
			suggestedValue: null,
			suggestedConfidence: null,
			suggestedSource: null,
		};
	});
}
