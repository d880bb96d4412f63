import "server-only";
import { inngest } from "@/inngest/client";
import { fileStore } from "@/lib/files/store/file-store";
import type { Health } from "@/lib/http/schemas";
import { findPaymentWarning } from "@/lib/payments/reconcile/payment-warning";
import { sql } from "@/lib/platform/database/db";
import { findRegistration } from "@/lib/platform/engine/registration";
import { env } from "@/lib/platform/env";
import { isEngineInDevelopment } from "@/lib/platform/environment/rules";
import { logger } from "@/lib/platform/logger";
import { Trouble } from "@/lib/platform/trouble";
import { startPatience } from "@/lib/platform/waiting/patience";
import { checkRealtime } from "@/lib/realtime/realtime";
import packageJson from "@/package.json";

const PATIENCE_MS = 1500;
/** When an open question to the engine is dropped: later than anybody waits for its answer. */
const DROPPED_AFTER_MS = 5000;
/** Anybody may ask, so the answer of the last second serves all. */
const FRESH_MS = 1000;

const SILENT = "It does not answer.";
const REFUSED = "It refuses, or answers with an error.";

type Part = keyof Health["checks"];
const PARTS: Readonly<Record<Part, () => Promise<unknown>>> = {
	database: () => sql().query("SELECT 1"),
	engine: checkEngine,
	realtime: checkRealtime,
	storage: () => fileStore().check(),
};

let latest: { readonly at: number; readonly health: Promise<Health> } | undefined;
/** A part that is silent is asked once, however many want to know. */
const asked = new Map<Part, Promise<unknown>>();

/** Whether each part that the service leans on answers within two seconds, and what is wrong with one that does not. */
export function checkHealth(): Promise<Health> {
	const now = Date.now();
	if (!latest || now - latest.at > FRESH_MS) latest = { at: now, health: check() };
	return latest.health;
}

async function check(): Promise<Health> {
	const names = Object.keys(PARTS) as Part[];
	const [troubles, warnings] = await Promise.all([Promise.all(names.map(troubleOf)), findWarnings()]);
	const checks = Object.fromEntries(names.map((name, index) => [name, troubles[index] === null ? "ok" : "failing"])) as Health["checks"];
	const reasons = Object.fromEntries(names.flatMap((name, index) => (troubles[index] == null ? [] : [[name, troubles[index]]])));
	return { status: troubles.every((trouble) => trouble === null) ? "ok" : "failing", version: packageJson.version, checks, reasons, warnings };
}

/** What is worth a look and no outage. Whoever can't be asked in time warns of nothing: the checks tell of that. */
async function findWarnings(): Promise<Record<string, string>> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), PATIENCE_MS);
	});
	const payments = await Promise.race([findPaymentWarning().catch(() => null), late]);
	clearTimeout(timer);
	return payments === null ? {} : { payments };
}

function ask(part: Part): Promise<unknown> {
	const open = asked.get(part);
	if (open) return open;
	const question = Promise.resolve()
		.then(PARTS[part])
		.finally(() => asked.delete(part));
	asked.set(part, question);
	return question;
}

/** What is wrong with a part, in words that anybody may read; null when it works. */
async function troubleOf(part: Part): Promise<string | null> {
	let end = () => {};
	const silence = new Promise<never>((_resolve, reject) => {
		end = startPatience(PATIENCE_MS, () => reject(new Trouble(SILENT)));
	});
	try {
		await Promise.race([ask(part), silence]);
		return null;
	} catch (error) {
		logger.warn({ part, err: error }, "A health check failed");
		if (error instanceof Trouble) return error.message;
		return error instanceof Error && /timeout/i.test(`${error.name} ${error.message}`) ? SILENT : REFUSED;
	} finally {
		end();
	}
}

/** An engine of one's own is asked; the hosted one has no health address. Either must have taken the app's functions, or nothing that is started runs. */
async function checkEngine(): Promise<void> {
	const { INNGEST_BASE_URL, INNGEST_DEV } = env();
	if (INNGEST_BASE_URL || isEngineInDevelopment({ INNGEST_DEV })) {
		const response = await fetch(new URL("/health", inngest.apiBaseUrl), { signal: AbortSignal.timeout(DROPPED_AFTER_MS) });
		await response.body?.cancel();
		if (!response.ok) throw new Error(`The engine answered ${response.status}`);
	}
	const registration = await findRegistration();
	if (registration?.refusal) throw new Trouble("It refused to register the app.", { cause: registration.refusal });
	if (!registration?.registeredAt) throw new Trouble("The app is not registered with it yet.");
}
