import { existsSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { readSettings, type Settings } from "@/local/supervisor/settings";

const SERVICES =
	/^(APP_URL|DATABASE_URL|NEXTAUTH_|TOKEN_|INNGEST_|PUSHER_|SMTP_URL|MAIL_FROM|STORAGE_DIR|S3_|POSTING_SOURCES|MODEL_|PADDLE_|LINE_|GOOGLE_|GITHUB_CLIENT_|RATE_LIMIT_|PORT$|HOST$|LOCAL_)/;

/** Empties every variable that names a service or a secret: tests must never reach what the user works with. */
function forgetUserServices(root: string): void {
	const envFile = path.join(root, ".env");
	const inFile = existsSync(envFile) ? Object.keys(parseEnv(readFileSync(envFile, "utf8"))) : [];
	for (const name of [...Object.keys(process.env), ...inFile]) if (SERVICES.test(name)) process.env[name] = "";
}

/** Settings for a stack that is only this run's: a temporary folder and services of its own. */
export async function throwawaySettings(): Promise<Settings> {
	const root = path.resolve(import.meta.dirname, "..", "..");
	forgetUserServices(root);
	// One person's limits would stop a whole suite, and a bench measures the routes, not their limits.
	process.env.RATE_LIMIT_SCALE = "100000";
	const localDir = await mkdtemp(path.join(os.tmpdir(), "goal-mode-stack-"));
	return { ...readSettings(false), localDir, logDir: path.join(localDir, "logs") };
}
