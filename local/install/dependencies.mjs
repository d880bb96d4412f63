import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withProgress } from "./progress.mjs";

function wanted(root) {
	const lock = readFileSync(path.join(root, "package-lock.json"));
	return createHash("sha256").update(lock).update(`${process.platform} ${process.arch} ${process.versions.modules}`).digest("hex");
}

/** Whether npm's own record of what it installed agrees with the lock file, so that an `npm ci` of the user's counts. */
function alreadyInstalled(root) {
	const record = path.join(root, "node_modules", ".package-lock.json");
	if (!existsSync(record)) return false;
	const locked = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
	const installed = JSON.parse(readFileSync(record, "utf8")).packages;
	const mayLack = (entry) => entry.optional || entry.devOptional || (entry.dev && process.env.NODE_ENV === "production");
	return Object.entries(locked).every(([name, entry]) => {
		if (name === "") return true;
		const found = installed[name];
		return found ? found.version === entry.version : mayLack(entry);
	});
}

function runNpm(root) {
	const npm = process.env.npm_execpath;
	const [file, first] = npm ? [process.execPath, [npm]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
	const env = { ...process.env, NODE_ENV: "development" };
	return new Promise((resolve, reject) => {
		const child = spawn(file, [...first, "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root, env });
		let output = "";
		const keep = (chunk) => {
			output = (output + chunk).slice(0, 20_000);
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.once("error", reject);
		child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`npm ci failed:\n${output.split("npm error Clean install")[0].trim()}`))));
	});
}

/**
 * Installs the locked dependencies unless they are there. The stamp is written last: an interrupted installation
 * starts over.
 * @param {string} root
 */
export async function installDependencies(root) {
	const stamp = path.join(root, "node_modules", ".goal-mode-lock");
	const hash = wanted(root);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	if (!alreadyInstalled(root)) await withProgress("Installing the dependencies", () => runNpm(root));
	writeFileSync(stamp, hash);
}
