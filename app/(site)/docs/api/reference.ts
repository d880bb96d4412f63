import { z } from "zod";
import document from "@/app/api/v1/openapi.json/document.json";
import { meaningOf } from "@/lib/http/openapi/errors";
import { madeExample, type Named } from "@/lib/http/openapi/made-example";
import { ERRORS, knownCode } from "@/lib/platform/errors";

const Schema = z.record(z.string(), z.unknown());
type Schema = z.infer<typeof Schema>;
const Content = z.record(
	z.string(),
	z.object({ schema: Schema.default({}), examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}) }).loose(),
);
const Parameter = z.object({
	name: z.string(),
	in: z.string(),
	required: z.boolean().default(false),
	description: z.string().default(""),
	schema: Schema.default({}),
});
const Operation = z.object({
	operationId: z.string(),
	summary: z.string(),
	description: z.string().optional(),
	tags: z.array(z.string()),
	deprecated: z.boolean().default(false),
	security: z.array(z.record(z.string(), z.unknown())),
	parameters: z.array(z.union([Parameter, z.object({ $ref: z.string() })])).default([]),
	requestBody: z.object({ required: z.boolean(), description: z.string().optional(), content: Content }).optional(),
	responses: z.record(z.string(), z.object({ description: z.string(), content: Content.default({}) })),
	"x-codeSamples": z.array(z.object({ label: z.string(), source: z.string() })),
});
const Document = z.object({
	info: z.object({ version: z.string() }),
	tags: z.array(z.object({ name: z.string(), description: z.string().optional() })),
	paths: z.record(z.string(), z.record(z.string(), Operation)),
	components: z.object({ schemas: z.record(z.string(), Schema), parameters: z.record(z.string(), Parameter) }),
	"x-websocket-events": z.object({ events: z.record(z.string(), z.object({ summary: z.string(), channels: z.array(z.string()), data: Schema })) }).loose(),
});

/** A piece of a type in words; `schema` is the name of a described shape. */
export interface TypePart {
	readonly text: string;
	readonly schema?: string;
}

export interface Field {
	readonly name: string;
	readonly type: readonly TypePart[];
	readonly isRequired: boolean;
	readonly note: string;
}

/** A status and the codes that come with it. */
export interface Refusal {
	readonly status: string;
	readonly codes: readonly string[];
}

export interface OperationView {
	readonly id: string;
	readonly method: string;
	readonly path: string;
	readonly summary: string;
	readonly description: string | null;
	readonly isDeprecated: boolean;
	readonly access: string;
	readonly parameters: readonly Field[];
	readonly body: { readonly mediaType: string; readonly note: string; readonly fields: readonly Field[]; readonly schema: string | null } | null;
	readonly answer: { readonly status: string; readonly type: readonly TypePart[]; readonly fields: readonly Field[]; readonly example: string | null };
	readonly errors: readonly Refusal[];
	/** The call in each language, by its name. */
	readonly calls: ReadonlyMap<string, string>;
}

const parsed = Document.parse(document);
const schemas = parsed.components.schemas;

export const VERSION = parsed.info.version;

