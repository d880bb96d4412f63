import { z } from "zod";

export type JsonObject = { [key: string]: unknown };
export type Direction = "input" | "output";

const DEFINITIONS = "#/$defs/";
const NO_NULL = "^[^\\u0000]*$";
const COMPONENTS = "#/components/schemas/";

/** Turns zod schemas into JSON Schema 2020-12 and gathers those that have a name as components. */
export interface SchemaBook {
	readonly components: JsonObject;
	/** A schema in the document: a reference when it has a name. */
	convert(schema: z.ZodType, direction: Direction): JsonObject;
}

/** What schemas say of themselves, with the names that the document gives them: a schema is told of elsewhere as if it had none. */
export class SchemaNames extends z.core.$ZodRegistry<z.core.GlobalMeta> {
	private readonly names = new WeakMap<z.core.$ZodType, string>();
	private readonly taken = new Set<string>();

	/** Names schemas as their modules export them; what has a name keeps it, and where names meet the later one has its domain's before it. */
	addModules(modules: ReadonlyArray<{ readonly domain: string; readonly exports: Record<string, unknown> }>): this {
		for (const { domain, exports } of modules) {
			for (const [exported, schema] of Object.entries(exports)) {
				if (!(schema instanceof z.ZodType) || this.names.has(schema)) continue;
				const name = this.taken.has(exported) ? `${domain}${exported}` : exported;
				this.taken.add(name);
				this.names.set(schema, name);
			}
		}
		return this;
	}

	override get<Schema extends z.core.$ZodType>(schema: Schema): z.core.$replace<z.core.GlobalMeta, Schema> | undefined {
		const own = z.globalRegistry.get(schema);
		const id = this.names.get(schema);
		return id === undefined ? own : { ...own, id };
	}

	override has(schema: z.core.$ZodType): boolean {
		return this.names.has(schema) || z.globalRegistry.has(schema);
	}
}

export function createSchemaBook(names: SchemaNames): SchemaBook {
	const components: JsonObject = {};
	const convert = (schema: z.ZodType, direction: Direction): JsonObject => {
		// Inside an object, a named schema comes out as a reference like any other.
		const whole = z.toJSONSchema(z.object({ it: schema }), {
			io: direction,
			metadata: names,
			unrepresentable: "any",
			override: ({ jsonSchema }) => tidy(jsonSchema, direction),
		});
		const definitions = Object.entries(Object(whole.$defs)) as Array<[string, JsonObject]>;
		const renamed = new Map(definitions.map(([name, definition]) => [name, placeOf(components, name, relink(definition, new Map()), direction)]));
		for (const [name, definition] of definitions) components[renamed.get(name) ?? name] = relink(definition, renamed);
		return relink(Object(whole.properties).it, renamed);
	};
	return { components, convert };
}

/** A schema with defaults reads differently as a request: it then gets a name of its own. */
function placeOf(components: JsonObject, name: string, definition: JsonObject, direction: Direction): string {
	const known = components[name];
	const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(definition);
	return isSame || direction === "output" ? name : `${name}Input`;
}

function tidy(schema: JsonObject, direction: Direction): void {
	// These limits only say "a whole number that a double can hold", which is no news in an answer.
	if (direction === "output" && schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (direction === "output" && schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	// The format says it; the pattern behind it is noise to a reader.
	if (typeof schema.format === "string" && schema.format !== "email") delete schema.pattern;
	// Postgres keeps no U+0000, so no text may hold it.
	if (direction === "input" && schema.type === "string" && !schema.pattern && !schema.format && !schema.enum && schema.const === undefined)
		schema.pattern = NO_NULL;
	// Answers may gain fields, and unknown fields of requests are passed over.
	if (schema.additionalProperties === false) delete schema.additionalProperties;
	delete schema.id;
	delete schema.$id;
}

function relink(value: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
	const text = JSON.stringify(value, (key, field) => {
		if (key !== "$ref" || typeof field !== "string" || !field.startsWith(DEFINITIONS)) return field;
		const name = field.slice(DEFINITIONS.length);
		return `${COMPONENTS}${renamed.get(name) ?? name}`;
	});
	return JSON.parse(text);
}
