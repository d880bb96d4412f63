import { z } from "zod";
import type { AnyContract } from "@/lib/platform/contract/contract";
import { AppError, validationError } from "@/lib/platform/errors";
import { flawedFields } from "@/lib/platform/language/plain-text";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { meaningOf } from "./openapi/errors";

interface Issue {
	readonly path: string;
	readonly message: string;
}

/** Query and body by the operation's schemas. @throws AppError VALIDATION_ERROR with all wrong fields of both. */
export function parseFields(operation: AnyContract, request: Request, rawBody: unknown): { query: unknown; body: unknown } {
	const query = operation.query ? parseQuery(operation.query, new URL(request.url).search) : { issues: [] };
	const body = operation.body ? parse(operation.body, rawBody) : { issues: [] };
	const issues = [...query.issues, ...body.issues.map(ofWholeBody)];
	if (issues.length > 0) throw validationError(issues);
	return { query: query.data, body: body.data };
}

interface Parsed {
	readonly data?: unknown;
	readonly issues: readonly Issue[];
}

function parse(schema: z.ZodType, value: unknown): Parsed {
	const result = schema.safeParse(value);
	return result.success ? { data: result.data, issues: [] } : { issues: issuesInWords(result.error) };
}

function parseQuery(schema: z.ZodObject, search: string): Parsed {
	const given = readQuery(search);
	const { data, issues } = parse(schema, given);
	const repeated = new Set(issues.map(({ path }) => path).filter((path) => Array.isArray(given[path]) && !takesList(schema.shape[path])));
	const flawed = flawedFields(data).map((path) => ({ path, message: "This holds characters that are no text: U+0000 or half of a pair." }));
	return { data, issues: [...issues.map((issue) => (repeated.has(issue.path) ? { ...issue, message: "Was given more than once." } : issue)), ...flawed] };
}

/** One value for a parameter given once, a list for one given several times. */
function readQuery(search: string): Record<string, string | string[]> {
	const values: Record<string, string | string[]> = {};
	const parameters = new URLSearchParams(search);
	for (const name of new Set(parameters.keys())) {
		const all = parameters.getAll(name);
		values[name] = all.length === 1 ? (all[0] ?? "") : all;
	}
	return values;
}

function takesList(field: z.core.$ZodType | undefined): boolean {
	return field !== undefined && JSON.stringify(z.toJSONSchema(field, { io: "input", unrepresentable: "any" })).includes('"array"');
}

/** What is wrong with the body as a whole has no field to name, so that it names the body. */
function ofWholeBody({ path, message }: Issue): Issue {
	if (path !== "") return { path, message };
	return { path, message: message.replace(/^Must /, "The body must ").replace(/^A value is needed\.$/, "The body is missing.") };
}

/** The path's parts. @throws AppError: a malformed id is answered like a missing one. */
export function parseParams(operation: AnyContract, segments: Record<string, string | string[]>): unknown {
	if (!operation.params) return undefined;
	const result = operation.params.safeParse(segments);
	if (result.success && flawedFields(result.data).length === 0) return result.data;
	const code = operation.notFound ?? "NOT_FOUND";
	throw new AppError(code, meaningOf(code));
}
