import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Inngest } from "inngest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "@/local/postgres/throwaway";
import { findFreePort } from "@/local/processes/ports";
import type { Effect } from "@/tests/conformance/app/effects";
import { Program } from "@/tests/world/program";
import { type Ask, asking } from "./ask";
import { EffectsLog } from "./effects";
import { externalEventKey, externalSigningKey, externalUrl, isEmbedded, isSigned, pause } from "./target";

const root = path.resolve(import.meta.dirname, "../../..");

export interface Sending {
	/** The sender's idempotency id. */
	id?: string;
	ts?: number;
}

export interface Rig {
	/** The engine of this repository; not running where a real server answers. */
	engine: Program;
	/** Another engine on the same database. */
	startSecondEngine(): Promise<{ engine: Program; url: string }>;
	app: Program;
	postgres: ThrowawayPostgres | undefined;
	appUrl: string;
	eventKey: string;
	signingKey: string;
	inngest: Inngest;
	/** Asks the server as a holder of the signing key, or as a stranger. */
	ask: Ask;
	askUnsigned: Ask;
	/** The server's name for an event of this rig, and for a function. */
	eventName(name: string): string;
	functionId(name: string): string;
	/** Sends one event with a token of its own; gives the token. */
	send(name: string, data?: Record<string, unknown>, sending?: Sending): Promise<string>;
	effects(token: string, what?: string): Effect[];
	/** What the effects of one kind carried, in order. */
	details(token: string, what: string): unknown[];
	until(token: string, what: string, count?: number, timeoutMs?: number): Promise<Effect[]>;
	stop(): Promise<void>;
}

interface Keys {
	eventKey: string;
	signingKey: string;
	/** What an app or a sender needs to know. */
	variables: Record<string, string>;
}

function keysFor(engineUrl: string): Keys {
	const eventKey = externalEventKey ?? randomBytes(16).toString("hex");
	const signingKey = externalSigningKey ?? `signkey-test-${randomBytes(32).toString("hex")}`;
	const signed = { INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey, INNGEST_DEV: "0", INNGEST_BASE_URL: engineUrl };
	return { eventKey, signingKey, variables: isSigned ? signed : { INNGEST_DEV: "1", INNGEST_BASE_URL: engineUrl, INNGEST_EVENT_KEY: eventKey } };
}

/** Asks the app to register itself; throws with its answer when the server refused. */
async function register(appUrl: string): Promise<void> {
	const answer = await fetch(appUrl, { method: "PUT" });
	if (!answer.ok) throw new Error(`the registration was refused with ${answer.status}: ${await answer.text()}`);
}

async function untilSynced(engineUrl: string): Promise<void> {
	for (const endAt = Date.now() + 15_000; ; ) {
		const health = await fetch(`${engineUrl}/health`).then((answer) => answer.json());
		if (health.apps.every((app: { isSynced: boolean }) => app.isSynced)) return;
		if (Date.now() > endAt) throw new Error(`the app was not registered: ${JSON.stringify(health)}`);
		await pause(30);
	}
}

/** Starts database, engine and app, each a process of its own, and waits until the app is registered. Every rig has a name of its own. */
export async function startRig(settings: Record<string, string> = {}, appScript = "tests/conformance/app/main.ts"): Promise<Rig> {
	const dir = mkdtempSync(path.join(os.tmpdir(), "inngest-conformance-"));
	const log = new EffectsLog(path.join(dir, "effects.log"));
	const rigId = `r${randomBytes(4).toString("hex")}`;
	const [enginePort, appPort] = [await findFreePort(), await findFreePort()];
	const engineUrl = externalUrl ?? `http://127.0.0.1:${enginePort}`;
	const appUrl = `http://127.0.0.1:${appPort}/api/inngest`;
	const { eventKey, signingKey, variables } = keysFor(engineUrl);
	const postgres = isEmbedded ? await startThrowawayPostgres() : undefined;
	const newEngine = (port: number, name: string) => {
		const own = { DATABASE_URL: postgres?.adminUrl ?? "", PORT: String(port), INNGEST_SERVE_URL: appUrl, INNGEST_LOCAL_BACKOFF_MS: "100,200,300" };
		return new Program(path.join(root, "local/inngest/main.ts"), { ...variables, ...own, ...settings }, { logFile: path.join(dir, `${name}.log`) });
	};
	const engine = newEngine(enginePort, "engine");
	const appSettings = { PORT: String(appPort), RIG_ID: rigId, EFFECTS_FILE: path.join(dir, "effects.log"), NODE_ENV: "production" };
	const app = new Program(path.join(root, appScript), { ...variables, ...appSettings }, { logFile: path.join(dir, "app.log") });
	const inngest = new Inngest({ id: "tests", baseUrl: engineUrl, isDev: !isSigned, eventKey, ...(isSigned ? { signingKey } : {}) });
	const ask = asking(engineUrl, isSigned ? signingKey : undefined);
	if (isEmbedded) await engine.start();
	await app.start();
	await (isEmbedded ? untilSynced(engineUrl) : register(appUrl));
	return {
		...{ engine, app, postgres, appUrl, eventKey, signingKey, inngest, ask },
		askUnsigned: asking(engineUrl),
		async startSecondEngine() {
			const second = newEngine(0, "second-engine");
			const url = `http://127.0.0.1:${await second.start()}`;
			await untilSynced(url);
			return { engine: second, url };
		},
		eventName: (name) => `${rigId}/${name}`,
		functionId: (name) => `conformance-${rigId}-${name}`,
		async send(name, data = {}, sending = {}) {
			const token = typeof data.token === "string" ? data.token : randomUUID();
			await inngest.send({ name: `${rigId}/${name}`, data: { ...data, token }, ...sending });
			return token;
		},
		effects: (token, what) => log.of(token, what),
		details: (token, what) => log.of(token, what).map(({ detail }) => detail),
		until: (token, what, count, timeoutMs) => log.until(token, what, count, timeoutMs),
		async stop() {
			if (!isEmbedded) await ask(`/fn/remove?url=${encodeURIComponent(appUrl)}`, { method: "DELETE" });
			await app.end();
			await engine.end("SIGTERM");
			await postgres?.stop();
			if (process.env.KEEP_LOGS === undefined) rmSync(dir, { recursive: true, force: true });
		},
	};
}
