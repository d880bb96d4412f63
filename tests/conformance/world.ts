import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Inngest } from "inngest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "@/local/postgres/throwaway";
import { findFreePort } from "@/local/processes/ports";
import type { Effect } from "@/tests/conformance/app/effects";
import { Child } from "./child";

const root = path.resolve(import.meta.dirname, "../..");
const externalUrl = process.env.INNGEST_TEST_URL;

/** Whether the suite runs against the engine of this repository; otherwise INNGEST_TEST_URL names a real server. */
export const isEmbedded = externalUrl === undefined;

export interface World {
	engine: Child;
	/** Another engine on the same database. */
	startSecondEngine(): Promise<{ engine: Child; url: string }>;
	app: Child;
	postgres: ThrowawayPostgres | undefined;
	engineUrl: string;
	appUrl: string;
	eventKey: string;
	signingKey: string;
	inngest: Inngest;
	/** Sends one `test/…` event with a token of its own; gives the token. */
	send(name: string, data?: Record<string, unknown>, id?: string): Promise<string>;
	/** What the functions did for a token so far, in order. */
	effects(token: string, what?: string): Effect[];
	/** Waits until a token has `count` effects of one kind; fails with what there is. */
	until(token: string, what: string, count?: number, timeoutMs?: number): Promise<Effect[]>;
	stop(): Promise<void>;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts database, engine and app, each a process of its own, and waits until the app is registered. */
export async function startWorld(settings: Record<string, string> = {}, appScript = "tests/conformance/app/main.ts"): Promise<World> {
	const dir = mkdtempSync(path.join(os.tmpdir(), "inngest-conformance-"));
	const effectsFile = path.join(dir, "effects.log");
	const eventKey = process.env.INNGEST_TEST_EVENT_KEY ?? randomBytes(16).toString("hex");
	const signingKey = process.env.INNGEST_TEST_SIGNING_KEY ?? `signkey-test-${randomBytes(32).toString("hex")}`;
	const [enginePort, appPort] = [await findFreePort(), await findFreePort()];
	const engineUrl = externalUrl ?? `http://127.0.0.1:${enginePort}`;
	const appUrl = `http://127.0.0.1:${appPort}/api/inngest`;
	const keys = { INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey };
	const postgres = isEmbedded ? await startThrowawayPostgres() : undefined;
	const newEngine = (port: number, name: string) =>
		new Child(
			path.join(root, "local/inngest/main.ts"),
			{ ...keys, DATABASE_URL: postgres?.adminUrl ?? "", PORT: String(port), INNGEST_SERVE_URL: appUrl, INNGEST_LOCAL_BACKOFF_MS: "100,200,300", ...settings },
			path.join(dir, `${name}.log`),
		);
	const engine = newEngine(enginePort, "engine");
	const app = new Child(
		path.join(root, appScript),
		{ ...keys, PORT: String(appPort), INNGEST_DEV: "0", INNGEST_BASE_URL: engineUrl, EFFECTS_FILE: effectsFile, NODE_ENV: "production" },
		path.join(dir, "app.log"),
	);
	const inngest = new Inngest({ id: "tests", isDev: false, baseUrl: engineUrl, eventKey, signingKey });
	const effects = (token: string, what?: string): Effect[] => {
		let lines: string[] = [];
		try {
			lines = readFileSync(effectsFile, "utf8").split("\n").filter(Boolean);
		} catch {
			return [];
		}
		return lines.map((line): Effect => JSON.parse(line)).filter((effect) => effect.token === token && (what === undefined || effect.what === what));
	};
	const world: World = {
		engine,
		async startSecondEngine() {
			const second = newEngine(0, "second-engine");
			const url = `http://127.0.0.1:${await second.start()}`;
			await untilSynced(url);
			return { engine: second, url };
		},
		app,
		postgres,
		engineUrl,
		appUrl,
		eventKey,
		signingKey,
		inngest,
		effects,
		async send(name, data = {}, id = undefined) {
			const token = typeof data.token === "string" ? data.token : randomUUID();
			await inngest.send({ name: `test/${name}`, data: { ...data, token }, ...(id === undefined ? {} : { id }) });
			return token;
		},
		async until(token, what, count = 1, timeoutMs = 15_000) {
			for (const endAt = Date.now() + timeoutMs; ; ) {
				const found = effects(token, what);
				if (found.length >= count) return found;
				if (Date.now() > endAt) throw new Error(`waited for ${count} × "${what}", there is ${JSON.stringify(effects(token))}`);
				await pause(15);
			}
		},
		async stop() {
			await app.kill();
			await engine.kill("SIGTERM");
			await postgres?.stop();
			if (process.env.KEEP_LOGS === undefined) rmSync(dir, { recursive: true, force: true });
		},
	};
	if (isEmbedded) await engine.start();
	await app.start();
	if (isEmbedded) await untilSynced(engineUrl);
	else await fetch(appUrl, { method: "PUT" });
	return world;
}

async function untilSynced(engineUrl: string): Promise<void> {
	for (const endAt = Date.now() + 15_000; ; ) {
		const health = await fetch(`${engineUrl}/health`).then((answer) => answer.json());
		if (health.apps.every((app: { isSynced: boolean }) => app.isSynced)) return;
		if (Date.now() > endAt) throw new Error(`the app was not registered: ${JSON.stringify(health)}`);
		await pause(30);
	}
}
