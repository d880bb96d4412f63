import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

/** Beside the packages, so that what a program imports of them is found. */
const KEPT = ["node_modules", ".cache", "goal-mode-programs"];
const UNUSED_FOR_MS = 30 * 24 * 3_600_000;
const compiled = new Map<string, string>();

/** Folders that nothing was started from for a month. */
function forgetUnused(kept: string): void {
	for (const name of readdirSync(kept)) {
		const folder = path.join(kept, name);
		const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
		if (mtimeMs !== undefined && Date.now() - mtimeMs > UNUSED_FOR_MS) rmSync(folder, { recursive: true, force: true });
	}
}

/** Our own sources of a program as a few files of JavaScript, in a folder named by their content: who starts the same program shares it. */
function compile(root: string, entry: string): string {
	// By which a list of processes tells them apart.
	const name = entry.replace(/\.ts$/, "").replaceAll(path.sep, "-");
	const { outputFiles } = buildSync({
		entryPoints: [path.join(root, entry)],
		absWorkingDir: root,
		outdir: root,
		bundle: true,
		splitting: true,
		platform: "node",
		format: "esm",
		packages: "external",
		// Its package says nothing of what it exports, so Node wants the file by its whole name.
		alias: { "next/server": "next/server.js" },
		conditions: ["react-server"],
		outExtension: { ".js": ".mjs" },
		entryNames: name,
		logLevel: "silent",
		write: false,
	});
	const hash = createHash("sha256");
	for (const { path: file, contents } of outputFiles) hash.update(path.basename(file)).update(contents);
	const kept = path.join(root, ...KEPT);
	const folder = path.join(kept, hash.digest("hex").slice(0, 32));
	if (!existsSync(folder)) {
		const draft = `${folder}.${process.pid}`;
		mkdirSync(draft, { recursive: true });
		for (const { path: file, contents } of outputFiles) writeFileSync(path.join(draft, path.basename(file)), contents);
		try {
			renameSync(draft, folder);
		} catch (error) {
			rmSync(draft, { recursive: true, force: true });
			// Another process was quicker.
			if (!existsSync(folder)) throw error;
		}
		forgetUnused(kept);
	}
	return path.join(folder, `${name}.mjs`);
}

/**
 * Arguments of Node for a program of ours under `root`. It is compiled before its first start in this process: read as hundreds of sources, a
 * tool's process takes a second and a half of processor time and 50 MB more, each time that one is started again.
 * @throws Error in the compiler's words when a source can't be read.
 */
export function programArguments(root: string, entry: string): string[] {
	const key = path.join(root, entry);
	let program = compiled.get(key);
	if (program === undefined || !existsSync(program)) {
		program = compile(root, entry);
		compiled.set(key, program);
	}
	const now = new Date();
	utimesSync(path.dirname(program), now, now);
	return ["--conditions=react-server", program];
}
