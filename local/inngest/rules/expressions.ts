import { Environment, type ParseResult } from "@marcbachmann/cel-js";

const environment = new Environment({ unlistedVariablesAreDyn: true });
const parsed = new Map<string, ParseResult>();
/** Conditions may embed values of a run, so their number has no end. */
const MAX_PARSED = 2_000;

/** What an expression can see: the run's own event, and for a match the event that arrived. */
export interface Scope {
	event: unknown;
	async?: unknown;
}

function compile(expression: string): ParseResult {
	const known = parsed.get(expression);
	if (known !== undefined) return known;
	const program = environment.parse(expression);
	if (parsed.size >= MAX_PARSED) parsed.clear();
	parsed.set(expression, program);
	return program;
}

/** Throws with the reason when the text is not a CEL expression. */
export function assertExpression(expression: string): void {
	compile(expression);
}

/** True only when the condition says so; a field that is missing, or a type that does not fit, is false. */
export function isMatch(expression: string | undefined, scope: Scope): boolean {
	if (expression === undefined || expression === "") return true;
	try {
		return compile(expression)(scope) === true;
	} catch {
		return false;
	}
}

/** The expression's value as text for a key; a value that cannot be had is the empty key. */
export function keyOf(expression: string | undefined, scope: Scope): string {
	if (expression === undefined || expression === "") return "";
	try {
		const value: unknown = compile(expression)(scope);
		return typeof value === "string" ? value : JSON.stringify(value, (_, part) => (typeof part === "bigint" ? Number(part) : part));
	} catch {
		return "";
	}
}

/** The expression's value as a number, 0 when it has none. */
export function numberOf(expression: string | undefined, scope: Scope): number {
	const value = Number(keyOf(expression, scope));
	return Number.isFinite(value) ? value : 0;
}
