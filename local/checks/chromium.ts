import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { runToEnd } from "./run-to-end";

/** The one without a window first: it does the same at two thirds of the cost. */
const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const APPLICATIONS = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL_WITHIN_MS = 600_000;

function which(command: string): string | null {
	try {
		return execFileSync("/bin/sh", ["-c", `command -v ${command}`], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim() || null;
	} catch {
		return null;
	}
}

function findInstalled(): string | null {
	const candidates = [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...COMMANDS.map(which), ...APPLICATIONS];
	return candidates.find((file) => Boolean(file) && existsSync(file ?? "")) ?? null;
}

async function installDebianPackage(): Promise<void> {
	if (process.getuid?.() !== 0 || !which("apt-get")) return;
	process.stdout.write("No browser found. Installing Debian's Chromium, which takes a minute or two …\n");
	const env = { DEBIAN_FRONTEND: "noninteractive" };
	await runToEnd("apt-get", ["update", "-qq"], { env, timeoutMs: INSTALL_WITHIN_MS });
	for (const name of ["chromium-headless-shell", "chromium"]) {
		if (findInstalled()) return;
		await runToEnd("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env, timeoutMs: INSTALL_WITHIN_MS });
	}
}

async function downloadFromPlaywright(): Promise<void> {
	process.stdout.write("No browser found. Downloading Playwright's Chromium …\n");
	const cli = path.join(path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")), "cli.js");
	await runToEnd(process.execPath, [cli, "install", "chromium"], { timeoutMs: INSTALL_WITHIN_MS });
}

/** The path of a Chromium to test with: one that is there, or else one that is installed now. Throws with advice when neither works. */
export async function provideChromium(): Promise<string> {
	for (const provide of [async () => undefined, installDebianPackage, downloadFromPlaywright]) {
		await provide();
		const found = findInstalled();
		if (found) return found;
	}
	throw new Error("The browser tests need Chromium. Install Chromium or Chrome, or name one in PLAYWRIGHT_CHROMIUM.");
}
