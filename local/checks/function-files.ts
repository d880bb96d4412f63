import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const Trace = z.object({ files: z.array(z.string()) });
const RequiredFiles = z.object({ files: z.array(z.string()) });

export interface BuiltFunction {
	/** As a person would write it, like `/api/v1/files/[fileId]`. */
	readonly route: string;
	/** Everything that it carries when it is hosted alone, relative to the project. */
	readonly files: string[];
	readonly bytes: number;
}

function readTrace(root: string, file: string): string[] {
	const trace = path.join(root, `${file}.nft.json`);
	if (!existsSync(trace)) return [file];
	const { files } = Trace.parse(JSON.parse(readFileSync(trace, "utf8")));
	return [file, ...files.map((name) => path.relative(root, path.resolve(path.dirname(trace), name)))];
}

/** What every function carries: the server itself, its manifests, and the code that runs when it starts. */
function serverFiles(root: string, distDir: string): string[] {
	const { files } = RequiredFiles.parse(JSON.parse(readFileSync(path.join(root, distDir, "required-server-files.json"), "utf8")));
	return [...files, ...readTrace(root, `${distDir}/next-minimal-server.js`).slice(1), ...readTrace(root, `${distDir}/server/instrumentation.js`)];
}

function routeOf(file: string): string {
	const folders = path.dirname(file).split(path.sep);
	return `/${folders.filter((name) => name !== "." && !/^\(.*\)$/.test(name)).join("/")}`;
}

/** The functions that a production build consists of, as its traces tell, largest first. */
export function listFunctions(root: string, distDir = ".next"): BuiltFunction[] {
	const shared = serverFiles(root, distDir);
	const appDir = path.join(root, distDir, "server", "app");
	const entries = readdirSync(appDir, { recursive: true, encoding: "utf8" }).filter((name) => /(^|[\\/])(route|page)\.js$/.test(name));
	const functions = entries.map((entry): BuiltFunction => {
		const traced = readTrace(root, path.relative(root, path.join(appDir, entry)));
		const files = [...new Set([...shared, ...traced])].filter((name) => existsSync(path.join(root, name)));
		return { route: routeOf(entry), files, bytes: files.reduce((sum, name) => sum + lstatSync(path.join(root, name)).size, 0) };
	});
	return functions.sort((a, b) => b.bytes - a.bytes || a.route.localeCompare(b.route));
}
