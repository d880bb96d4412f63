import path from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..", "..", "..");
const ENTRY = "lib/tools/servers.ts";

/** Files that are loaded with the list of tools, before any tool is called. */
async function loadedAtOnce(): Promise<string[]> {
	const { metafile } = await build({
		absWorkingDir: ROOT,
		entryPoints: [ENTRY],
		bundle: true,
		write: false,
		metafile: true,
		splitting: true,
		format: "esm",
		platform: "node",
		packages: "external",
		outdir: "out",
		conditions: ["react-server"],
		loader: { ".node": "empty", ".wasm": "empty" },
		logLevel: "silent",
	});
	const loaded = new Set([ENTRY]);
	for (const file of loaded) {
		for (const { path: used, kind } of metafile.inputs[file]?.imports ?? []) if (kind === "import-statement" && used in metafile.inputs) loaded.add(used);
	}
	return [...loaded];
}

it("who tells of tools loads their shapes, not what they have learned to read by", async () => {
	const loaded = await loadedAtOnce();
	expect(loaded).toContain("lib/tools/resume-profile/parse-resume.ts");
	expect(loaded.filter((file) => /-(?:model|network|weights)[.]json$|[/]read-(?:pdf|docx)[.]ts$/.test(file))).toEqual([]);
});
