import type { ApiDocument, Schema, SdkOperation } from "@/lib/http/openapi/client-calls";

/** Names that mean something else in every program. */
const RENAMED: Readonly<Record<string, string>> = { Error: "ErrorBody", File: "StoredFile" };

const nameOf = (name: string): string => RENAMED[name] ?? name.replace(/\W/g, "_");
const refName = (ref: string): string => nameOf(ref.split("/").at(-1) ?? "");
const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const key = (name: string): string => (isName(name) ? name : JSON.stringify(name));

function union(parts: readonly string[]): string {
	const whole = [...new Set(parts)];
	return whole.includes("unknown") ? "unknown" : whole.join(" | ");
}

const bracketed = (type: string): string => (/[|&]/.test(type) ? `(${type})` : type);

function objectType(schema: Schema, prefix: string): string {
	const required = new Set(schema.required ?? []);
	const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => `${key(name)}${required.has(name) ? "" : "?"}: ${typeOf(field, prefix)};`);
	const rest = schema.additionalProperties;
	if (fields.length === 0) return rest === false ? "Record<string, never>" : `Record<string, ${typeof rest === "object" ? typeOf(rest, prefix) : "unknown"}>`;
	const known = `{ ${fields.join(" ")} }`;
	return typeof rest === "object" && Object.keys(rest).length > 0 ? `${known} & Record<string, unknown>` : known;
}

/** The TypeScript type of a JSON Schema. */
export function typeOf(schema: Schema, prefix = ""): string {
	if (schema.$ref) return `${prefix}${refName(schema.$ref)}`;
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
	const variants = schema.anyOf ?? schema.oneOf;
	if (variants) {
		const typed = variants.filter((variant) => Object.keys(variant).some((name) => name !== "required" && name !== "description"));
		const either = typed.length === 0 ? null : union(typed.map((variant) => typeOf(variant, prefix)));
		if (!schema.properties) return either ?? "unknown";
		const known = objectType(schema, prefix);
		return either === null ? known : `${known} & (${either})`;
	}
	if (schema.allOf) return schema.allOf.map((part) => bracketed(typeOf(part, prefix))).join(" & ");
	if (Array.isArray(schema.type)) return union(schema.type.map((type: string) => typeOf({ ...schema, type }, prefix)));
	switch (schema.type) {
		case "string":
			return "string";
		case "integer":
		case "number":
			return "number";
		case "boolean":
			return "boolean";
		case "null":
			return "null";
		case "array":
			return `${bracketed(typeOf(schema.items ?? {}, prefix))}[]`;
		case "object":
			return objectType(schema, prefix);
		default:
			return schema.properties ? objectType(schema, prefix) : "unknown";
	}
}

const HEAD = "// Written by `npm run sdk` from the API's contract. Changes belong there.\n";

/** Every record of the API as a type. */
export function typescriptModels(document: ApiDocument): string {
	const models = Object.entries(document.components.schemas).map(([name, schema]) => {
		const comment = schema.description ? `/** ${schema.description.replaceAll("*/", "* /")} */\n` : "";
		return `${comment}export type ${nameOf(name)} = ${typeOf(schema)};\n`;
	});
	return `${HEAD}\n${models.join("\n")}`;
}

function queryType({ query }: SdkOperation): string {
	return `{ ${query.map(({ name, isRequired, schema }) => `${key(name)}${isRequired ? "" : "?"}: ${typeOf(schema, "M.")};`).join(" ")} }`;
}

/** Codes that any call may be refused with: said once, in the README. */
const GENERAL: ReadonlySet<string> = new Set(
	["FORBIDDEN", "IDEMPOTENCY_IN_PROGRESS", "IDEMPOTENCY_KEY_REUSED", "INTERNAL", "INVALID_REQUEST", "PAYLOAD_TOO_LARGE", "RATE_LIMITED"].concat([
		"SERVICE_UNAVAILABLE",
		"UNAUTHENTICATED",
		"UNSUPPORTED_MEDIA_TYPE",
	]),
);

function docOf(operation: SdkOperation): string {
	const own = operation.errorCodes.filter((code) => !GENERAL.has(code));
	const codes = own.length === 0 ? "" : `\n\t * @throws ApiError with the code ${own.join(", ")}.`;
	return `\t/**\n\t * ${operation.summary}. \`${operation.method} ${operation.path}\`${codes}${operation.isDeprecated ? "\n\t * @deprecated" : ""}\n\t */\n`;
}

