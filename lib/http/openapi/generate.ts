import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Operation } from "@/lib/http/operation";
import type { AnyContract, Method } from "@/lib/platform/contract/contract";
import packageJson from "@/package.json";
import { describeApi } from "./document";
import { type JsonObject, nameSchemas } from "./schema-book";

const ROUTES = "app/api/v1";
const DOCUMENT = `${ROUTES}/openapi.json/document.json`;
const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

async function filesUnder(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && isWanted(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
}

async function load(file: string): Promise<Record<string, unknown>> {
	return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** `resume-profile/schemas.ts` → `ResumeProfile`. */
function domainOf(file: string): string {
	return path.basename(path.dirname(file)).replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** A schema keeps its bare name where names meet in the folder that the API is about. */
async function nameAll(root: string): Promise<void> {
	const files = await filesUnder(path.join(root, "lib"), (name) => name === "schemas.ts" || name.endsWith("-schemas.ts"));
	const first = (file: string) => (file.includes(`${path.sep}goal-jobs${path.sep}`) ? 0 : 1);
	files.sort((one, other) => first(one) - first(other));
	const modules = [];
	for (const file of files) modules.push({ domain: domainOf(file), exports: await load(file) });
	nameSchemas(modules);
}

/** Every contract of the project in `root`: what the `operations.ts` of the domains export. */
export async function allContracts(root: string): Promise<AnyContract[]> {
	const files = await filesUnder(path.join(root, "lib"), (name) => name === "operations.ts");
	const modules = await Promise.all(files.map(load));
	return modules.flatMap((exported) => Object.values(exported).flatMap((table) => Object.values(table as Record<string, AnyContract>)));
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
	await nameAll(root);
	return describeApi(await allContracts(root), packageJson.version);
}

/** Writes the document that the service hands out. */
async function main(): Promise<void> {
	const root = process.cwd();
	const document = await generateDocument(root);
	await writeFile(path.join(root, DOCUMENT), `${JSON.stringify(document, null, "\t")}\n`);
	process.stdout.write(`${Object.keys(Object(document.paths)).length} paths in ${DOCUMENT}\n`);
}

if (process.argv[1]?.endsWith("openapi/generate.ts")) {
	await main();
	process.exit(0);
}
