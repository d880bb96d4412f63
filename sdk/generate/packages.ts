import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync, zipSync } from "fflate";

const TYPESCRIPT = "sdk/typescript";
const PYTHON = "sdk/python";
const AT = "public/docs/clients";
/** Of every entry: the same source gives the same bytes. */
const MADE_AT = new Date(2026, 0, 1);
const BLOCK = 512;

type Entry = readonly [name: string, content: Uint8Array];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function filesUnder(folder: string, isWanted: (name: string) => boolean = () => true): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile() && isWanted(entry.name))
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
	return files.map((file) => file.split(path.sep).join("/")).sort();
}

/** One file of a tar archive (ustar): its header and its content, filled up to whole blocks. */
function tarEntry([name, content]: Entry): Uint8Array {
	const entry = new Uint8Array(BLOCK + Math.ceil(content.length / BLOCK) * BLOCK);
	const put = (at: number, text: string) => entry.set(bytes(text), at);
	put(0, name);
	put(100, name.endsWith("/main.js") ? "0000755\0" : "0000644\0");
	put(108, "0000000\0");
	put(116, "0000000\0");
	put(124, `${content.length.toString(8).padStart(11, "0")}\0`);
	put(136, `${(Date.UTC(2026, 0, 1) / 1000).toString(8)}\0`);
	put(148, "        0");
	put(257, "ustar\u000000");
	const sum = entry.subarray(0, BLOCK).reduce((total, byte) => total + byte, 0);
	put(148, `${sum.toString(8).padStart(6, "0")}\0 `);
	entry.set(content, BLOCK);
	return entry;
}

/** What `npm pack` makes, without npm. */
async function typescriptPackage(root: string): Promise<readonly [string, Uint8Array]> {
	const folder = path.join(root, TYPESCRIPT);
	const { scripts: _own, ...described } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
	const dist = await mkdtemp(path.join(tmpdir(), "goal-mode-dist-"));
	const compiler = path.join(root, "node_modules/typescript/bin/tsc");
	const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", path.join(folder, "tsconfig.json"), "--outDir", dist], { encoding: "utf8" });
	if (status !== 0) throw new Error(`The TypeScript client does not compile: ${stdout}`);
	const entries: Entry[] = [["package/package.json", bytes(`${JSON.stringify(described, null, "\t")}\n`)]];
	for (const name of ["README.md", "CHANGELOG.md"]) entries.push([`package/${name}`, await readFile(path.join(folder, name))]);
	for (const name of await filesUnder(dist)) entries.push([`package/dist/${name}`, await readFile(path.join(dist, name))]);
	await rm(dist, { recursive: true, force: true });
	const whole = Buffer.concat([...entries.map(tarEntry), new Uint8Array(2 * BLOCK)]);
	return [`${AT}/goal-mode-sdk-${described.version}.tgz`, gzipSync(whole, { level: 9, mtime: 0 })];
}

/** The value of a field of pyproject.toml that stands on one line. */
function fieldOf(project: string, name: string): string {
	const [, value] = new RegExp(`^${name} = "([^"]*)"$`, "m").exec(project) ?? [];
	if (value === undefined) throw new Error(`pyproject.toml has no ${name}`);
	return value;
}

function metadata(project: string, readme: string): string {
	const [, needed = ""] = /^dependencies = \[(.*)\]$/m.exec(project) ?? [];
	const fields = [
		"Metadata-Version: 2.1",
		`Name: ${fieldOf(project, "name")}`,
		`Version: ${fieldOf(project, "version")}`,
		`Summary: ${fieldOf(project, "description")}`,
		`License: ${fieldOf(project, "license")}`,
		`Requires-Python: ${fieldOf(project, "requires-python")}`,
		...[...needed.matchAll(/"([^"]*)"/g)].map(([, one]) => `Requires-Dist: ${one}`),
		"Description-Content-Type: text/markdown",
	];
	return `${fields.join("\n")}\n\n${readme}`;
}

const digestOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("base64url");

/** What `pip wheel` makes, without Python. */
async function pythonPackage(root: string): Promise<readonly [string, Uint8Array]> {
	const folder = path.join(root, PYTHON);
	const project = await readFile(path.join(folder, "pyproject.toml"), "utf8");
	const version = fieldOf(project, "version");
	const about = `goal_mode-${version}.dist-info`;
	const entries: Entry[] = [];
	const source = path.join(folder, "src/goal_mode");
	for (const name of await filesUnder(source, (file) => /\.py$|^py\.typed$/.test(file)))
		entries.push([`goal_mode/${name}`, await readFile(path.join(source, name))]);
	entries.push(
		[`${about}/METADATA`, bytes(metadata(project, await readFile(path.join(folder, "README.md"), "utf8")))],
		[`${about}/WHEEL`, bytes("Wheel-Version: 1.0\nGenerator: goal-mode\nRoot-Is-Purelib: true\nTag: py3-none-any\n")],
		[`${about}/entry_points.txt`, bytes(`[console_scripts]\ngoal-mode = ${fieldOf(project, "goal-mode")}\n`)],
	);
	const record = entries.map(([name, content]) => `${name},sha256=${digestOf(content)},${content.length}`);
	entries.push([`${about}/RECORD`, bytes(`${[...record, `${about}/RECORD,,`].join("\n")}\n`)]);
	return [`${AT}/goal_mode-${version}-py3-none-any.whl`, zipSync(Object.fromEntries(entries), { level: 9, mtime: MADE_AT })];
}

/** Both packages as the site hands them out, by their path from the root. */
export async function packedClients(root: string): Promise<ReadonlyMap<string, Uint8Array>> {
	return new Map([await typescriptPackage(root), await pythonPackage(root)]);
}
