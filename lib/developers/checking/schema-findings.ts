import { AGENT_LIMITS, type Finding } from "@/lib/developers/schemas";
import { isRecord } from "@/lib/platform/records";

/** What a schema may say once its references are followed. Patterns are left out: those of strangers can keep a check busy for hours. */
const KEYWORDS: ReadonlySet<string> = new Set([
	...["$schema", "title", "description", "examples", "type", "enum", "const", "default", "format"],
	...["properties", "required", "additionalProperties", "items", "anyOf", "oneOf"],
	...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems"],
]);
const TYPES: ReadonlySet<string> = new Set(["object", "array", "string", "number", "integer", "boolean", "null"]);
const FORMATS: ReadonlySet<string> = new Set(["uri", "email", "date", "date-time", "time", "uuid"]);
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems"] as const;
const FIELD = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;

interface Walk {
	parts: number;
	readonly findings: Finding[];
}

/** What keeps a tool's schema from being one: it describes an object, within bounds, in the words that are understood. */
export function schemaFindings(schema: Readonly<Record<string, unknown>>, path: string): Finding[] {
	const walk: Walk = { parts: 0, findings: [] };
	if (schema.type !== "object") wrong(walk, `${path}.type`, 'A tool takes and gives an object: say type "object" and name its fields under properties.');
	visit(schema, path, 0, walk);
	if (walk.parts > AGENT_LIMITS.schemaParts) wrong(walk, path, `A schema has at most ${AGENT_LIMITS.schemaParts} parts.`);
	return walk.findings;
}

function wrong({ findings }: Walk, path: string, message: string): void {
	findings.push({ path, message, level: "error" });
}

function visit(schema: unknown, path: string, depth: number, walk: Walk): void {
	walk.parts += 1;
	if (walk.parts > AGENT_LIMITS.schemaParts) return;
	if (!isRecord(schema)) {
		wrong(walk, path, "A schema is an object.");
		return;
	}
	if (depth > AGENT_LIMITS.schemaDepth) {
		wrong(walk, path, `A schema goes at most ${AGENT_LIMITS.schemaDepth} levels deep.`);
		return;
	}
	for (const keyword of Object.keys(schema)) {
		if (keyword === "pattern") wrong(walk, `${path}.pattern`, "Patterns are not taken. Say what is allowed with enum, format, minLength and maxLength.");
		else if (!KEYWORDS.has(keyword)) wrong(walk, `${path}.${keyword}`, `${keyword} is not understood here. Use type, enum, format and limits.`);
	}
	visitValues(schema, path, walk);
	visitProperties(schema, path, depth, walk);
	if (schema.items !== undefined) visit(schema.items, `${path}.items`, depth + 1, walk);
	for (const keyword of ["anyOf", "oneOf"] as const) {
		const choices = schema[keyword];
		if (choices === undefined) continue;
		if (!Array.isArray(choices) || choices.length === 0) wrong(walk, `${path}.${keyword}`, "Give a list of schemas.");
		else for (const [index, choice] of choices.entries()) visit(choice, `${path}.${keyword}.${index}`, depth + 1, walk);
	}
}

function visitValues(schema: Record<string, unknown>, path: string, walk: Walk): void {
	const types = schema.type === undefined ? [] : [schema.type].flat();
	for (const type of types) if (!TYPES.has(String(type))) wrong(walk, `${path}.type`, `There is no type ${String(type)}.`);
	if (schema.enum !== undefined && (!Array.isArray(schema.enum) || schema.enum.length === 0)) wrong(walk, `${path}.enum`, "Give the values as a list.");
	if (schema.format !== undefined && !FORMATS.has(String(schema.format)))
		wrong(walk, `${path}.format`, `The format ${String(schema.format)} is not understood. These are: ${[...FORMATS].join(", ")}.`);
	for (const name of NUMBERS) if (schema[name] !== undefined && typeof schema[name] !== "number") wrong(walk, `${path}.${name}`, "Give a number.");
	if (typeof schema.minimum === "number" && typeof schema.maximum === "number" && schema.minimum > schema.maximum)
		wrong(walk, `${path}.minimum`, "The minimum is above the maximum.");
	if (schema.description !== undefined && typeof schema.description !== "string") wrong(walk, `${path}.description`, "Give a text.");
}

function visitProperties(schema: Record<string, unknown>, path: string, depth: number, walk: Walk): void {
	const { properties, required } = schema;
	if (properties !== undefined && !isRecord(properties)) wrong(walk, `${path}.properties`, "Give an object of fields.");
	const fields = isRecord(properties) ? Object.entries(properties) : [];
	for (const [name, field] of fields) {
		if (!FIELD.test(name)) wrong(walk, `${path}.properties.${name}`, "A field's name has at most 64 letters, digits, hyphens and underscores, a letter first.");
		visit(field, `${path}.properties.${name}`, depth + 1, walk);
	}
	if (required === undefined) return;
	if (!Array.isArray(required)) {
		wrong(walk, `${path}.required`, "Give a list of names.");
		return;
	}
	const known = new Set(fields.map(([name]) => name));
	for (const [index, name] of required.entries()) {
		if (!known.has(String(name))) wrong(walk, `${path}.required.${index}`, `There is no field ${String(name)} among the properties.`);
	}
}
