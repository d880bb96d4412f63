import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Operation } from "@/lib/http/operation";
import type { AnyContract, Method } from "@/lib/platform/contract/contract";
import packageJson from "@/package.json";
import { type ApiDocument, readOperations } from "./client-calls";
import { type CodeSample, clientSamples } from "./client-samples";
import { curlFor } from "./curl";
import { describeApi } from "./document";
import { madeExample } from "./made-example";
import { type ContractFile, pageCalls } from "./page-calls";
import { type JsonObject, SchemaNames } from "./schema-book";

const ROUTES = "app/api/v1";
const DOCUMENT = `${ROUTES}/openapi.json/document.json`;
const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

async function filesUnder(folder: string, isWanted: (name: string, folder: string) => boolean): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && isWanted(entry.name, entry.parentPath))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
}

async function load(file: string): Promise<Record<string, unknown>> {
	return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** `resume-profile/schemas.ts` and `resume-profile/schemas/reading.ts` → `ResumeProfile`. */
function domainOf(file: string): string {
	const folder = path.dirname(file);
	const domain = path.basename(folder) === "schemas" ? path.dirname(folder) : folder;
	return path.basename(domain).replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** A schema keeps its bare name where names meet in the folder that the API is about. */
async function nameAll(root: string): Promise<SchemaNames> {
	const files = await filesUnder(
		path.join(root, "lib"),
		(name, folder) => name === "schemas.ts" || name.endsWith("-schemas.ts") || path.basename(folder) === "schemas",
	);
	const first = (file: string) => (file.includes(`${path.sep}goal-jobs${path.sep}`) ? 0 : 1);
	files.sort((one, other) => first(one) - first(other));
	const modules = [];
	for (const file of files) modules.push({ domain: domainOf(file), exports: await load(file) });
	return new SchemaNames().addModules(modules);
}

/** What the `operations.ts` and `…-operations.ts` of the domains of the project in `root` export. */
export async function contractFiles(root: string): Promise<ContractFile[]> {
	const files = await filesUnder(path.join(root, "lib"), (name) => name === "operations.ts" || name.endsWith("-operations.ts"));
	return Promise.all(
		files.map(async (file) => ({ file: path.relative(root, file).split(path.sep).join("/"), tables: (await load(file)) as ContractFile["tables"] })),
	);
}

/** Every contract of the project in `root`. */
export async function allContracts(root: string): Promise<AnyContract[]> {
	return (await contractFiles(root)).flatMap(({ tables }) => Object.values(tables).flatMap((table) => Object.values(table)));
}

/** What each route of the project binds: its path in the API, the method, and the contract behind it. */
export async function allBindings(root: string): Promise<Array<{ path: string; method: Method; contract: AnyContract }>> {
	const files = (await filesUnder(path.join(root, ROUTES), (name) => name === "route.ts")).filter((file) => !file.includes("[..."));
	const bindings = [];
	for (const file of files) {
		const module = await load(file);
		const segments = path.relative(path.join(root, ROUTES), path.dirname(file)).split(path.sep);
		const at = `/${segments.join("/").replace(/\[(\w+)\]/g, "{$1}")}`;
		for (const method of METHODS) {
			const operation = (module[method] as { operation?: Operation } | undefined)?.operation;
			if (operation) bindings.push({ path: at, method, contract: operation.contract });
		}
	}
	return bindings;
}

/** The OpenAPI document of all contracts. */
export async function generateDocument(root: string): Promise<JsonObject> {
	const names = await nameAll(root);
	const contracts = await allContracts(root);
	const document = describeApi(contracts, packageJson.version, names);
	addClientSamples(document, contracts);
	return document;
}

/** Beside each call for a shell, the same in the clients; where a contract has no example, one with what is needed. */
function addClientSamples(document: JsonObject, contracts: readonly AnyContract[]): void {
	const described = document as unknown as ApiDocument & { paths: Record<string, Record<string, { "x-codeSamples": CodeSample[] }>> };
	const { schemas } = described.components;
	for (const operation of readOperations(described)) {
		const contract = contracts.find(({ operationId }) => operationId === operation.operationId);
		const samples = described.paths[operation.path]?.[operation.method.toLowerCase()]?.["x-codeSamples"];
		if (!contract || !samples) continue;
		const body = operation.body?.schema;
		const request = body && (contract.example?.request ?? madeExample(body, schemas));
		const whole = body?.$ref ? schemas[body.$ref.split("/").at(-1) ?? ""] : body;
		const [curl] = samples;
		if (curl && body && contract.example?.request === undefined) samples[0] = { ...curl, source: curlFor({ ...contract, example: { request } }) };
		samples.push(...clientSamples(operation, request, Object.keys(whole?.properties ?? {}).length > 0));
	}
}

/** Writes the document that the service hands out, and the calls of its pages. */
async function main(): Promise<void> {
	const root = process.cwd();
	const document = await generateDocument(root);
	await writeFile(path.join(root, DOCUMENT), `${JSON.stringify(document, null, "\t")}\n`);
	for (const [file, text] of pageCalls(await contractFiles(root))) await writeFile(path.join(root, file), text);
	process.stdout.write(`${Object.keys(Object(document.paths)).length} paths in ${DOCUMENT}\n`);
}

if (process.argv[1]?.endsWith("openapi/generate.ts")) {
	await main();
	process.exit(0);
}
