import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { providePython } from "./python";

export interface Ended {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

export type CommandLine = (args: readonly string[], options?: { readonly input?: string; readonly env?: Readonly<Record<string, string>> }) => Promise<Ended>;

/** Runs a program with what comes in, to its end; nothing of this machine's own settings reaches it. */
function running(file: string, before: readonly string[], own: Readonly<Record<string, string>>): CommandLine {
	return (args, { input = "", env = {} } = {}) =>
		new Promise((resolve) => {
			const fresh = { XDG_CONFIG_HOME: "/nowhere", GOAL_MODE_NO_BROWSER: "1", GOAL_MODE_URL: "", GOAL_MODE_API_KEY: "" };
			const child = spawn(file, [...before, ...args], { env: { ...process.env, ...fresh, ...own, ...env }, stdio: ["pipe", "pipe", "pipe"] });
			let [out, err] = ["", ""];
			child.stdout.on("data", (chunk: Buffer) => {
				out += chunk.toString();
			});
			child.stderr.on("data", (chunk: Buffer) => {
				err += chunk.toString();
			});
			child.once("close", (code) => resolve({ code, out, err }));
			child.stdin.end(input);
		});
}

/** The command line of both packages; that of Python where there is one. */
export async function commandLines(): Promise<ReadonlyMap<string, CommandLine>> {
	const found = await providePython();
	// Put together once: each of many commands starts at once then.
	const outfile = path.join(await mkdtemp(path.join(tmpdir(), "goal-mode-command-line-")), "main.mjs");
	await build({ entryPoints: ["sdk/typescript/src/cli/main.ts"], outfile, bundle: true, platform: "node", format: "esm" });
	const lines = new Map([["TypeScript", running(process.execPath, [outfile], {})]]);
	if ("python" in found) lines.set("Python", running(found.python, ["-m", "goal_mode"], { PYTHONPATH: "sdk/python/src", PYTHONDONTWRITEBYTECODE: "1" }));
	return lines;
}
