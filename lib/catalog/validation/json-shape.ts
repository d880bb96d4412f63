import { isRecord } from "@/lib/platform/records";

/** A JSON Schema (2020-12) with its definitions at hand. An empty one takes anything. */
export interface Shape {
	readonly schema: Readonly<Record<string, unknown>>;
	readonly definitions: Readonly<Record<string, unknown>>;
}

export const ANYTHING: Shape = { schema: {}, definitions: {} };

export function shapeOf(schema: Readonly<Record<string, unknown>>): Shape {
	return { schema, definitions: isRecord(schema.$defs) ? schema.$defs : {} };
}

export function listOf(item: Shape): Shape {
	return { schema: { type: "array", items: item.schema }, definitions: item.definitions };
}

/** The alternatives of a shape, references followed; null is left out, since a field that may be null is filled where it is used. */
function alternatives({ schema, definitions }: Shape): Shape[] {
	if (typeof schema.$ref === "string") {
		const target = schema.$ref === "#" ? null : definitions[schema.$ref.replace("#/$defs/", "")];
		return isRecord(target) ? alternatives({ schema: target, definitions }) : [ANYTHING];
	}
	const choices = schema.anyOf ?? schema.oneOf;
	const all = Array.isArray(choices) ? choices.filter(isRecord).flatMap((choice) => alternatives({ schema: choice, definitions })) : [{ schema, definitions }];
	return all.filter((choice) => choice.schema.type !== "null");
}

/** The shape of a field by its path; null when the shape says that there is no such field. */
export function fieldOf(shape: Shape, path: readonly string[]): Shape | null {
	const [name, ...rest] = path;
	if (name === undefined) return shape;
	for (const { schema, definitions } of alternatives(shape)) {
		const known = isRecord(schema.properties) ? schema.properties[name] : undefined;
		const field = known ?? (schema.type === "object" || schema.type === undefined ? schema.additionalProperties : undefined);
		if (isRecord(field)) return fieldOf({ schema: field, definitions }, rest);
		if (known === undefined && schema.properties === undefined && schema.type === undefined) return ANYTHING;
	}
	return null;
}

/** The shape of a list's entries; null when the shape is no list. */
export function itemOf(shape: Shape): Shape | null {
	const all = alternatives(shape);
	if (all.some(({ schema }) => Object.keys(schema).length === 0)) return ANYTHING;
	const list = all.find(({ schema }) => schema.type === "array");
	if (!list) return null;
	return isRecord(list.schema.items) ? { schema: list.schema.items, definitions: list.definitions } : ANYTHING;
}

/** Names of the fields that must be given. */
export function requiredOf({ schema }: Shape): string[] {
	return Array.isArray(schema.required) ? schema.required.map(String) : [];
}

const kindsOf = (shape: Shape): string[] => alternatives(shape).flatMap(({ schema }) => kindOf(schema));

function kindOf(schema: Readonly<Record<string, unknown>>): string[] {
	if (Array.isArray(schema.type)) return schema.type.map(String).filter((kind) => kind !== "null");
	if (typeof schema.type === "string") return [schema.type];
	if (Array.isArray(schema.enum)) return [...new Set(schema.enum.map((value) => typeof value))];
	return "const" in schema ? [typeof schema.const] : [];
}

/** Why a value of one shape is none of the other, in words; null when it may be one. Unknown parts are given the benefit of the doubt. */
export function misfit(given: Shape, wanted: Shape): string | null {
	const [from, to] = [kindsOf(given), kindsOf(wanted)];
	const fits = from.length === 0 || to.length === 0 || from.some((kind) => to.includes(kind) || (kind === "integer" && to.includes("number")));
	if (!fits) return `it is ${words(from)}, and ${words(to)} is needed`;
	const [givenItem, wantedItem] = [itemOf(given), itemOf(wanted)];
	if (from.includes("array") && givenItem && wantedItem) {
		const inside = misfit(givenItem, wantedItem);
		return inside && `in its entries ${inside}`;
	}
	return from.includes("object") ? missingField(given, wanted) : null;
}

function missingField(given: Shape, wanted: Shape): string | null {
	for (const choice of alternatives(wanted)) {
		const missing = requiredOf(choice).find((name) => fieldOf(given, [name]) === null);
		if (missing === undefined) return null;
		return `it has no field ${missing}`;
	}
	return null;
}

const NAMES: Readonly<Record<string, string>> = {
	array: "a list",
	object: "an object",
	string: "text",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false",
};

function words(kinds: readonly string[]): string {
	return [...new Set(kinds.map((kind) => NAMES[kind] ?? kind))].join(" or ");
}
