import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { env } from "@/lib/platform/env";
import { engineOrigin } from "@/lib/platform/environment/environment";
import { logger } from "@/lib/platform/logger";
import { askRegistration } from "./ask-registration";
import { noteStart } from "./start-notice";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** An engine of one's own may come back without memory; the hosted one keeps what it was given. */
const CONFIRM_MS = 60_000;
/** This very process should answer, not an older one that serves the same address while it is being replaced. */
const OWN_PORT_MS = 10_000;

/**
 * Registers a long-lived server with its engine as soon as it listens, and then makes sure of it. Runs until the process ends. Imports neither
 * the database nor the SDK: every hosted function carries what runs at the start.
 */
export async function keepRegistered(): Promise<void> {
	noteStart();
	const startedAt = Date.now();
	const { INNGEST_BASE_URL, INNGEST_DEV, PORT } = env();
	const isOwnEngine = Boolean(INNGEST_BASE_URL ?? INNGEST_DEV);
	let pauseMs = FIRST_PAUSE_MS;
	let hasStarted = false;
	let lastRefusal: string | null = null;
	for (;;) {
		const isYoung = Date.now() - startedAt < OWN_PORT_MS;
		const ownPort = PORT && (isYoung || hasStarted) ? `http://127.0.0.1:${PORT}` : null;
		const refusal = await askRegistration(ownPort ?? engineOrigin(env()));
		if (refusal === null) {
			if (!hasStarted) logger.info("The app is registered with its engine");
			hasStarted = true;
			pauseMs = FIRST_PAUSE_MS;
			if (!isOwnEngine) return;
		} else {
			if (!isYoung && refusal !== lastRefusal) logger.error({ reason: refusal }, "The app is not registered with its engine: nothing that is started will run");
			pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
		}
		lastRefusal = refusal;
		await delay(refusal === null ? CONFIRM_MS : pauseMs, undefined, { ref: false });
	}
}
