import { isRecord } from "@/lib/platform/records";

type JsonSchema = Readonly<Record<string, unknown>>;

const DEEPEST = 10;
const TEXTS: Readonly<Record<string, string>> = {
	date: "2026-01-15",
	"date-time": "2026-01-15T09:30:00Z",
	time: "09:30:00",
	email: "person@example.com",
	uri: "https://example.com/",
	url: "https://example.com/",
	uuid: "0190a000-0000-4000-8000-000000000000",
};

/** A value of this shape: what the schema itself proposes, else the plainest one. The same schema always gives the same value. */
export function sampleValue(schema: JsonSchema, depth = 0): unknown {
	if ("const" in schema) return schema.const;
	if ("default" in schema) return schema.default;
	if (Array.isArray(schema.enum)) return schema.enum[0];
	const choices = schema.anyOf ?? schema.oneOf;
	if (Array.isArray(choices)) return sampleOfChoice(choices, depth);
	switch (typeOf(schema)) {
		case "string":
			return sampleText(schema);
		case "number":
		case "integer":
			return sampleNumber(schema);
		case "boolean":
			return true;
		case "null":
			return null;
		case "array":
			return sampleList(schema, depth);
		default:
			return sampleObject(schema, depth);
	}
}

function typeOf(schema: JsonSchema): string {
	const types = [schema.type].flat().map(String);
	return types.find((type) => type !== "null") ?? types[0] ?? "object";
}

function sampleOfChoice(choices: readonly unknown[], depth: number): unknown {
	const shapes = choices.filter(isRecord);
	const chosen = shapes.find(({ type }) => type !== "null") ?? shapes[0];
	return chosen ? sampleValue(chosen, depth + 1) : null;
}

function sampleText({ format, minLength, maxLength }: JsonSchema): string {
	const text = TEXTS[String(format)] ?? "sample";
	const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Number.MAX_SAFE_INTEGER)];
	return text.padEnd(Math.min(least, 10_000), "x").slice(0, most);
}

function sampleNumber({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): number {
	const isWhole = type === "integer";
	const step = isWhole ? 1 : 0.5;
	if (typeof minimum === "number") return isWhole ? Math.ceil(minimum) : minimum;
	if (typeof exclusiveMinimum === "number") return isWhole ? Math.floor(exclusiveMinimum) + 1 : exclusiveMinimum + step;
	if (typeof maximum === "number") return isWhole ? Math.floor(Math.min(maximum, 1)) : Math.min(maximum, 1);
	if (typeof exclusiveMaximum === "number") return isWhole ? Math.ceil(Math.min(exclusiveMaximum, 2)) - 1 : Math.min(exclusiveMaximum - step, 1);
	return 1;
}

function sampleList({ items, minItems, maxItems }: JsonSchema, depth: number): unknown[] {
	if (!isRecord(items) || depth >= DEEPEST || Number(maxItems ?? 1) === 0) return [];
	const count = Math.min(Math.max(1, Number(minItems ?? 1)), 50);
	return Array.from({ length: count }, () => sampleValue(items, depth + 1));
}

function sampleObject({ properties }: JsonSchema, depth: number): Record<string, unknown> {
	if (!isRecord(properties) || depth >= DEEPEST) return {};
	return Object.fromEntries(Object.entries(properties).flatMap(([name, field]) => (isRecord(field) ? [[name, sampleValue(field, depth + 1)]] : [])));
}
