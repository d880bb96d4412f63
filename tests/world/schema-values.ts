import fc from "fast-check";

/** A JSON Schema of the API's document. */
// biome-ignore lint/suspicious/noExplicitAny: a document is looked through, not relied on
export type Schema = any;
type Value = fc.Arbitrary<unknown>;

/** Text without what no text may hold, and without characters that count as two. */
const character = fc.integer({ min: 1, max: 0xd7ff }).map((code) => String.fromCharCode(code));
const text = (minLength = 0, maxLength = 60) => fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)) });

const FORMATS: Readonly<Record<string, Value>> = {
	uuid: fc.uuid(),
	uri: fc.webUrl(),
	"iana-time-zone": fc.constantFrom("UTC", "Europe/Paris", "America/Argentina/Buenos_Aires"),
	date: fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
	"date-time": fc.date({ min: new Date("2100-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }).map((time) => time.toISOString()),
};

function texts({ format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): Value {
	const known = format && FORMATS[format];
	if (known) return known;
	const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
	if (!pattern || pattern === "^[^\\u0000]*$") return text(minLength, maxLength);
	const expression = new RegExp(pattern);
	// Patterns look ahead in two places, which can't be generated from.
	if (format === "email") return fc.stringMatching(/^[a-z0-9_+-]{1,20}@[a-z0-9]{1,20}\.[a-z]{2,6}$/).filter((value) => expression.test(value));
	if (pattern.includes("(?!") || pattern.includes("^\\u0000"))
		return text(Math.max(minLength, 3), maxLength).filter((value) => expression.test(value) && fits(value));
	return fc.stringMatching(expression).filter((value) => fits(value) && expression.test(value) && !/[\0\p{Surrogate}]/u.test(value));
}

/** Values that a schema allows. */
export function valuesOf(schema: Schema, resolve: (reference: string) => Schema): Value {
	const of = (inner: Schema) => valuesOf(inner, resolve);
	if (schema.$ref) return of(resolve(schema.$ref));
	if (schema.const !== undefined) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map(of));
	if (schema.oneOf) return fc.oneof(...schema.oneOf.map((way: Schema) => of(narrowed(schema, way))));
	if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type: string) => of({ ...schema, type })));
	switch (schema.type) {
		case "string":
			return texts(schema);
		case "integer":
			return fc.integer({ min: Math.max(schema.minimum ?? -1000, -(2 ** 31)), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
		case "number":
			return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
		case "boolean":
			return fc.boolean();
		case "null":
			return fc.constant(null);
		case "array": {
			const size = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) };
			return schema.uniqueItems ? fc.uniqueArray(of(schema.items), { ...size, selector: (item) => JSON.stringify(item) }) : fc.array(of(schema.items), size);
		}
		case "object": {
			const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, of(field)]));
			return fc.record(fields, { requiredKeys: schema.required ?? [] });
		}
		default:
			return fc.jsonValue({ maxDepth: 2, stringUnit: character });
	}
}

/** An object's schema with one of its ways written into it. */
function narrowed({ oneOf: _ways, ...schema }: Schema, way: Schema): Schema {
	const merge = (field: Schema, more: Schema): Schema => {
		if (!field?.anyOf) return { ...field, ...more };
		if (!more.type) return { ...field, ...more };
		const kept = field.anyOf.filter((option: Schema) => option.type === more.type);
		return kept.length === 1 ? kept[0] : { anyOf: kept };
	};
	const properties = { ...schema.properties };
	// A way may forbid fields: "not any that has it".
	for (const { required } of way.not?.anyOf ?? []) for (const name of required ?? []) delete properties[name];
	for (const [name, more] of Object.entries((way.properties ?? {}) as Record<string, Schema>)) properties[name] = merge(properties[name], more);
	return { type: "object", ...schema, properties, required: [...(schema.required ?? []), ...(way.required ?? [])] };
}

/** Values that a schema refuses, each with what is wrong with it; none where it allows everything. */
export function brokenOf(schema: Schema, resolve: (reference: string) => Schema): Array<readonly [flaw: string, value: Value]> {
	if (schema.$ref) return brokenOf(resolve(schema.$ref), resolve);
	const options: Schema[] = schema.anyOf ?? [schema];
	const types = new Set(
		options.flatMap((option) => (option.$ref ? resolve(option.$ref).type : (option.type ?? (option.enum ? typeof option.enum[0] : "any")))),
	);
	if (types.has("any")) return [];
	const broken: Array<readonly [string, Value]> = [];
	const others: Readonly<Record<string, Value>> = {
		string: text(),
		integer: fc.integer(),
		boolean: fc.boolean(),
		array: fc.constant([]),
		object: fc.constant({}),
		null: fc.constant(null),
	};
	for (const [type, value] of Object.entries(others)) if (!types.has(type) && !(type === "integer" && types.has("number"))) broken.push([`is ${type}`, value]);
	for (const option of options.map((one) => (one.$ref ? resolve(one.$ref) : one))) {
		// With several options, what one refuses another may allow.
		if (types.size > 2 || (types.size === 2 && !types.has("null"))) break;
		if (option.enum) broken.push(["is not listed", fc.constant("not-listed")]);
		if (option.format === "uuid" || option.format === "date-time" || option.format === "email" || option.format === "date")
			broken.push([`is no ${option.format}`, fc.constant("no such format")]);
		if (option.minLength > 0) broken.push(["is too short", fc.constant("x".repeat(option.minLength - 1))]);
		if (option.maxLength) broken.push(["is too long", fc.constant("x".repeat(option.maxLength + 1))]);
		if (option.minimum !== undefined && option.minimum > Number.MIN_SAFE_INTEGER) broken.push(["is too small", fc.constant(option.minimum - 1)]);
		if (option.maximum !== undefined && option.maximum < Number.MAX_SAFE_INTEGER) broken.push(["is too large", fc.constant(option.maximum + 1)]);
		if (option.type === "integer") broken.push(["is a fraction", fc.constant(1.5)]);
		if (option.minItems > 0) broken.push(["has too few items", fc.constant([])]);
		if (option.type === "array" && option.maxItems)
			broken.push(["has too many items", fc.constant(Array.from({ length: option.maxItems + 1 }, (_, index) => `item ${index}`))]);
		if (option.uniqueItems) broken.push(["repeats an item", valuesOf(option.items, resolve).map((item) => [item, item])]);
	}
	return broken;
}
