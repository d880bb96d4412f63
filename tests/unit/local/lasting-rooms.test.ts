import { readdir } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { LASTING } from "@/tests/setup/lasting-rooms";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const FOLDERS = ["lib", "local", "prisma", "tests"];

async function lastingFiles(): Promise<string[]> {
	const entries = await Promise.all(FOLDERS.map((folder) => readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true })));
	const files = entries.flat().filter((entry) => entry.isFile() && entry.name.endsWith(".ts"));
	return files
		.map(({ parentPath, name }) => path.relative(ROOT, path.join(parentPath, name)).split(path.sep).join("/"))
		.filter((file) => LASTING.test(`/${file}`));
}

it("what a lasting room uses lasts too, so that no file of tests reads the room again", async () => {
	const files = await lastingFiles();
	expect(files.length).toBeGreaterThan(500);
	const { metafile } = await build({
		stdin: { contents: files.map((file) => `import "./${file}";`).join("\n"), resolveDir: ROOT },
		absWorkingDir: ROOT,
		bundle: true,
		platform: "node",
		format: "esm",
		packages: "external",
		ignoreAnnotations: true,
		write: false,
		metafile: true,
		logLevel: "silent",
	});
	const uses = Object.entries(metafile.inputs).filter(([file]) => LASTING.test(`/${file}`));
	const leaving = uses.flatMap(([file, { imports }]) =>
		imports.filter(({ path: used, external }) => !external && !LASTING.test(`/${used}`)).map(({ path: used }) => `${file} uses ${used}`),
	);
	expect(leaving).toEqual([]);
});
