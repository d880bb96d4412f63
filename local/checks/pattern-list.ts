import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseAst } from "vitest/node";

/** A regular expression of the source, and where it stands. */
export interface FoundPattern {
	readonly file: string;
	readonly line: number;
	readonly source: string;
	readonly flags: string;
}

interface Node {
	readonly type: string;
	readonly start: number;
	readonly [field: string]: unknown;
}

/** Stands for a part of a pattern that is put in when it runs: such parts are escaped words. */
const WORD = "word";

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

function* nodesIn(value: unknown, isInFunction = false): Generator<{ node: Node; isInFunction: boolean }> {
	if (Array.isArray(value)) for (const entry of value) yield* nodesIn(entry, isInFunction);
	if (!isNode(value)) return;
	yield { node: value, isInFunction };
	const isFunction = /Function|MethodDefinition/.test(value.type);
	for (const field of Object.values(value)) if (typeof field === "object") yield* nodesIn(field, isInFunction || isFunction);
}

/** The text that an expression makes, with a word in place of what only a run knows; null for what is no text at all. */
function textOf(node: unknown): string | null {
	if (!isNode(node)) return null;
	if (node.type === "Literal" && typeof node.value === "string") return node.value;
	if (node.type !== "TemplateLiteral") return null;
	const quasis = node.quasis as { value: { cooked: string } }[];
	return quasis.map(({ value }) => value.cooked).join(WORD);
}

function isBuilding({ type, callee }: Node): boolean {
	return (type === "NewExpression" || type === "CallExpression") && isNode(callee) && callee.type === "Identifier" && callee.name === "RegExp";
}

/** The patterns of one file. Those that it builds when it is loaded come in `built`, by place: only loading it tells what they are. */
export function patternsOf(file: string, code: string): { patterns: FoundPattern[]; built: number[] } {
	const lineOf = (at: number) => code.slice(0, at).split("\n").length;
	const patterns: FoundPattern[] = [];
	const built: number[] = [];
	for (const { node, isInFunction } of nodesIn(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file))) {
		const line = lineOf(node.start);
		const literal = node.regex as { pattern: string; flags: string } | undefined;
		if (node.type === "Literal" && literal) patterns.push({ file, line, source: literal.pattern, flags: literal.flags });
		if (!isBuilding(node)) continue;
		const [first, second] = node.arguments as unknown[];
		const source = textOf(first);
		const isConstant = source !== null && isNode(first) && first.type === "Literal";
		if (isConstant || (isInFunction && source !== null)) patterns.push({ file, line, source, flags: textOf(second) ?? "" });
		else built.push(line);
	}
	return { patterns, built };
}

/** What a module builds while it is loaded. @throws Error when it can't be loaded outside of a server. */
async function patternsBuiltBy(root: string, file: string, line: number): Promise<FoundPattern[]> {
	const Plain = globalThis.RegExp;
	const made: RegExp[] = [];
	globalThis.RegExp = new Proxy(Plain, {
		construct(target, args, newTarget) {
			const pattern = Reflect.construct(target, args, newTarget) as RegExp;
			made.push(pattern);
			return pattern;
		},
	});
	try {
		await import(`${pathToFileURL(path.join(root, file)).href}?patterns`);
	} finally {
		globalThis.RegExp = Plain;
	}
	return made.map(({ source, flags }) => ({ file, line, source, flags }));
}

async function* sourceFiles(folder: string): AsyncGenerator<string> {
	for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory()) yield* sourceFiles(file);
		else if (/\.tsx?$/.test(entry.name)) yield file;
	}
}

/** Every regular expression of the given folders; generated code is left out. */
export async function listPatterns(root: string, folders: readonly string[]): Promise<FoundPattern[]> {
	const found: FoundPattern[] = [];
	for (const folder of folders) {
		for await (const absolute of sourceFiles(path.join(root, folder))) {
			const file = path.relative(root, absolute).split(path.sep).join("/");
			if (file.startsWith("lib/platform/prisma/")) continue;
			const { patterns, built } = patternsOf(file, await readFile(absolute, "utf8"));
			found.push(...patterns);
			const [line] = built;
			if (line === undefined) continue;
			const made = await patternsBuiltBy(root, file, line);
			if (made.length < built.length)
				throw new Error(`${file}:${line}: build a pattern of constant text, or where its module is loaded, so that it can be checked.`);
			found.push(...made);
		}
	}
	return found;
}