function itemType(operation: SdkOperation, document: ApiDocument): string {
	const { schema } = operation.answer;
	const page = schema.$ref ? document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
	const variants = [page, ...(page?.anyOf ?? []), ...(page?.oneOf ?? [])];
	const items = variants.flatMap((variant) => variant?.properties?.[operation.itemsField ?? ""]?.items ?? []);
	return bracketed(union(items.map((item) => typeOf(item, "M."))));
}

function methodOf(operation: SdkOperation, document: ApiDocument): string {
	const { name, method, path, pathFields, query, body, answer, itemsField, cursorField } = operation;
	const needsQuery = query.some(({ isRequired }) => isRequired);
	const given = [
		...pathFields.map((field) => `${field}: string`),
		...(body ? [`body${body.isRequired ? "" : "?"}: ${typeOf(body.schema, "M.")}`] : []),
		...(query.length > 0 ? [`query${needsQuery ? "" : "?"}: ${queryType(operation)}`] : []),
		"options?: CallOptions",
	];
	const at = pathFields.length === 0 ? JSON.stringify(path) : `\`${path.replace(/\{(\w+)\}/g, (_all, field: string) => `\${part(${field})}`)}\``;
	const what = [...(body ? ["body"] : []), ...(query.length > 0 ? ["query"] : []), ...(answer.kind === "json" ? [] : [`answer: "${answer.kind}"`])];
	const asked = `${JSON.stringify(method)}, ${at}, { ${what.join(", ")} }, options`;
	const type = answer.kind === "bytes" ? "Uint8Array" : typeOf(answer.schema, "M.");
	if (itemsField && cursorField) {
		const args = `${at}, ${query.length > 0 ? "query" : "{}"}, ${JSON.stringify(itemsField)}, ${JSON.stringify(cursorField)}, options`;
		return `${docOf(operation)}\t${name}(${given.join(", ")}): Pages<${type}, ${itemType(operation, document)}> {\n\t\treturn this.transport.pages(${args});\n\t}\n`;
	}
	return `${docOf(operation)}\t${name}(${given.join(", ")}): Promise<${type}> {\n\t\treturn this.transport.call(${asked});\n\t}\n`;
}

/** What programs do with several calls stands in classes over these. */
const OWN_CLASSES: ReadonlySet<string> = new Set(["files", "goalJobs"]);

const className = (group: string): string => `${group.charAt(0).toUpperCase()}${group.slice(1)}Calls`;

/** One class a group of operations, each a thin call. */
export function typescriptCalls(operations: readonly SdkOperation[], document: ApiDocument): string {
	const groups = [...new Set(operations.map(({ group }) => group))];
	const classes = groups.map((group) => {
		const methods = operations.filter((operation) => operation.group === group).map((operation) => methodOf(operation, document));
		return `export class ${className(group)} {\n\tprotected readonly transport: Transport;\n\n\tconstructor(transport: Transport) {\n\t\tthis.transport = transport;\n\t}\n\n${methods.join("\n")}}\n`;
	});
	const plain = groups.filter((group) => !OWN_CLASSES.has(group));
	const all = `/** The groups of a client that are calls alone. */\nexport class CallGroups {\n${plain.map((group) => `\treadonly ${group}: ${className(group)};`).join("\n")}\n\n\tconstructor(transport: Transport) {\n${plain.map((group) => `\t\tthis.${group} = new ${className(group)}(transport);`).join("\n")}\n\t}\n}\n`;
	const imports =
		'\nimport { part } from "../core/addresses.ts";\nimport type { CallOptions, Pages, Transport } from "../core/transport.ts";\nimport type * as M from "./models.ts";\n';
	const errors = operations.map(
		({ group, name, errorCodes }) => `\t${JSON.stringify(`${group}.${name}`)}: ${errorCodes.map((code) => JSON.stringify(code)).join(" | ") || "never"};`,
	);
	return `${HEAD}${imports}\n${classes.join("\n")}\n${all}\n/** The codes that each call may be refused with. */\nexport interface ErrorCodesOf {\n${errors.join("\n")}\n}\n`;
}
