import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ApiDocument, readOperations } from "@/lib/http/openapi/client-calls";
import { packedClients } from "./packages";
import { pythonCalls, pythonModels, synchronous } from "./write-python";
import { typescriptCalls, typescriptModels } from "./write-typescript";

const DOCUMENT = "app/api/v1/openapi.json/document.json";
const TYPESCRIPT = "sdk/typescript/src/generated";
const PYTHON = "sdk/python/src/goal_mode";

/** Formatted as the project is: once more, since the first time can leave a line that was long before it was broken. */
function formatted(root: string, file: string, text: string): string {
	return formattedOnce(root, file, formattedOnce(root, file, text));
}

function formattedOnce(root: string, file: string, text: string): string {
	const biome = path.join(root, "node_modules/.bin/biome");
	const { status, stdout, stderr } = spawnSync(biome, ["format", `--stdin-file-path=${file}`], {
		cwd: root,
		input: text,
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	if (status !== 0) throw new Error(`${file} can't be formatted: ${stderr}`);
	return stdout;
}

/** The generated files of both clients, by their path from the root. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
	const document = JSON.parse(await readFile(path.join(root, DOCUMENT), "utf8")) as ApiDocument;
	const operations = readOperations(document);
	const typescript = [
		[`${TYPESCRIPT}/models.ts`, typescriptModels(document)],
		[`${TYPESCRIPT}/calls.ts`, typescriptCalls(operations, document)],
	] as const;
	const calls = pythonCalls(operations, document);
	const asynchronous = new Map([[`calls.py`, calls]]);
	for (const name of await readdir(path.join(root, PYTHON, "_async"))) {
		if (name.endsWith(".py") && name !== "calls.py" && name !== "__init__.py")
			asynchronous.set(name, await readFile(path.join(root, PYTHON, "_async", name), "utf8"));
	}
	const python = [
		[`${PYTHON}/models.py`, pythonModels(document)],
		[`${PYTHON}/_async/calls.py`, calls],
		...[...asynchronous].map(([name, text]) => [`${PYTHON}/_sync/${name}`, synchronous(text)] as const),
	] as const;
	return new Map([...typescript.map(([file, text]) => [file, formatted(root, file, text)] as const), ...python]);
}

if (process.argv[1]?.endsWith("sdk/generate/generate.ts")) {
	const root = process.cwd();
	const files = await generatedFiles(root);
	for (const [file, text] of files) {
		await mkdir(path.dirname(path.join(root, file)), { recursive: true });
		await writeFile(path.join(root, file), text);
	}
	const packages = await packedClients(root);
	for (const [file, content] of packages) await writeFile(path.join(root, file), content);
	process.stdout.write(`${files.size} files of the clients and ${packages.size} packages written\n`);
}
