import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { GoalMode } from "../client.ts";
import { deprecationText } from "../core/transport.ts";
import type { TokenPair } from "../generated/models.ts";
import { UsageError } from "./exit-codes.ts";

/** What `login` keeps, in a file that only its owner can read. */
interface Kept {
	readonly url?: string;
	readonly apiKey?: string;
	readonly tokens?: TokenPair;
}

export const AGENT = "goal-mode-cli/0.1.0";

export function settingsFile(env: NodeJS.ProcessEnv = process.env): string {
	const home = env.XDG_CONFIG_HOME || path.join(homedir(), ".config");
	return path.join(home, "goal-mode", "settings.json");
}

export async function readSettings(): Promise<Kept> {
	try {
		return JSON.parse(await readFile(settingsFile(), "utf8"));
	} catch {
		return {};
	}
}

export async function writeSettings(kept: Kept): Promise<void> {
	const file = settingsFile();
	await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
	await writeFile(file, `${JSON.stringify(kept, null, "\t")}\n`, { mode: 0o600 });
	await chmod(file, 0o600);
}

export function forgetSettings(): Promise<void> {
	return rm(settingsFile(), { force: true });
}

/** The address of the service: `--url`, GOAL_MODE_URL, or what login kept. */
export function urlOf(given: string | undefined, kept: Kept): string {
	const url = given || process.env.GOAL_MODE_URL || kept.url;
	if (!url) throw new UsageError("Where is the service? Give --url, set GOAL_MODE_URL, or sign in with goal-mode login --url ADDRESS.");
	if (!/^https?:\/\//i.test(url)) throw new UsageError(`The address of the service has to begin with http:// or https://, and this one does not: ${url}`);
	return url.replace(/\/+$/, "");
}

/** With what calls are made at an address: a key, what a sign-in through the browser left, or nothing. */
export async function credentialAt(given: string | undefined): Promise<{ readonly apiKey?: string; readonly tokens?: TokenPair }> {
	const kept = await readSettings();
	const apiKey = process.env.GOAL_MODE_API_KEY?.trim() || (urlOf(given, kept) === kept.url ? kept.apiKey : undefined);
	if (apiKey) return { apiKey };
	return urlOf(given, kept) === kept.url && kept.tokens ? { tokens: kept.tokens } : {};
}

/** A client with the credentials at hand: GOAL_MODE_API_KEY, or what login kept for this address. */
export async function openClient(given: string | undefined): Promise<GoalMode> {
	const kept = await readSettings();
	const baseUrl = urlOf(given, kept);
	const { apiKey, tokens } = await credentialAt(given);
	return new GoalMode({
		baseUrl,
		userAgent: AGENT,
		...(apiKey ? { apiKey } : {}),
		...(tokens ? { tokens, onTokens: (renewed) => writeSettings({ ...kept, tokens: renewed }) } : {}),
		onDeprecation: (notice) => process.stderr.write(`${deprecationText(notice)}\n`),
	});
}
