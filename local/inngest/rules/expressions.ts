import { Environment } from "@marcbachmann/cel-js";
import { LRUCache } from "lru-cache";
import { callable, type ExpressionNode, evaluate, isNode, type Names, writtenOut } from "./evaluate";
import { textOf } from "./values";

const environment = new Environment({ unlistedVariablesAreDyn: true });
/** Conditions may embed values of a run, so their number has no end. */
const parsed = new LRUCache<string, ExpressionNode>({ max: 2_000 });

/** What an expression can see: the run's own event, and for a match the event that arrived. */
export interface Scope {
	event: unknown;
	async?: unknown;
}

function parse(expression: string): ExpressionNode {
	const known = parsed.get(expression);
	if (known !== undefined) return known;
	const { ast } = environment.parse(expression);
	parsed.set(expression, ast);
	return ast;
}

function* partsOf(part: unknown): Generator<ExpressionNode> {
	if (isNode(part)) {
		yield part;
		yield* partsOf(part.args);
	} else if (Array.isArray(part)) for (const one of part) yield* partsOf(one);
}

const calledIn = (expression: string) => [...partsOf(parse(expression))].flatMap(({ op, args }) => (/call$/.test(op) ? [String(Object(args)[0])] : []));

/** Throws with the reason when the text is not an expression, or calls what does not exist. */
export function assertExpression(expression: string): void {
	const unknown = calledIn(expression).find((name) => !callable.has(name));
	if (unknown !== undefined) throw new Error(`"${unknown}" cannot be called here`);
}

const logic = new Set(["value", "id", ".", "[]", "list", "map", "?:", "||", "&&", "!_", "==", "!=", "<", "<=", ">", ">=", "in", "call"]);
const conversions = new Set(["int", "uint", "double"]);

/** Throws when an expression does more than compare: conditions of cancellations must be fit for an index. */
export function assertComparison(expression: string): void {
	const called = calledIn(expression).find((name) => !conversions.has(name));
	if (called !== undefined) throw new Error(`function calls are disallowed (uses '${called}')`);
	const operation = [...partsOf(parse(expression))].find(({ op }) => !logic.has(op));
	if (operation !== undefined) throw new Error(`function calls are disallowed (uses '${operation.op}')`);
}

/** In a match the run's own event is written into the condition beforehand, and what it lacks is written as null. */
function namesOf(scope: Scope): Names {
	return scope.async === undefined ? { event: scope.event } : { event: scope.event, async: scope.async, [writtenOut]: "event" };
}

function resultOf(expression: string, scope: Scope): unknown {
	return evaluate(parse(expression), namesOf(scope));
}

/** Whether the condition says true; any other value is no match. */
export function isMatch(expression: string | undefined, scope: Scope): boolean {
	if (expression === undefined || expression === "") return true;
	try {
		return resultOf(expression, scope) === true;
	} catch {
		return false;
	}
}

/** The expression's value as text for a key; a value that cannot be had is the empty key. */
export function keyOf(expression: string | undefined, scope: Scope): string {
	if (expression === undefined || expression === "") return "";
	try {
		return textOf(resultOf(expression, scope));
	} catch {
		return "";
	}
}

/** Whether a key's expression says false: such an event is outside the limit. */
export function isExempt(expression: string | undefined, scope: Scope): boolean {
	return keyOf(expression, scope) === "false";
}

/** The expression's value as a number, 0 when it has none. */
export function numberOf(expression: string | undefined, scope: Scope): number {
	const value = Number(keyOf(expression, scope));
	return Number.isFinite(value) ? value : 0;
}
