import { afterAll, beforeAll } from "vitest";
import type { ActorContext } from "@/lib/platform/context";
import { type EngineEndpoint, takeEngineEndpoint } from "@/tests/setup/serve-engine";
import { type StandIn, startChannels, startEngine, startJobBoards } from "@/tests/setup/stand-ins";

/** Everything that a goal job runs on: the engine, the realtime server, the job boards, and our functions served to the engine. */
export interface World {
	readonly channels: StandIn;
	/** The process of the job boards, to be halted and let go on. */
	boardsPid(): number;
	/** The app answers no call of the engine for which `isHit` says so, until told otherwise. */
	outage(isHit: (url: URL) => boolean): void;
	/** Ends the engine as a crash would; `start` brings it back on its port, with the state that its database kept. */
	crashEngine(): Promise<{ start(): Promise<void> }>;
	/** The same for the job boards. */
	crashBoards(): Promise<{ start(): Promise<void> }>;
}

let endpoint: EngineEndpoint | undefined;
const standIns = new Map<string, StandIn>();

/** Starts the world before the file's tests and ends it after. Modules that read the environment must be imported after this has run. */
export function useWorld(options: { boards?: Record<string, string> } = {}): { current: () => World } {
	let world: World | undefined;
	beforeAll(async () => {
		endpoint = await takeEngineEndpoint();
		const { origin, open, outage } = endpoint;
		const channels = await startChannels();
		const boardOptions = options.boards ?? { JOB_BOARDS_FAULTS: "none", JOB_BOARDS_COUNT: "300" };
		const runBoards = (more: Record<string, string> = {}) => startJobBoards({ ...boardOptions, ...more });
		const runEngine = (engineOptions: Record<string, string> = {}) =>
			startEngine(process.env.DATABASE_URL ?? "", `${origin}/api/inngest`, { INNGEST_LOCAL_BACKOFF_MS: "100,200,400", ...engineOptions });
		let boards = await runBoards();
		let engine = await runEngine();
		for (const [name, standIn] of Object.entries({ engine, boards, channels })) {
			standIns.set(name, standIn);
			Object.assign(process.env, standIn.variables);
		}
		process.env.INNGEST_SERVE_ORIGIN = origin;
		await open();
		world = {
			channels,
			outage,
			boardsPid: () => boards.child.pid,
			crashEngine: async () => {
				await engine.child.end("SIGKILL");
				const start = async () => {
					engine = await runEngine({ PORT: String(engine.child.port) });
					standIns.set("engine", engine);
				};
				return { start };
			},
			crashBoards: async () => {
				await boards.child.end("SIGKILL");
				const start = async () => {
					boards = await runBoards({ PORT: String(boards.child.port) });
					standIns.set("boards", boards);
				};
				return { start };
			},
		};
	}, 60_000);
	afterAll(async () => {
		for (const standIn of standIns.values()) await standIn.stop();
		await endpoint?.close();
		const { closeDatabase } = await import("@/lib/platform/db");
		await closeDatabase();
	}, 30_000);
	return {
		current: () => {
			if (!world) throw new Error("The world has not started");
			return world;
		},
	};
}

/** A new verified user. */
export async function makeUser(): Promise<ActorContext> {
	const [{ db }, { newId }] = await Promise.all([import("@/lib/platform/db"), import("@/lib/platform/ids")]);
	const userId = newId();
	await db().user.create({ data: { id: userId, email: `${userId}@example.com`, emailVerifiedAt: new Date() } });
	return {
		actor: { kind: "user", userId, sessionId: newId(), tier: "free", signedInAt: new Date() },
		requestId: newId(),
		ipAddress: "127.0.0.1",
		userAgent: null,
	};
}

/** A ready file with these bytes. Returns its id. */
export async function makeFile(context: ActorContext, fileName: string, bytes: Uint8Array): Promise<string> {
	const [{ db }, { newId }, { fileStore }, { fileKey }] = await Promise.all([
		import("@/lib/platform/db"),
		import("@/lib/platform/ids"),
		import("@/lib/files/store/file-store"),
		import("@/lib/files/internal"),
	]);
	const id = newId();
	const mimeType = fileName.endsWith(".pdf") ? "application/pdf" : "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
	const content = await fileStore().put(fileKey(id), bytes, { mimeType, maxBytes: 100_000_000 });
	await db().file.create({ data: { id, ownerId: context.actor.userId, fileName, mimeType, status: "ready", storageKey: fileKey(id), ...content } });
	return id;
}

/** Waits until `look` gives something. @throws Error with the last look when it does not within `withinMs`. */
export async function eventually<T>(look: () => Promise<T | null | undefined | false>, withinMs = 45_000): Promise<T> {
	const giveUpAt = Date.now() + withinMs;
	for (;;) {
		const seen = await look();
		if (seen) return seen;
		if (Date.now() > giveUpAt) throw new Error("It did not happen in time");
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
