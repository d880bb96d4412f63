import type { ContractFile, DescribedOperation, DescribedParameter, DescribedSchema } from "@/app/(site)/docs/api/contract-file";

/** Something that a call takes beside its body. */
export interface CallField {
	readonly name: string;
	readonly in: "path" | "query" | "header";
	readonly isRequired: boolean;
	readonly note: string;
	/** All that it may be; null where it is free. */
	readonly choices: readonly string[] | null;
	readonly example: string;
}

/** What is sent beside the address: JSON or the fields of a form as text, or a file. */
export interface CallBody {
	readonly mediaType: string;
	readonly kind: "json" | "form" | "file";
	/** As it could look. */
	readonly example: string;
}

/** One call as it can be filled in. */
export interface CallShape {
	readonly method: string;
	/** Below /api/v1, with the names of what is filled in in braces. */
	readonly path: string;
	readonly fields: readonly CallField[];
	readonly body: CallBody | null;
	/** Whether it can be made by nobody in particular. */
	readonly isOpen: boolean;
}

function fieldOf({ name, in: place, required = false, description = "", schema = {} }: DescribedParameter): CallField {
	const choices = schema.enum ?? (schema.type === "boolean" ? ["true", "false"] : null);
	return { name, in: place, isRequired: required, note: description, choices, example: exampleOf(schema) };
}

function exampleOf({ examples, default: usual, format, type }: DescribedSchema): string {
	const given = examples?.[0] ?? usual;
	if (given !== undefined) return String(given);
	if (format === "uuid") return "01936f5e-41d2-7c83-8e0b-6a2f0f5f9c21";
	if (format === "date") return "2026-01-31";
	return type === "integer" ? "1" : "";
}

function bodyOf({ requestBody }: DescribedOperation): CallBody | null {
	const [mediaType, described] = Object.entries(requestBody?.content ?? {})[0] ?? [];
	if (!mediaType || !described) return null;
	const isFile = mediaType === "multipart/form-data" || mediaType === "application/octet-stream";
	if (isFile) return { mediaType, kind: "file", example: "" };
	const properties = Object.entries(described.schema?.properties ?? {});
	if (mediaType === "application/x-www-form-urlencoded")
		return { mediaType, kind: "form", example: properties.map(([name, schema]) => `${name}=${exampleOf(schema)}`).join("&") };
	const [example] = Object.values(described.examples ?? {});
	return { mediaType, kind: "json", example: JSON.stringify(example?.value ?? {}, null, 2) };
}

/** The call of an operation, or null where the contract has none by that name. */
export function callShape({ paths, components }: ContractFile, operationId: string): CallShape | null {
	for (const [path, methods] of Object.entries(paths)) {
		for (const [method, operation] of Object.entries(methods)) {
			if (operation.operationId !== operationId) continue;
			const parameters = (operation.parameters ?? []).flatMap((one) => (one.$ref ? (components.parameters[one.$ref.split("/").at(-1) ?? ""] ?? []) : one));
			return { method: method.toUpperCase(), path, fields: parameters.map(fieldOf), body: bodyOf(operation), isOpen: (operation.security ?? []).length === 0 };
		}
	}
	return null;
}
