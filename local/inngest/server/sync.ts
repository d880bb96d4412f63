import { z } from "zod";
import { sendSigned } from "@/local/inngest/calls/signed-request";
import type { Engine } from "@/local/inngest/engine/engine";
import { canonicalJson } from "@/local/inngest/signing/canonical-json";

const AWAY_POLL_MS = 500;
const STEADY_POLL_MS = 10_000;

const AppDescription = z.object({ app_id: z.string(), functions: z.array(z.unknown()) });

export interface SyncState {
	url: string;
	isSynced: boolean;
	error?: string | undefined;
}

/** Asks an app what it serves and registers it. Rejects with the reason when the app is away or cannot be honoured. */
async function syncApp(engine: Engine, url: string): Promise<void> {
	const answer = await sendSigned("PUT", new URL(url), canonicalJson({ url }), engine.config.signingKey, { "x-inngest-sync-kind": "in_band" });
	if (answer.status !== 200) throw new Error(`The app answered the sync with ${answer.status}: ${answer.text.slice(0, 300)}`);
	if (!answer.isSigned) throw new Error("The app's answer to the sync does not carry our signature");
	const app = AppDescription.parse(JSON.parse(answer.text));
	if (await engine.registry.replace(app.app_id, url, app.functions)) engine.log.info({ appId: app.app_id, functions: app.functions.length }, "app registered");
}

/** Keeps the registry in step with every configured app: often while it is away, seldom once it has answered. */
export class SyncLoop {
	readonly states: SyncState[];
	private readonly timers = new Set<NodeJS.Timeout>();
	private isStopped = false;

	constructor(private readonly engine: Engine) {
		this.states = engine.config.serveUrls.map((url) => ({ url, isSynced: false }));
	}

	run(): void {
		for (const state of this.states) void this.poll(state);
	}

	stop(): void {
		this.isStopped = true;
		for (const timer of this.timers) clearTimeout(timer);
	}

	private async poll(state: SyncState): Promise<void> {
		const { engine } = this;
		try {
			await syncApp(engine, state.url);
			engine.registry.setReachable(state.url, true);
			if (!state.isSynced) engine.dispatcher.wakeIn(0);
			Object.assign(state, { isSynced: true, error: undefined });
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			if (message !== state.error) engine.log.warn({ url: state.url, reason: message }, "the app could not be registered yet");
			Object.assign(state, { isSynced: false, error: message });
		}
		this.schedule(state);
	}

	/** Between two steady polls an app that stops answering calls is noticed by the registry, and asked again soon. */
	private schedule(state: SyncState, pollAt = Date.now() + (state.isSynced ? STEADY_POLL_MS : AWAY_POLL_MS)): void {
		if (this.isStopped) return;
		const timer = setTimeout(() => {
			this.timers.delete(timer);
			const isAway = !this.engine.registry.isReachable(state.url);
			if (isAway) state.isSynced = false;
			if (isAway || Date.now() >= pollAt) void this.poll(state);
			else this.schedule(state, pollAt);
		}, AWAY_POLL_MS);
		this.timers.add(timer);
	}
}
