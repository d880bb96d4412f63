import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { errorCodesOf, meaningOf } from "@/lib/http/openapi/errors";
import { allBindings, allContracts, contractFiles, generateDocument } from "@/lib/http/openapi/generate";
import { pageCalls } from "@/lib/http/openapi/page-calls";
import { createSchemaBook, SchemaNames } from "@/lib/http/openapi/schema-book";
import type { AnyContract } from "@/lib/platform/contract/contract";

const root = path.resolve(import.meta.dirname, "../../..");
// biome-ignore lint/suspicious/noExplicitAny: the document is looked at, not relied on
let document: any;
let operations: AnyContract[];

beforeAll(async () => {
	document = await generateDocument(root);
	operations = await allContracts(root);
});

it("every contract is bound by the route at its path, and every route binds a contract", async () => {
	const bindings = await allBindings(root);
	for (const { path: at, method, contract } of bindings) expect(`${method} ${at}`, contract.operationId).toBe(`${contract.method} ${contract.path}`);
	expect(bindings.map(({ contract }) => contract.operationId).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

it("the committed document is what the contracts say now (npm run openapi writes it)", async () => {
	const committed = JSON.parse(await readFile(path.join(root, "app/api/v1/openapi.json/document.json"), "utf8"));
	expect(committed).toEqual(JSON.parse(JSON.stringify(document)));
});

it("every refusal that an operation names is explained", () => {
	const codes = new Set(operations.flatMap(errorCodesOf));
	expect(codes.size).toBeGreaterThan(40);
	for (const code of codes) expect(meaningOf(code), code).not.toBe(meaningOf("NOTHING_TO_CHOOSE"));
});

it("every operation has a name of its own, and every link and reference leads somewhere", () => {
	const ids = operations.map((operation) => operation.operationId);
	expect(new Set(ids).size).toBe(ids.length);
	const text = JSON.stringify(document);
	for (const [, reference = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
		const target = reference.split("/").reduce((place: Record<string, unknown> | undefined, part) => Object(place?.[part]), document);
		expect(Object.keys(Object(target)).length, reference).toBeGreaterThan(0);
	}
	for (const operation of operations) for (const link of Object.values(operation.links ?? {})) expect(ids).toContain(link.operationId);
	expect(text).not.toContain("$defs");
});

it("every example is a request or an answer that the operation takes or gives", () => {
	for (const { operationId, body, response, example } of operations) {
		if (!example) continue;
		for (const request of [...(example.request === undefined ? [] : [example.request]), ...Object.values(example.others ?? {})])
			expect(body?.safeParse(request).error, operationId).toBeUndefined();
		if (example.response !== undefined) expect(response.safeParse(example.response).error, operationId).toBeUndefined();
	}
});

it("the codes of what is wrong with a file before the run are listed", () => {
	const { PreflightIssue, PreflightCode, PreflightWarning } = document.components.schemas;
	expect(PreflightIssue.properties.code).toEqual({ $ref: "#/components/schemas/PreflightCode" });
	expect(PreflightCode.enum).toEqual(expect.arrayContaining(["FILE_TYPE_UNSUPPORTED", "FILE_NOT_READY", "FILE_SCANNED"]));
	expect(PreflightWarning.properties.code).toMatchObject({ enum: ["NOTE", "FILE_DOUBTED"] });
});

it("each path parameter is declared", () => {
	for (const [route, methods] of Object.entries(document.paths)) {
		const wanted = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		for (const operation of Object.values(Object(methods))) {
			const declared = (Object(operation).parameters ?? []).filter((one: { in?: string }) => one.in === "path").map((one: { name: string }) => one.name);
			expect(declared.sort(), route).toEqual([...wanted].sort());
		}
	}
});

it("security, refusals, the idempotency key and the stream are declared", () => {
	const create = document.paths["/jobs/goal"].post;
	expect(create.security).toEqual([{ BearerAuth: [] }, { ApiKey: ["jobs"] }, { SessionCookie: [] }]);
	expect(document.paths["/auth/change-password"].post.security).toEqual([{ BearerAuth: [] }, { SessionCookie: [] }]);
	expect(document.paths["/auth/signin"].post.security).toEqual([{}, { BearerAuth: [] }, { ApiKey: [] }, { SessionCookie: [] }]);
	expect(Object.keys(document.paths["/auth/signin"].post.responses)).toContain("403");
	expect(Object.keys(create.responses)).toEqual(expect.arrayContaining(["201", "400", "401", "403", "404", "409", "422", "429", "500"]));
	expect(create.responses["422"].content["application/json"].schema.properties.code.enum).toEqual(
		expect.arrayContaining(["VALIDATION_ERROR", "SLOT_VALIDATION_ERROR"]),
	);
	expect(create.parameters).toContainEqual({ $ref: "#/components/parameters/IdempotencyKey" });
	expect(document.paths["/jobs/goal"].get.parameters.some((one: { $ref?: string }) => one.$ref)).toBe(false);
	expect(document.paths["/health"].get.security).toEqual([]);
	expect(document.paths["/jobs/goal/{jobSpecId}/download"].get.deprecated).toBe(true);
	const stream = document["x-websocket-events"];
	expect(stream.startedBy).toEqual(["confirmGoalJob", "retryGoalJob"]);
	expect(stream.answeredBy).toEqual({ slot_needed: "updateSlots" });
	expect(Object.keys(stream.events).sort()).toEqual([...document.components.schemas.JobEventType.enum].sort());
});

it("what pages call is what the contracts say, as it was last generated", async () => {
	const made = pageCalls(await contractFiles(root));
	expect(made.size).toBeGreaterThan(10);
	for (const [file, text] of made) expect(await readFile(path.join(root, file), "utf8"), file).toBe(text);
	expect(made.get("components/calls/accounts.ts")).toContain('\tsignIn: ["POST", "/auth/signin", false],');
});

it("two tables of one domain with the same name are refused", () => {
	const file = (name: string) => ({ file: `lib/files/${name}.ts`, tables: { fileOperations: {} } });
	expect(() => pageCalls([file("operations"), file("more-operations")])).toThrow(/fileOperations/);
});

describe("the book of schemas", () => {
	const Inner = z.object({ size: z.int().default(1) });
	const Outer = z.object({ inner: Inner, list: z.array(Inner) });
	const names = new SchemaNames().addModules([
		{ domain: "One", exports: { BookInner: Inner, BookOuter: Outer, notASchema: 5 } },
		{ domain: "Two", exports: { BookInner: z.object({ other: z.string() }) } },
	]);

	it("leaves schemas as they are for whoever else tells of them", () => {
		expect(z.toJSONSchema(Outer)).not.toHaveProperty("$defs");
	});

	it("refers to named schemas, and names a request apart from an answer that reads differently", () => {
		const book = createSchemaBook(names);
		expect(book.convert(Outer, "output")).toEqual({ $ref: "#/components/schemas/BookOuter" });
		expect(book.convert(Inner, "input")).toEqual({ $ref: "#/components/schemas/BookInnerInput" });
		expect(book.components.BookInner).toMatchObject({ required: ["size"] });
		expect(book.components.BookInnerInput).not.toHaveProperty("required");
		expect(book.components.BookOuter).toMatchObject({ properties: { list: { items: { $ref: "#/components/schemas/BookInner" } } } });
	});
});
