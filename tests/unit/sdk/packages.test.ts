import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { CHANGES } from "@/app/(site)/docs/changes/changes";
import { CLIENTS_VERSION, PYTHON_PACKAGE, TYPESCRIPT_PACKAGE } from "@/app/(site)/docs/packages";
import { PROGRAMS } from "@/app/(site)/docs/quick-start/programs";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
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

/** The parts of a table row without the marks of code. */
const cellsOf = (row: string): string[] =>
	row
		.split("|")
		.slice(1, -1)
		.map((cell) => cell.trim().replaceAll("`", ""));

it("the READMEs tell what the main job asks, before the start and at each stop, alike", async () => {
	const { slots, steps } = resumeToJobReady;
	const stops = steps.flatMap(({ checkpoint }) => (checkpoint ? [checkpoint] : []));
	const asked = [
		...slots.map(({ slotId, question }, at) => [at === 0 ? "before the start" : "", slotId, question]),
		...stops.flatMap(({ checkpointId, slots: ofStop }, stop) =>
			ofStop.map(({ slotId, question }, at) => [at === 0 ? `${["first", "second"][stop]} stop, ${checkpointId}` : "", slotId, question]),
		),
	];
	expect(asked).toHaveLength(11);
	for (const folder of ["sdk/typescript", "sdk/python"]) {
		const readme = await readFile(path.join(folder, "README.md"), "utf8");
		const [, table = ""] = /\| when \|.*\n\|---.*\n((?:\|.*\n)+)/.exec(readme) ?? [];
		expect(
			table
				.trim()
				.split("\n")
				.map((row) => cellsOf(row).slice(0, 3)),
			folder,
		).toEqual(asked);
		// What has no default and has to be answered, and what is taken where nothing is said.
		for (const { slotId, required, default: usual } of [...slots, ...stops.flatMap((stop) => stop.slots)]) {
			const left = cellsOf(table.split("\n").find((row) => row.includes(`\`${slotId}\``)) ?? "").at(-1);
			if (typeof usual === "string") expect(left, slotId).toBe(usual);
			else expect(left?.includes("has to be answered"), slotId).toBe(required);
		}
	}
});

const sectionOf = (readme: string, title: string): string => readme.slice(readme.indexOf(`## ${title}`)).split(/\n## /)[0] ?? "";

it("the READMEs say the same of the command line, that the address is to be replaced, and how a key is made by a call", async () => {
	const [one = "", other = ""] = await Promise.all(["sdk/typescript", "sdk/python"].map((folder) => readFile(path.join(folder, "README.md"), "utf8")));
	const commands = sectionOf(one, "The command line").replaceAll("npx goal-mode", "goal-mode");
	const withoutPlace = (section: string) => section.replace(/^.*It completes in your shell/m, "It completes in your shell");
	expect(withoutPlace(commands)).toBe(withoutPlace(sectionOf(other, "The command line")));
	for (const readme of [one, other]) {
		expect(readme).toContain("`http://localhost:3000` stands for the address of your service");
		expect(sectionOf(readme, "A key by a call")).toContain("POST /users/me/api-keys");
	}
});

it("the command works from the downloaded package, outside of any folder that knows it", { timeout: 120_000 }, async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "goal-mode-npx-"));
	const readme = await readFile("sdk/typescript/README.md", "utf8");
	const [, command = ""] = /`(npx --yes --package "[^`]*)`/.exec(readme) ?? [];
	const own = command.replace(`$GOAL_MODE_URL${TYPESCRIPT_PACKAGE}`, path.resolve(`public${TYPESCRIPT_PACKAGE}`));
	const env = { ...process.env, npm_config_cache: path.join(folder, "npm"), npm_config_offline: "true", npm_config_update_notifier: "false" };
	const { stdout } = await promisify(execFile)("bash", ["-c", own], { cwd: folder, env });
	expect(stdout).toContain("goal-mode: run workflows over files from the command line");
	await rm(folder, { recursive: true, force: true });
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
