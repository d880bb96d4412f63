import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { CHANGES } from "@/app/(site)/docs/changes/changes";
import { CLIENTS_VERSION, PYTHON_PACKAGE, TYPESCRIPT_PACKAGE } from "@/app/(site)/docs/packages";
import { PROGRAMS } from "@/app/(site)/docs/quick-start/programs";
import { packedClients } from "@/sdk/generate/packages";
import { providePython, runProgram } from "./python";

const LIST_ENTRIES = "import sys, zipfile; print(sorted(zipfile.ZipFile(sys.argv[1]).namelist()))";
const LARGEST_BYTES = 25_000;

async function bundle(source: string): Promise<{ bytes: number; imports: string[]; text: string }> {
	const built = await build({
		stdin: { contents: source, resolveDir: path.resolve("sdk/typescript/src"), loader: "ts" },
		bundle: true,
		minify: true,
		format: "esm",
		platform: "browser",
		external: ["node:*"],
		write: false,
		metafile: true,
	});
	const imports = Object.values(built.metafile.outputs).flatMap((output) => output.imports.map((one) => `${one.kind} ${one.path}`));
	return {
		bytes: gzipSync(built.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).byteLength,
		imports: [...new Set(imports)].sort(),
		text: built.outputFiles[0]?.text ?? "",
	};
}

it("the TypeScript client is small, needs nothing but fetch, and reaches for Node only where a path is given", async () => {
	const whole = await bundle('export * from "./index.ts";');
	expect(whole.bytes).toBeLessThan(LARGEST_BYTES);
	expect(whole.imports).toEqual(["dynamic-import node:fs", "dynamic-import node:path", "dynamic-import node:stream/promises"]);
	// Who takes one group of calls carries that group and what carries calls, and no other group.
	const oneGroup = await bundle('import { ServiceCalls, Transport } from "./index.ts"; console.log(new ServiceCalls(new Transport({ baseUrl: "" })).echo);');
	expect(oneGroup.text).toContain("/echo");
	for (const other of ["/surveys", "/jobs/goal", "/user_workflows", "/realtime"]) expect(oneGroup.text).not.toContain(other);
	expect(oneGroup.bytes).toBeLessThan(whole.bytes / 2);
	expect(oneGroup.imports).toEqual([]);
});

it("the packages that the site hands out are made from what is here: npm run sdk writes them anew", { timeout: 120_000 }, async () => {
	const packed = await packedClients(process.cwd());
	expect([...packed.keys()]).toEqual([TYPESCRIPT_PACKAGE, PYTHON_PACKAGE].map((address) => `public${address}`));
	for (const [file, content] of packed) expect((await readFile(file)).equals(content), file).toBe(true);
});

it("the READMEs hold the programs of the quick start, and the change logs what the site says", async () => {
	const [points = []] = CHANGES.filter(({ what, version }) => what === "Clients" && version === CLIENTS_VERSION).map((change) => change.points);
	for (const [folder, { file, install }] of [
		["sdk/typescript", PROGRAMS.TypeScript],
		["sdk/python", PROGRAMS.Python],
	] as const) {
		const readme = await readFile(path.join(folder, "README.md"), "utf8");
		expect(readme).toContain(file.code);
		for (const command of install.code.split("\n")) expect(readme).toContain(command);
		const log = await readFile(path.join(folder, "CHANGELOG.md"), "utf8");
		expect(log).toContain(`## ${CLIENTS_VERSION}`);
		expect(log).toContain(points[0]);
	}
});

it("the wheel of the Python client builds and brings its types and its command", async ({ skip }) => {
	const found = await providePython();
	if ("why" in found) return skip(`The wheel is not built here: ${found.why}.`);
	const folder = await mkdtemp(path.join(tmpdir(), "goal-mode-wheel-"));
	const { code, output } = await runProgram(found.python, [
		"-m",
		"pip",
		"wheel",
		"--quiet",
		"--disable-pip-version-check",
		"--no-deps",
		"--wheel-dir",
		folder,
		"sdk/python",
	]);
	expect(code, output).toBe(0);
	const [wheel = ""] = await readdir(folder);
	const listed = await runProgram(found.python, ["-m", "zipfile", "-l", path.join(folder, wheel)]);
	for (const part of ["goal_mode/py.typed", "goal_mode/models.py", "goal_mode/_sync/calls.py", "entry_points.txt"]) expect(listed.output).toContain(part);
	const entries = async (file: string) => (await runProgram(found.python, ["-c", LIST_ENTRIES, file])).output;
	expect(await entries(`public${PYTHON_PACKAGE}`)).toBe(await entries(path.join(folder, wheel)));
	await rm(folder, { recursive: true, force: true });
}, 180_000);