/** Made once: the document stays as it is, and whoever wants the page would pay for it again. */
function once<T>(make: () => T): () => T {
	let made: { value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** The operations by tag, in the order of the document. */
export const operationsByTag = once((): Array<{ name: string; description: string; operations: OperationView[] }> => {
	const all = Object.entries(parsed.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
	return parsed.tags.map(({ name, description = "" }) => ({
		name,
		description,
		operations: all.filter(({ operation }) => operation.tags.includes(name)).map(({ path, method, operation }) => view(path, method, operation)),
	}));
});

/** Every code that an operation can refuse with, what it says to a caller, and its status, by the status. */
export const refusalCodes = once((): Array<{ code: string; status: number; meaning: string }> => {
	const used = new Set(operationsByTag().flatMap(({ operations }) => operations.flatMap(({ errors }) => errors.flatMap(({ codes }) => codes))));
	return Object.entries(ERRORS)
		.filter(([code]) => used.has(code))
		.map(([code, { status }]) => ({ code, status, meaning: meaningOf(knownCode(code, "INTERNAL")) }))
		.sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
});

/** The shapes that operations name, once each. */
export const namedShapes = once(
	(): Array<{ name: string; type: readonly TypePart[]; fields: readonly Field[] }> =>
		Object.entries(schemas).map(([name, schema]) => ({ name, type: typeOf(schema), fields: fieldsOf(schema) })),
);

export const streamEvents = once(
	(): Array<{ name: string; summary: string; channels: readonly string[]; fields: readonly Field[] }> =>
		Object.entries(parsed["x-websocket-events"].events).map(([name, { summary, channels, data }]) => ({ name, summary, channels, fields: fieldsOf(data) })),
);

function view(path: string, method: string, operation: z.infer<typeof Operation>): OperationView {
	const [status = "200", success] = Object.entries(operation.responses)[0] ?? [];
	const [answerType, answered] = Object.entries(success?.content ?? {})[0] ?? [];
	const answer = answered?.schema ?? {};
	const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
	return {
		id: operation.operationId,
		method: method.toUpperCase(),
		path,
		summary: operation.summary,
		description: operation.description ?? null,
		isDeprecated: operation.deprecated,
		access: accessOf(operation.security),
		parameters: operation.parameters.map(parameterField),
		body: mediaType && body ? { mediaType, note: operation.requestBody?.description ?? "", fields: fieldsOf(body.schema), schema: nameOf(body.schema) } : null,
		answer: {
			status,
			type: typeOf(answer),
			fields: nameOf(answer) ? [] : fieldsOf(answer),
			example: answerType === "application/json" && answered ? exampleOf(answered) : null,
		},
		errors: Object.entries(operation.responses)
			.slice(1)
			.map(([errorStatus, response]) => ({ status: errorStatus, codes: codesOf(response.content) })),
		calls: new Map(operation["x-codeSamples"].map(({ label, source }) => [label, source])),
	};
}

/** The refusals that all of some operations have in common, which are told once. */
export function sharedRefusals([first, ...others]: readonly Pick<OperationView, "errors">[]): Refusal[] {
	if (!first || others.length === 0) return [];
	const has = (errors: readonly Refusal[], status: string, code: string) => errors.some((one) => one.status === status && one.codes.includes(code));
	return first.errors
		.map(({ status, codes }) => ({ status, codes: codes.filter((code) => others.every(({ errors }) => has(errors, status, code))) }))
		.filter(({ codes }) => codes.length > 0);
}

/** What of an operation's refusals is not told of all of them. */
export function ownRefusals(errors: readonly Refusal[], shared: readonly Refusal[]): Refusal[] {
	const told = new Set(shared.flatMap(({ status, codes }) => codes.map((code) => `${status} ${code}`)));
	return errors.map(({ status, codes }) => ({ status, codes: codes.filter((code) => !told.has(`${status} ${code}`)) })).filter(({ codes }) => codes.length > 0);
}

/** Longer ones tell no more at a glance, and every page has dozens. */
const LONGEST_EXAMPLE = 2_500;

/** An answer as it comes: the operation's own example, or what its shape needs. */
function exampleOf({ schema, examples }: z.infer<typeof Content>[string]): string | null {
	const [own] = Object.values(examples);
	const text = JSON.stringify(own ? own.value : madeExample(schema, schemas as Named), null, 2);
	return text === "{}" || text === "null" || text.length > LONGEST_EXAMPLE ? null : text;
}

function accessOf(security: ReadonlyArray<Record<string, unknown>>): string {
	if (security.length === 0) return "Open to everybody";
	if (security.some((scheme) => Object.keys(scheme).length === 0)) return "Signing in is optional";
	const key = security.find((scheme) => "ApiKey" in scheme);
	if (!key) return "Access token or session cookie, no API key";
	const [scope] = z.array(z.string()).parse(key.ApiKey);
	return scope ? `Access token, session cookie, or API key with the scope ${scope}` : "Access token, session cookie or API key";
}

function codesOf(content: z.infer<typeof Content>): string[] {
	const code = Schema.catch({}).parse(Schema.catch({}).parse(content["application/json"]?.schema.properties).code);
	return z.array(z.string()).catch([]).parse(code.enum);
}

function parameterField(given: z.infer<typeof Operation>["parameters"][number]): Field {
	const parameter = "$ref" in given ? parsed.components.parameters[given.$ref.split("/").at(-1) ?? ""] : given;
	if (!parameter) return { name: "", type: [], isRequired: false, note: "" };
	return {
		name: parameter.name,
		type: [...typeOf(parameter.schema), { text: `, in the ${parameter.in}` }],
		isRequired: parameter.required,
		note: noteOf({ ...parameter.schema, description: parameter.description }),
	};
}

function nameOf(schema: Schema): string | null {
	return typeof schema.$ref === "string" ? (schema.$ref.split("/").at(-1) ?? null) : null;
}

function fieldsOf(given: Schema): Field[] {
	const name = nameOf(given);
	const schema = (name && schemas[name]) || given;
	const required = z.array(z.string()).catch([]).parse(schema.required);
	const properties = z.record(z.string(), Schema).catch({}).parse(schema.properties);
	return Object.entries(properties).map(([field, inner]) => ({ name: field, type: typeOf(inner), isRequired: required.includes(field), note: noteOf(inner) }));
}

const LIMITS: ReadonlyArray<readonly [string, string]> = [
	["minimum", "at least"],
	["maximum", "at most"],
	["minLength", "at least this many characters:"],
	["maxLength", "characters at most:"],
	["minItems", "entries at least:"],
	["maxItems", "entries at most:"],
];

function noteOf(schema: Schema): string {
	const limits = LIMITS.filter(([key]) => typeof schema[key] === "number").map(([key, words]) => `${words} ${schema[key]}`);
	const fallback = "default" in schema ? [`default ${JSON.stringify(schema.default)}`] : [];
	return [schema.description, [...limits, ...fallback].join(", ")].filter(Boolean).join(" · ");
}

function typeOf(schema: Schema): TypePart[] {
	const name = nameOf(schema);
	if (name) return [{ text: name, schema: name }];
	const choices = z.array(Schema).safeParse(schema.anyOf ?? schema.oneOf).data;
	if (choices) return choices.flatMap((choice, index) => [...(index > 0 ? [{ text: " or " }] : []), ...typeOf(choice)]);
	const values = z.array(z.unknown()).safeParse(schema.enum).data;
	if (values) return [{ text: values.map((value) => JSON.stringify(value)).join(" | ") }];
	if ("const" in schema) return [{ text: JSON.stringify(schema.const) }];
	if (schema.type === "array") return [{ text: "list of " }, ...typeOf(Schema.catch({}).parse(schema.items))];
	if (Array.isArray(schema.type)) return [{ text: schema.type.join(" or ") }];
	if (typeof schema.format === "string") return [{ text: FORMATS[schema.format] ?? schema.format }];
	if (schema.type === "object" && schema.properties) return [{ text: `{${Object.keys(Object(schema.properties)).join(", ")}}` }];
	return [{ text: typeof schema.type === "string" ? schema.type : "any value" }];
}

const FORMATS: Readonly<Record<string, string>> = { "date-time": "time", uri: "address", uuid: "id", binary: "bytes" };
