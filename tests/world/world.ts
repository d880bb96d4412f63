import { afterAll } from "vitest";
import { takeEngineEndpoint } from "./engine-endpoint";
import { S3_CREDENTIALS, startS3Service } from "./s3-service";
import { type ProgramStandIn, type StandIn, startChannels, startEngine, startJobBoards } from "./stand-ins";

/**
 * What a test can have around the application besides its database, which every integration test has: the engine with our functions served to it,
 * the realtime server, the job boards, an S3 service.
 */
export type Part = "engine" | "channels" | "boards" | "objects";

/** A part that runs, and what can be done to it. */
export interface World {
	urlOf(part: Part): string;
	stop(part: Part): Promise<void>;
	/** The process of a part that has one of its own, to be halted and let go on. */
	pidOf(part: Part): number;
	/** Ends a part as a crash would; `start` brings it back on its port, with the state that it kept. */
	crash(part: Part): Promise<{ start(): Promise<void> }>;
	/** The app answers no call of the engine for which `isHit` says so, until told otherwise. */
	outage(isHit: (url: URL) => boolean): void;
	/** What the S3 service holds, by path. */
	readonly objects: Awaited<ReturnType<typeof startS3Service>>["objects"];
}

async function startObjects(): Promise<StandIn & Pick<World, "objects">> {
	const { endpoint, objects, close } = await startS3Service();
	const { bucket, region, accessKeyId, secretAccessKey } = S3_CREDENTIALS;
	const names = { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
	return { url: endpoint, variables: { S3_ENDPOINT: endpoint, ...names }, stop: close, objects };
}

/**
 * Starts these parts and leads the environment to them, until the file's tests are over. Call it before anything reads the environment: modules
 * that do so as they load (whatever sends events) are imported after it.
 */
export async function openWorld(...wanted: Part[]): Promise<World> {
	const endpoint = wanted.includes("engine") ? await takeEngineEndpoint() : undefined;
	const starts: Record<Part, () => Promise<StandIn & Partial<ProgramStandIn> & Partial<Pick<World, "objects">>>> = {
		engine: () => startEngine(process.env.DATABASE_URL ?? "", `${endpoint?.origin}/api/inngest`, { INNGEST_LOCAL_BACKOFF_MS: "100,200,400" }),
		channels: startChannels,
		boards: () => startJobBoards({ JOB_BOARDS_FAULTS: "none", JOB_BOARDS_COUNT: "300" }),
		objects: startObjects,
	};
	const running = new Map(await Promise.all(wanted.map(async (part) => [part, await starts[part]()] as const)));
	afterAll(async () => {
		for (const part of running.values()) await part.stop();
		await endpoint?.close();
	}, 60_000);
	for (const part of running.values()) Object.assign(process.env, part.variables);
	if (endpoint) {
		process.env.INNGEST_SERVE_ORIGIN = endpoint.origin;
		await endpoint.open();
	}
	const find = (name: Part) => {
		const part = running.get(name);
		if (!part) throw new Error(`This world was opened without ${name}`);
		return part;
	};
	const programOf = (name: Part) => {
		const { program } = find(name);
		if (!program) throw new Error(`The part ${name} has no process of its own`);
		return program;
	};
	return {
		urlOf: (name) => find(name).url,
		stop: (name) => find(name).stop(),
		pidOf: (name) => programOf(name).pid,
		crash: async (name) => {
			const program = programOf(name);
			await program.end("SIGKILL");
			return { start: async () => void (await program.start()) };
		},
		outage: (isHit) => endpoint?.outage(isHit),
		objects: running.get("objects")?.objects ?? new Map(),
	};
}
