import { z } from "zod";

const MINUTE_MS = 60_000;
/** Waits before the first, second, … retry, as the hosted service documents them. */
const defaultBackoffMs = [15_000, 30_000, 1, 2, 5, 10, 20, 40, 60, 120].map((wait) => (wait < 1_000 ? wait * MINUTE_MS : wait));

const list = (value: string) =>
	value
		.split(",")
		.map((part) => part.trim())
		.filter((part) => part !== "");

const environment = z.object({
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
	HOST: z.string().default("127.0.0.1"),
	PORT: z.coerce.number().int().min(0).max(65_535).default(8288),
	INNGEST_SERVE_URL: z.string().default("").transform(list).pipe(z.array(z.url())),
	INNGEST_EVENT_KEY: z.string().min(1),
	INNGEST_SIGNING_KEY: z.string().regex(/^(signkey-\w+-)?([0-9a-f]{2})+$/i, "must be hex digits of even count, with an optional signkey-… prefix"),
	INNGEST_LOCAL_BACKOFF_MS: z
		.string()
		.optional()
		.transform((value) => (value === undefined ? defaultBackoffMs : list(value).map(Number)))
		.pipe(z.array(z.number().nonnegative()).min(1)),
	INNGEST_LOCAL_COUNT_OUTAGES: z.stringbool().default(false),
	INNGEST_LOCAL_MAX_CALLS: z.coerce.number().int().positive().default(64),
	INNGEST_LOCAL_KEEP_DAYS: z.coerce.number().positive().default(7),
	LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
});

export interface Config {
	databaseUrl: string;
	host: string;
	port: number;
	serveUrls: string[];
	eventKey: string;
	signingKey: string;
	backoffMs: number[];
	/** A refused connection costs an attempt, as on a real server. */
	isCountingOutages: boolean;
	maxCalls: number;
	keepDays: number;
	logLevel: string;
}

/** Reads the settings; throws one error that names every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
	const parsed = environment.safeParse(env);
	if (!parsed.success) throw new Error(`The Inngest engine cannot start.\n${z.prettifyError(parsed.error)}`);
	const value = parsed.data;
	return {
		databaseUrl: value.DATABASE_URL,
		host: value.HOST,
		port: value.PORT,
		serveUrls: value.INNGEST_SERVE_URL,
		eventKey: value.INNGEST_EVENT_KEY,
		signingKey: value.INNGEST_SIGNING_KEY,
		backoffMs: value.INNGEST_LOCAL_BACKOFF_MS,
		isCountingOutages: value.INNGEST_LOCAL_COUNT_OUTAGES,
		maxCalls: value.INNGEST_LOCAL_MAX_CALLS,
		keepDays: value.INNGEST_LOCAL_KEEP_DAYS,
		logLevel: value.LOG_LEVEL,
	};
}
