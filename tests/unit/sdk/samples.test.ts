import { readFile } from "node:fs/promises";
import vm from "node:vm";
import { expect, it } from "vitest";
import { type ApiDocument, readOperations, type SdkOperation } from "@/lib/http/openapi/client-calls";
import { GoalMode } from "@/sdk/typescript/src/index";
import { providePython, runPytest } from "./python";

const DOCUMENT = "app/api/v1/openapi.json/document.json";

async function readDocument(): Promise<ApiDocument> {
	return JSON.parse(await readFile(DOCUMENT, "utf8"));
}

function sampleOf(document: ApiDocument, operation: SdkOperation, label: string): string {
	const samples = Object(document.paths[operation.path]?.[operation.method.toLowerCase()])["x-codeSamples"] as { label: string; source: string }[];
	return samples.find((sample) => sample.label === label)?.source ?? "";
}

it("every call of the reference in TypeScript makes the request that it stands for", async () => {
	const document = await readDocument();
	const operations = readOperations(document);
	expect(operations.length).toBeGreaterThan(100);
	for (const operation of operations) {
		const sent: { method: string; path: string; body: unknown }[] = [];
		const answered = operation.itemsField ? { [operation.itemsField]: [], nextCursor: null } : {};
		const goalMode = new GoalMode({
			baseUrl: "https://example.com",
			apiKey: "ck_example",
			fetch: async (address, init) => {
				const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
				sent.push({ method: init?.method ?? "GET", path: new URL(String(address)).pathname, body });
				return Response.json(answered);
			},
		});
		const names = [...operation.pathFields, ...operation.query.filter(({ isRequired }) => isRequired).map(({ name }) => name)];
		const source = sampleOf(document, operation, "TypeScript");
		const run = vm.runInThisContext(`(async (goalMode, console, ${names.join(", ")}) => { ${source} })`);
		await run(goalMode, { log: () => undefined }, ...names.map((name) => `the-${name}`));
		const path = `/api/v1${operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => `the-${name}`)}`;
		expect(sent, operation.operationId).toEqual([{ method: operation.method, path, body: sent[0]?.body }]);
	}
});

it("every call of the reference in Python makes the request that it stands for", async ({ skip }) => {
	const found = await providePython();
	if ("why" in found) return skip(`The Python samples are not run here: ${found.why}.`);
	const document = await readDocument();
	const samples = readOperations(document).map((operation) => ({
		operationId: operation.operationId,
		method: operation.method,
		path: operation.path,
		itemsField: operation.itemsField,
		names: [...operation.pathFields, ...operation.query.filter(({ isRequired }) => isRequired).map(({ name }) => name)],
		source: sampleOf(document, operation, "Python"),
	}));
	const { code, output } = await runPytest(found.python, ["test_samples.py"], { SAMPLES: JSON.stringify(samples) });
	expect(code, output).toBe(0);
	expect(output).toContain("1 passed");
}, 120_000);
