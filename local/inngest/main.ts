import { randomInt } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { DispatchLoop } from "@/local/inngest/clock/dispatcher";
import { readConfig } from "@/local/inngest/engine/config";
import { Database } from "@/local/inngest/engine/database";
import type { Engine } from "@/local/inngest/engine/engine";
import { LeaseBook } from "@/local/inngest/engine/lease-book";
import { Registry } from "@/local/inngest/engine/registry";
import { createSchema } from "@/local/inngest/engine/schema";
import { FairOrder } from "@/local/inngest/rules/fair-order";
import { PRESENCE_LOCK_CLASS } from "@/local/inngest/runs/leasing";
import { prune } from "@/local/inngest/runs/prune";
import { createHttpServer } from "@/local/inngest/server/http-server";
import { SyncLoop } from "@/local/inngest/server/sync";

const PRUNE_EVERY_MS = 3_600_000;
const STOP_GRACE_MS = 3_000;
const STOP_LIMIT_MS = 6_000;

async function main(): Promise<void> {
	const config = readConfig(process.env);
	const log = pino({ level: config.logLevel, base: undefined }, pino.destination(2));
	const database = new Database(config.databaseUrl, log);
	await database.transaction(createSchema);
	const instance = randomInt(1, 2 ** 31 - 1);
	const presence = database.holdPresence(PRESENCE_LOCK_CLASS, instance);
	await presence.ready;
	const registry = new Registry(database);
	await registry.load(config.serveUrls);
	const loop = new DispatchLoop();
	const leases = new LeaseBook(config.maxCalls);
	const engine: Engine = { config, log, database, registry, leases, turns: new FairOrder(), dispatcher: loop, instance };
	const sync = new SyncLoop(engine);

	const server = createHttpServer(engine, sync.states);
	server.listen(config.port, config.host);
	await once(server, "listening");
	loop.run(engine);
	sync.run();
	const pruneNow = () => void prune(engine).catch((error: unknown) => log.error({ err: error }, "pruning failed"));
	pruneNow();
	const pruning = setInterval(pruneNow, PRUNE_EVERY_MS);
	const { port } = server.address() as AddressInfo;
	process.stdout.write(`${JSON.stringify({ listening: port })}\n`);

	const stop = async (signal: string) => {
		log.info({ signal }, "stopping");
		setTimeout(() => {
			log.warn("stopping without handing back the calls in hand: the database does not answer");
			process.exit(0);
		}, STOP_LIMIT_MS).unref();
		clearInterval(pruning);
		sync.stop();
		await loop.stop(STOP_GRACE_MS);
		server.close();
		server.closeAllConnections();
		await presence.stop();
		await database.close();
		process.exit(0);
	};
	process.once("SIGTERM", (signal) => void stop(signal));
	process.once("SIGINT", (signal) => void stop(signal));
}

await main();
