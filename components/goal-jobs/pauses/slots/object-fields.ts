import { type Fields, fieldsOf, isNumber, isText, isTexts } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";
import type { Slot } from "@/lib/questions/schemas";

const TYPES = ["string", "number", "integer", "boolean"] as const;

const PLAIN_FIELD = {
	type: (value: unknown): value is (typeof TYPES)[number] => TYPES.some((type) => type === value),
	title: isText,
	description: isText,
	format: isText,
	maxLength: isNumber,
	minimum: isNumber,
	maximum: isNumber,
	/** A choice is no plain value. */
	enum: (value: unknown): value is undefined => value === undefined,
};
type PlainField = Fields<typeof PLAIN_FIELD>;

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

function isPlain(entry: readonly [string, PlainField | null]): entry is readonly [string, PlainField] {
	return entry[1]?.type !== undefined;
}

/** The fields of an object as questions of their own; null where they are many or hold more than plain values. */
export function fieldsOfObject({ config }: Pick<Slot, "config">): Slot[] | null {
	if (!isRecord(config.schema)) return null;
	const { type, properties, required = [] } = config.schema;
	if (type !== "object" || !isRecord(properties) || !isTexts(required)) return null;
	const fields = Object.entries(properties).map(([name, property]) => [name, fieldsOf(property, PLAIN_FIELD)] as const);
	if (fields.length === 0 || fields.length > MOST_FIELDS || !fields.every(isPlain)) return null;
	return fields.map(([name, field]): Slot => {
		const { title, description, maxLength, minimum, maximum } = field;
		const limits = { help: description, maxLength, min: minimum, max: maximum, isWhole: field.type === "integer" ? true : undefined };
		return {
			slotId: name,
			slotType: typeOf(field),
			question: title ?? wordsOf(name),
			options: [],
			default: null,
			required: required.includes(name),
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
