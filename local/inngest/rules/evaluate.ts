import { fieldOf, isEqual, isIn, isLess, isRecord, isTruthy, missing, sum, textOf } from "./values";

/** A node of a parsed expression: `args` depends on `op`. */
export interface ExpressionNode {
	op: string;
	args: unknown;
}

/** The key of the one name whose missing fields are null. */
export const writtenOut = Symbol("written out");

/** What the names in an expression stand for. */
export interface Names {
	readonly [name: string]: unknown;
	readonly [writtenOut]?: string;
}

export const isNode = (value: unknown): value is ExpressionNode => typeof value === "object" && value !== null && "op" in value;

const onText = (use: (value: string, other: string) => unknown) => {
	return ([value, other]: unknown[]) => (typeof value === "string" ? use(value, textOf(other)) : false);
};
const count = (value: unknown) => (isRecord(value) ? Object.keys(value).length : Array.isArray(value) || typeof value === "string" ? value.length : 0);

/** What an expression may call. On a missing field a call is false, and a size 0. */
const functions: Record<string, (values: unknown[]) => unknown> = {
	size: ([value]) => count(value),
	int: ([value]) => Math.trunc(Number(value)),
	uint: ([value]) => Math.trunc(Number(value)),
	double: ([value]) => Number(value),
	string: ([value]) => textOf(value),
	lowercase: onText((value) => value.toLowerCase()),
	uppercase: onText((value) => value.toUpperCase()),
	startsWith: onText((value, start) => value.startsWith(start)),
	endsWith: onText((value, end) => value.endsWith(end)),
	contains: onText((value, part) => value.includes(part)),
	matches: onText((value, pattern) => new RegExp(pattern).test(value)),
};

const macros: Record<string, (list: unknown[], test: (item: unknown) => unknown) => unknown> = {
	exists: (list, test) => list.some((item) => isTruthy(test(item))),
	all: (list, test) => list.every((item) => isTruthy(test(item))),
	exists_one: (list, test) => list.filter((item) => isTruthy(test(item))).length === 1,
	filter: (list, test) => list.filter((item) => isTruthy(test(item))),
	map: (list, test) => list.map(test),
};

export const callable: ReadonlySet<string> = new Set(["has", ...Object.keys(functions), ...Object.keys(macros)]);

const numeric: Record<string, (left: number, right: number) => number> = {
	"-": (left, right) => left - right,
	"*": (left, right) => left * right,
	"/": (left, right) => left / right,
	"%": (left, right) => left % right,
};

const binary: Record<string, (left: unknown, right: unknown) => unknown> = {
	"==": isEqual,
	"!=": (left, right) => !isEqual(left, right),
	"<": (left, right) => isLess(left, right, false),
	"<=": (left, right) => isLess(left, right, true),
	">": (left, right) => (left === missing ? false : right === missing || isLess(right, left, false)),
	">=": (left, right) => (left === missing ? false : right === missing || isLess(right, left, true)),
	"+": sum,
	in: isIn,
	"[]": fieldOf,
	...Object.fromEntries(Object.entries(numeric).map(([op, use]) => [op, (left: unknown, right: unknown) => use(Number(left), Number(right))])),
};

function call(name: string, args: ExpressionNode[], names: Names): unknown {
	const [subject, item, body] = args;
	const macro = macros[name];
	if (name === "has" && subject !== undefined) return evaluate(subject, names) !== missing;
	if (macro === undefined || subject === undefined || item === undefined || body === undefined) {
		return functions[name]?.(args.map((one) => evaluate(one, names))) ?? missing;
	}
	const list = evaluate(subject, names);
	return macro(Array.isArray(list) ? list : [], (one) => evaluate(body, { ...names, [String(item.args)]: one }));
}

/** The name that a chain of fields begins with. */
function rootOf(node: ExpressionNode): unknown {
	if (node.op === "id") return node.args;
	const holder = Array.isArray(node.args) ? node.args[0] : undefined;
	return node.op === "." && isNode(holder) ? rootOf(holder) : undefined;
}

/** The value of an expression; `&&` and `||` take any value for true or false and give it, as in JavaScript. */
export function evaluate(node: ExpressionNode, names: Names): unknown {
	const args: unknown[] = Array.isArray(node.args) ? node.args : [node.args];
	const value = (part: unknown): unknown => (isNode(part) ? evaluate(part, names) : part);
	const [first, second, third] = args;
	switch (node.op) {
		case "value":
			return typeof node.args === "bigint" ? Number(node.args) : node.args;
		case "id":
			return fieldOf(names, node.args);
		case ".": {
			const field = fieldOf(value(first), second);
			return field === missing && names[writtenOut] !== undefined && rootOf(node) === names[writtenOut] ? null : field;
		}
		case "?:":
			return value(isTruthy(value(first)) ? second : third);
		case "&&": {
			const left = value(first);
			return isTruthy(left) ? value(second) : left;
		}
		case "||": {
			const left = value(first);
			return isTruthy(left) ? left : value(second);
		}
		case "!_":
			return !isTruthy(value(first));
		case "-_":
			return -Number(value(first));
		case "list":
			return args.map(value);
		case "map":
			return Object.fromEntries(args.filter(Array.isArray).map(([key, entry]) => [textOf(value(key)), value(entry)]));
		case "call":
			return call(String(first), Array.isArray(second) ? second.filter(isNode) : [], names);
		case "rcall":
			return call(String(first), [second, ...(Array.isArray(third) ? third : [])].filter(isNode), names);
		default:
			return binary[node.op]?.(value(first), value(second)) ?? missing;
	}
}
