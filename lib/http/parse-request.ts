import type { z } from "zod";
import type { AnyContract } from "@/lib/platform/contract";
import { AppError, validationError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { flawedFields } from "./plain-text";

/** Query and body by the operation's schemas. @throws AppError VALIDATION_ERROR with all wrong fields of both. */
export function parseFields(operation: AnyContract, request: Request, rawBody: unknown): { query: unknown; body: unknown } {
	const issues: Array<{ path: string; message: string }> = [];
	const collect = (schema: z.ZodType | undefined, value: unknown): unknown => {
		if (!schema) return undefined;
		const result = schema.safeParse(value);
		if (result.success) return result.data;
		issues.push(...issuesInWords(result.error));
		return undefined;
	};
	const query = operation.query ? collect(operation.query, readQuery(request)) : undefined;
	for (const path of flawedFields(query)) issues.push({ path, message: "This holds characters that are no text: U+0000 or half of a pair." });
	const body = collect(operation.body, rawBody);
	if (issues.length > 0) throw validationError(issues);
	return { query, body };
}

/** One value for a parameter given once, a list for one given several times. */
function readQuery(request: Request): Record<string, string | string[]> {
	const values: Record<string, string | string[]> = {};
	const search = new URL(request.url).searchParams;
	for (const name of new Set(search.keys())) {
		const all = search.getAll(name);
		values[name] = all.length === 1 ? (all[0] ?? "") : all;
	}
	return values;
}

/** The path's parts. @throws AppError: a malformed id is answered like a missing one. */
export function parseParams(operation: AnyContract, segments: Record<string, string | string[]>): unknown {
	if (!operation.params) return undefined;
	const result = operation.params.safeParse(segments);
	if (result.success && flawedFields(result.data).length === 0) return result.data;
	throw new AppError(operation.notFound ?? "NOT_FOUND", "There is nothing at this address.");
}
