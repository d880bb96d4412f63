import type { Schema } from "./client-calls";

export type Named = Readonly<Record<string, Schema & { readonly minimum?: number; readonly minItems?: number; readonly examples?: readonly unknown[] }>>;
const DEEPEST = 6;

/** A value that a schema allows as far as its kinds go: what is needed and nothing else. For operations that bring no example of their own. */
export function madeExample(schema: Named[string], schemas: Named, depth = 0): unknown {
	if (depth > DEEPEST) return null;
	if (schema.$ref) return madeExample(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, schemas, depth + 1);
	if (schema.examples && schema.examples.length > 0) return schema.examples[0];
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	const [first] = schema.anyOf ?? schema.oneOf ?? [];
	if (first && !schema.properties) return madeExample(first, schemas, depth + 1);
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	if (type === "object" || schema.properties) {
		const needed = (schema.required ?? []).map((name) => [name, madeExample(schema.properties?.[name] ?? {}, schemas, depth + 1)]);
		return Object.fromEntries(needed);
	}
	if (type === "array") return schema.minItems ? [madeExample(schema.items ?? {}, schemas, depth + 1)] : [];
	if (type === "integer" || type === "number") return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1;
	if (type === "boolean") return true;
	if (type !== "string") return null;
	return (
		{
			email: "ada@example.com",
			uri: "https://example.com/",
			uuid: "01936f5e-2c1a-7a40-9f57-3c1f5a7f4b10",
			"date-time": "2027-01-31T09:30:00Z",
			date: "2027-01-31",
		}[schema.format ?? ""] ?? "…"
	);
}
