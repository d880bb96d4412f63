import "server-only";
import { inngest } from "@/inngest/client";
import { fileStore } from "@/lib/files/store/file-store";
import type { Health } from "@/lib/http/schemas";
import { sql } from "@/lib/platform/database/db";
import { findRegistration } from "@/lib/platform/engine/registration";
import { env } from "@/lib/platform/env";
import { isEngineInDevelopment } from "@/lib/platform/environment/rules";
import { logger } from "@/lib/platform/logger";
import { checkRealtime } from "@/lib/realtime/realtime";
import packageJson from "@/package.json";

const PATIENCE_MS = 2000;
/** Anybody may ask, so the answer of the last second serves all. */
const FRESH_MS = 1000;

let latest: { readonly at: number; readonly health: Promise<Health> } | undefined;

/** Whether each part that the service leans on answers within two seconds. */
export function checkHealth(): Promise<Health> {
	const now = Date.now();
	if (!latest || now - latest.at > FRESH_MS) latest = { at: now, health: check() };
	return latest.health;
}

async function check(): Promise<Health> {
	const [database, engine, realtime, storage] = await Promise.all([
		attempt("database", () => sql().query("SELECT 1")),
		attempt("engine", checkEngine),
		attempt("realtime", checkRealtime),
		attempt("storage", () => fileStore().stat("artifacts/health")),
	]);
	const checks = { database, engine, realtime, storage };
	const isOk = Object.values(checks).every((result) => result === "ok");
	return { status: isOk ? "ok" : "failing", version: packageJson.version, checks };
}

async function attempt(part: string, work: () => Promise<unknown>): Promise<"ok" | "failing"> {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
	});
	try {
		await Promise.race([work(), timeout]);
		return "ok";
	} catch (error) {
		logger.warn({ part, err: error }, "A health check failed");
		return "failing";
	} finally {
		clearTimeout(timer);
	}
}

/** An engine of one's own is asked; the hosted one has no health address. Either must have taken the app's functions, or nothing that is started runs. */
async function checkEngine(): Promise<void> {
	const { INNGEST_BASE_URL, INNGEST_DEV } = env();
	if (INNGEST_BASE_URL || isEngineInDevelopment({ INNGEST_DEV })) {
		const response = await fetch(new URL("/health", inngest.apiBaseUrl), { signal: AbortSignal.timeout(PATIENCE_MS) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`The engine answered ${response.status}`);
	}
	const registration = await findRegistration();
	if (registration?.refusal) throw new Error(`The engine refused to register the app: ${registration.refusal}`);
	if (!registration?.registeredAt) throw new Error("The app is not registered with the engine yet");
}
