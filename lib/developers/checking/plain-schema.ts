import type { Shape } from "@/lib/catalog/validation/json-shape";
import { isRecord } from "@/lib/platform/records";

type Schema = Readonly<Record<string, unknown>>;

/** The one schema that a field with a reference, or with null as its other choice, comes down to; an empty one where there are several. */
export function plainOf({ schema, definitions }: Shape): Schema {
	if (typeof schema.$ref === "string") {
		const target = definitions[schema.$ref.replace("#/$defs/", "")];
		return isRecord(target) ? plainOf({ schema: target, definitions }) : {};
	}
	const choices = schema.anyOf ?? schema.oneOf;
	if (Array.isArray(choices)) {
		const rest = choices.filter(isRecord).filter(({ type }) => type !== "null");
		const [only] = rest;
		return only && rest.length === 1 ? plainOf({ schema: only, definitions }) : {};
	}
	const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== "null") : null;
	return types?.length === 1 ? { ...schema, type: types[0] } : schema;
}

/** The texts that a field takes, where it is a choice between texts. */
export function choicesOf(schema: Schema): string[] | null {
	if (typeof schema.const === "string") return [schema.const];
	const { enum: all } = schema;
	return Array.isArray(all) && all.every((entry): entry is string => typeof entry === "string") ? all : null;
}

/** The same shape with objects of which nothing is said taken for anything: who declares `{type: object}` means that it is not theirs to say. */
export function opened(schema: Schema): Schema {
	const entries = Object.entries(schema).map(([name, value]) => {
		if (name === "properties" && isRecord(value))
			return [name, Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, isRecord(inner) ? opened(inner) : inner]))];
		if (name === "items" && isRecord(value)) return [name, opened(value)];
		if ((name === "anyOf" || name === "oneOf") && Array.isArray(value)) return [name, value.map((inner) => (isRecord(inner) ? opened(inner) : inner))];
		return [name, value];
	});
	const isOpen = schema.type === "object" && !isRecord(schema.properties);
	return isOpen ? {} : Object.fromEntries(entries);
}

/** The declared fields of an object schema. */
export function fieldsOf(schema: Schema): ReadonlyArray<readonly [string, Schema]> {
	const { properties } = schema;
	return isRecord(properties) ? Object.entries(properties).flatMap(([name, field]) => (isRecord(field) ? [[name, field] as const] : [])) : [];
}

/** The fields that must be given: those with a default need not be. */
export function neededOf(schema: Schema): string[] {
	const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
	const defaults = new Set(fieldsOf(schema).flatMap(([name, field]) => ("default" in field ? [name] : [])));
	return required.filter((name) => !defaults.has(name));
}
