import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseEnvironment } from "@/lib/platform/environment/environment";
import { withProgress } from "@/local/install/progress.mjs";
import { choosePorts } from "@/local/processes/port-book";
import { makePrivateFolder, makeStackFolder } from "@/local/processes/private-folder";
import { type ProcessRecord, takeOverRecord } from "@/local/processes/process-record";
import { ownDatabaseUrl } from "@/local/supervisor/parts/postgres";
import { web } from "@/local/supervisor/parts/web";
import { appEnvironment } from "./app-environment";
import { buildApp } from "./build-app";
import { describeEndpoints, type Endpoints, removeEndpoints, writeEndpoints } from "./endpoints";
import { httpStatus, registrationRefusal } from "./part";
import { createPartGroup, type PartGroup } from "./part-group";
import { migrateDatabase, seedDatabase } from "./prepare-database";
import { loadSecrets } from "./secrets";
import { activeServices, isSet } from "./services";
import type { Settings } from "./settings";
import { loopback, type StackContext } from "./stack-context";

const CHECKS_WITHIN_MS = 30_000;
const ASK_ENGINE_AFTER_MS = 5_000;

export interface Stack {
	/** Brings everything up and publishes the addresses. */
	start(): Promise<Endpoints>;
	/** Stops everything in order; safe at any moment of the start. */
	stop(): Promise<void>;
	/** Ends everything at once. */
	kill(): void;
}

async function openContext(settings: Settings): Promise<StackContext> {
	const secrets = loadSecrets(settings.localDir);
	const ports = await choosePorts(settings.localDir, settings.wantedWebPort);
	const databaseUrl = process.env.DATABASE_URL || ownDatabaseUrl(ports.postgres, secrets.database);
	return { settings, secrets, ports, databaseUrl, webUrl: process.env.APP_URL || `http://localhost:${ports.web}`, isSet };
}

/** The application answers before its checks pass: for one, it still has to register with the engine. */
async function waitForChecks(origin: string): Promise<void> {
	const startedAt = Date.now();
	const url = `${origin}/health`;
	while ((await httpStatus(url)) !== 200) {
		const waitedMs = Date.now() - startedAt;
		const reason = waitedMs > ASK_ENGINE_AFTER_MS ? await registrationRefusal(origin) : null;
		if (reason !== null) throw new Error(`The application runs, but its engine refused to register it, so nothing would run in it: ${reason}`);
		if (waitedMs > CHECKS_WITHIN_MS) throw new Error(`The application runs, but ${url} doesn't say that all is well.`);
		await delay(200);
	}
}

async function startEverything(settings: Settings, group: PartGroup, record: ProcessRecord): Promise<Endpoints> {
	const context = await openContext(settings);
	const active = activeServices();
	const names = new Set(active.map(({ name }) => name));
	const env = appEnvironment(context, active);
	parseEnvironment({ ...process.env, ...env });
	const parts = active.map((service) => service.part(context));
	for (const part of parts) part.dependsOn = part.dependsOn.filter((name) => names.has(name));

	await withProgress("Starting the services", () => group.start(parts));
	const applied = await migrateDatabase(context.databaseUrl);
	if (names.has("postgres")) await seedDatabase(settings, env, record, applied > 0);
	if (!settings.isDev) await buildApp(settings, env, record);
	await withProgress("Starting the application", async () => {
		await group.start([web(context, [], env)]);
		await waitForChecks(loopback(context.ports.web));
	});
	const endpoints = describeEndpoints(context, names);
	writeEndpoints(settings.localDir, endpoints);
	return endpoints;
}

/** The local stack in this folder: the application and everything that stands in for a hosted service. */
export function openStack(settings: Settings, say: (message: string) => void): Stack {
	let record: ProcessRecord | undefined;
	let group: PartGroup | undefined;
	const stop = async () => {
		if (record) removeEndpoints(settings.localDir);
		await group?.stop();
		record?.close();
		record = undefined;
	};
	return {
		start: async () => {
			makeStackFolder(settings.localDir);
			for (const folder of [settings.logDir, path.join(settings.localDir, "storage")]) makePrivateFolder(folder);
			record = await takeOverRecord(path.join(settings.localDir, "processes.json"));
			removeEndpoints(settings.localDir);
			group = createPartGroup({ logDir: settings.logDir, record, say });
			try {
				return await startEverything(settings, group, record);
			} catch (error) {
				await stop();
				throw error;
			}
		},
		stop,
		kill: () => group?.kill(),
	};
}
