import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { EVENTS } from "@/inngest/events";
import { allContracts } from "@/lib/http/openapi/generate";
import type { AnyContract } from "@/lib/platform/contract/contract";
import { AppError, validationError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { acceptAnswers } from "@/lib/questions/answers";
import { TOOL_SERVERS } from "@/lib/tools/servers";
import { FOREIGN_WORDS } from "@/tests/factories/foreign-words";

const LONG = "x".repeat(20_001);
/** Wrong for nearly every field, each in its own way. */
const WRONG: readonly unknown[] = [
	undefined,
	null,
	"",
	" ",
	"\u0000",
	LONG,
	"not one of them",
	true,
	-1,
	1.5,
	1e300,
	[],
	[null],
	Array(65).fill("a"),
	{},
	{ a: 1 },
];
/** Words for what no schema should leave unsaid: a field with a form of its own says which, and how it may look. */
const VAGUE = /form that is not allowed|none of the forms|This value is not allowed|of another kind/;
const DEEPEST = 3;
const ROOT = path.resolve(import.meta.dirname, "../../..");

interface Shape {
	readonly type?: string;
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly items?: Shape;
	readonly anyOf?: readonly Shape[];
	readonly oneOf?: readonly Shape[];
}

/** Something of the shape's own kind, so that what lies beside or below it is looked at as well. */
function plausible(shape: Shape): unknown {
	if (shape.properties) return Object.fromEntries(Object.entries(shape.properties).map(([name, part]) => [name, plausible(part)]));
	if (shape.items) return [plausible(shape.items)];
	return { string: "abc", number: 1, integer: 1, boolean: true, null: null }[shape.type ?? "string"] ?? null;
}

/** Every wrong value at every place of a shape. */
function* wrongValues(shape: Shape, depth = 0): Generator<unknown> {
	yield* WRONG;
	if (depth >= DEEPEST) return;
	for (const [name, part] of Object.entries(shape.properties ?? {})) {
		for (const value of wrongValues(part, depth + 1)) yield { ...Object(plausible(shape)), [name]: value };
	}
	if (shape.items) for (const value of wrongValues(shape.items, depth + 1)) yield [value];
	for (const part of [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]) yield* wrongValues(part, depth + 1);
}

/** All that a schema says to wrong values. */
function complaints(schema: z.ZodType): Set<string> {
	const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as Shape;
	const said = new Set<string>();
	for (const value of wrongValues(shape)) {
		const { error } = schema.safeParse(value);
		if (!error) continue;
		const issues = issuesInWords(error);
		// Who gets nothing but the message still learns the place.
		const { message: all } = validationError(issues);
		const place = issues[0]?.path ? `${issues[0].path}: ` : (issues[0]?.message ?? "");
		// Hundreds of thousands of values: an assertion of each is most of the work.
		if (!all.includes(place)) expect(all).toContain(place);
		for (const { message } of issues) said.add(message.replaceAll(LONG, "…"));
	}
	return said;
}

let operations: AnyContract[];

beforeAll(async () => {
	operations = await allContracts(ROOT);
});

function expectOurWords(said: ReadonlySet<string>, who: string): void {
	for (const message of said) {
		expect(message, who).not.toMatch(FOREIGN_WORDS);
		expect(message, who).toMatch(/^\p{Lu}.*[.:…]$/su);
	}
}

/** Every source file of the application, from its root. */
async function sourceFiles(): Promise<string[]> {
	const folders = ["app", "components", "inngest", "lib"].map((folder) => readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true }));
	const files = (await Promise.all(folders)).flat().filter((entry) => /\.tsx?$/.test(entry.name) && !entry.parentPath.includes("platform/prisma"));
	return files.map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)));
}

it("a validator's issues are read in one place, and by the check of the environment, which speaks to operators", async () => {
	const readers: string[] = [];
	for (const file of await sourceFiles()) {
		if (/error\??\.issues|(?:prettify|flatten|treeify|format)Error\(/.test(await readFile(path.join(ROOT, file), "utf8"))) readers.push(file);
	}
	expect(readers.sort()).toEqual(["lib/platform/environment/environment.ts", "lib/platform/language/validator-words.ts"]);
});

it("the words of an error that may be anybody's are read only where they go to a log or to the record of a call", async () => {
	const readers: string[] = [];
	for (const file of await sourceFiles()) {
		const source = await readFile(path.join(ROOT, file), "utf8");
		if (/instanceof Error \? [^:;]*message|as Error\)\.message|String\((?:error|cause|reason|err)\)/.test(source)) readers.push(file);
	}
	const known = ["database/transaction.ts", "engine/ask-registration.ts", "engine/outbox.ts", "language/failure-words.ts"].map(
		(file) => `lib/platform/${file}`,
	);
	expect(readers.sort()).toEqual(["lib/mail/send-mail.ts", ...known]);
});

it("a time limit is joined to another signal where garbage can't take it", async () => {
	const wrong: string[] = [];
	for (const file of await sourceFiles()) {
		if (/AbortSignal\.any\(\[[^\]]*AbortSignal\.timeout/.test(await readFile(path.join(ROOT, file), "utf8"))) wrong.push(file);
	}
	expect(wrong).toEqual([]);
});

describe("wrong values are called by our words", () => {
	it("in every operation's body, query and path", () => {
		let count = 0;
		for (const { operationId, body, query, params } of operations) {
			for (const schema of [body, query, params]) {
				if (!schema) continue;
				const said = complaints(schema);
				expectOurWords(said, operationId);
				for (const message of said) expect(message, operationId).not.toMatch(VAGUE);
				count += said.size;
			}
		}
		expect(count).toBeGreaterThan(200);
	});

	it("in every tool's input", () => {
		for (const tool of TOOL_SERVERS.flatMap((server) => server.tools)) expectOurWords(complaints(tool.input), tool.name);
	});

	it("in every event", () => {
		for (const [name, event] of Object.entries(EVENTS)) if (event.schema instanceof z.ZodType) expectOurWords(complaints(event.schema), name);
	});

	it.each(["text", "textarea", "number", "boolean", "select", "multi_select", "file", "date"] as const)(
		"in answers to a question of the type %s",
		(slotType) => {
			const slot = { slotId: "a", slotType, options: ["one", "two"], required: true, default: null, config: { min: 1, max: 2, maxItems: 2 } };
			for (const value of WRONG) {
				try {
					acceptAnswers([slot], [{ slotId: "a", value }]);
				} catch (error) {
					if (!(error instanceof AppError)) throw error;
					expectOurWords(new Set([error.message.replace(/^a: /, "")]), slotType);
				}
			}
		},
	);
});
