import { z } from "zod";
import { trimEndOf } from "@/lib/platform/language/outer-letters";
import "@/lib/platform/language/validator-words";
import { ADMISSION } from "./admission";
import { EXCHANGE_RATES } from "./exchange-rates";
import { IDENTITY_PROVIDERS } from "./identity-providers";
import { MESSAGING_ACCOUNT } from "./messaging-account";
import { complaintsAbout } from "./rules";
import { vercelDefaults } from "./vercel";

const Flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const Optional = z
	.string()
	.trim()
	.transform((value) => (value === "" ? undefined : value))
	.optional();
/** `{"name": {"url": "https://…", "token": "…"}}`: tool servers that run elsewhere. */
const ToolServers = z
	.string()
	.default("{}")
	.transform((text, context) => {
		try {
			return JSON.parse(text) as unknown;
		} catch {
			context.addIssue({ code: "custom", message: "must be JSON" });
			return z.NEVER;
		}
	})
	.pipe(z.record(z.string(), z.object({ url: z.url(), token: z.string().optional() })));
const Secret = z.string().min(32, "must have at least 32 characters");

const Environment = z.object({
	NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
	APP_URL: z.url("must be the address people open, like https://app.example.com").transform((url) => trimEndOf(url, /\//)),
	DATABASE_URL: z.url("must be a Postgres connection string"),
	DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(20),
	/** The longest that one statement may take; when no connection comes free for half of it, the database does not answer. */
	DATABASE_TIMEOUT_MS: z.coerce.number().int().min(500).max(600_000).default(15_000),

	...ADMISSION,

	TOKEN_SECRET: Secret,
	/** PKCS 8 PEM of an EC P-256 key: access tokens are then signed with ES256 instead of HS256. */
	TOKEN_PRIVATE_KEY: Optional,
	NEXTAUTH_SECRET: Secret,

	INNGEST_EVENT_KEY: Optional,
	INNGEST_SIGNING_KEY: Optional,
	/** 1, or the address of a development server of Inngest; 0, the default, for one that knows keys. */
	INNGEST_DEV: Optional,
	INNGEST_BASE_URL: Optional,
	/** Where the engine calls the app, when that is not APP_URL. */
	INNGEST_SERVE_ORIGIN: Optional.pipe(z.url("must be an address like https://app.example.com").optional()),

	PUSHER_APP_ID: z.string().min(1),
	PUSHER_KEY: z.string().min(1),
	PUSHER_SECRET: z.string().min(1),
	PUSHER_CLUSTER: z.string().default("mt1"),
	/** Only for a server other than Pusher's own. */
	PUSHER_HOST: Optional,
	PUSHER_PORT: z.coerce.number().int().min(1).max(65535).default(443),
	PUSHER_TLS: Flag.default(true),

	SMTP_URL: z.url("must be an SMTP connection string, like smtps://user:password@host:465"),
	MAIL_FROM: z.string().default("Goal Mode <no-reply@localhost>"),

	/** Knows passwords from breaches, by the range protocol of Have I Been Pwned; without it the built-in list alone is asked. */
	BREACHED_PASSWORDS_URL: Optional.pipe(
		z
			.url("must be an address like https://api.pwnedpasswords.com/range")
			.transform((url) => trimEndOf(url, /\//))
			.optional(),
	),

	/** Tells places of addresses on the page of sessions: a file in MaxMind's format. */
	GEOIP_DATABASE: Optional,

	STORAGE_DIR: z.string().default(".local/storage"),
	/** Millions of bytes that the files of one account may take. */
	STORAGE_MB_PER_GUEST: z.coerce.number().int().min(1).default(200),
	STORAGE_MB_PER_USER: z.coerce.number().int().min(1).default(5000),
	S3_ENDPOINT: Optional,
	S3_REGION: z.string().default("auto"),
	S3_BUCKET: Optional,
	S3_ACCESS_KEY_ID: Optional,
	S3_SECRET_ACCESS_KEY: Optional,

	POSTING_SOURCES: z.string().default("live"),
	POSTING_SOURCES_ALLOW_LOOPBACK: Flag.default(false),
	/** `{"publishedOn": "2026-11-27", "unitsForOneEuro": {"USD": 1.09, …}}`: newer rates to compare salaries by. */
	EXCHANGE_RATES,
	POSTINGS_FRESH_MINUTES: z.coerce.number().min(0).max(1_440).default(60),

	...IDENTITY_PROVIDERS,

	...MESSAGING_ACCOUNT,

	TOOL_SERVERS: ToolServers,

	MODEL_PROVIDER: z.enum(["openai-compatible", "openai", "anthropic"]).optional(),
	MODEL_NAME: Optional,
	MODEL_API_KEY: Optional,
	MODEL_BASE_URL: Optional,
	MODEL_INPUT_MICRO_U_PER_TOKEN: z.coerce.number().min(0).default(1),
	/** The most that one call of the model may cost. */
	MODEL_BUDGET_MICRO_U: z.coerce.number().int().positive().default(500_000),
	MODEL_OUTPUT_MICRO_U_PER_TOKEN: z.coerce.number().min(0).default(5),

	/** How amounts are named on the wire: millionths of a US dollar, or credits, of which a dollar has a hundred. */
	CREDIT_UNIT: z.enum(["micro", "credits"]).default("micro"),

	PADDLE_API_KEY: Optional,
	/** Of the notification destination that leads to /api/v1/webhooks/paddle. */
	PADDLE_WEBHOOK_SECRET: Optional,
	/** For Paddle.js in the browser. */
	PADDLE_CLIENT_TOKEN: Optional,
	PADDLE_PRO_PRICE_ID: Optional,
	/** Only for an address other than Paddle's own, which follow from the key. */
	PADDLE_BASE_URL: Optional.pipe(
		z
			.url("must be an address like https://api.paddle.com")
			.transform((url) => trimEndOf(url, /\//))
			.optional(),
	),
	PADDLE_SCRIPT_URL: z.url("must be an address").default("https://cdn.paddle.com/paddle/v2/paddle.js"),
	PADDLE_CHECKOUT_ORIGIN: Optional.pipe(z.url("must be an address like https://buy.paddle.com").optional()),
	/** How long the ids of webhooks are kept. Paddle sends one for three days until it is taken. */
	PADDLE_EVENTS_KEPT_DAYS: z.coerce.number().int().min(4).max(3_650).default(90),
	/** What each paid month of Pro brings. */
	PRO_CREDITS_MICRO_U: z.coerce.number().int().min(0).max(1_000_000_000).multipleOf(10_000, "must be whole US cents").default(20_000_000),

	RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
	/** How many proxies in front of the app may be believed about the caller's address. */
	TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),

	/** Set by the server itself, and by Vercel for its deployments. */
	PORT: Optional,
	VERCEL: Optional,
	VERCEL_DEPLOYMENT_ID: Optional,
	VERCEL_AUTOMATION_BYPASS_SECRET: Optional,

	LOCAL_DEMO_EMAIL: Optional,
	LOCAL_DEMO_PASSWORD: Optional,
});

export type Environment = z.output<typeof Environment>;

function messageOf(value: string | undefined, message: string): string {
	if (value !== undefined) return message.replace(/^Must /, "must ").replace(/\.$/, "");
	return message.startsWith("must ") ? `is missing; it ${message}` : "is missing";
}

/** @throws Error that names every wrong variable at once, without showing any value. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
	const set = Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== "");
	const given: Record<string, string> = { ...vercelDefaults(source), ...Object.fromEntries(set) };
	const result = Environment.safeParse(given);
	const wrong = new Map(complaintsAbout(given));
	for (const { path, message } of result.error?.issues ?? []) wrong.set(String(path[0]), messageOf(given[String(path[0])], message));
	if (result.success && wrong.size === 0) return result.data;
	const lines = [...wrong].map(([name, message]) => `  ${name}: ${message}`);
	throw new EnvironmentError(`The environment is not complete. Set these variables (see .env.example):\n${lines.join("\n")}`);
}

/** What the person who starts the app has to mend. */
export class EnvironmentError extends Error {
	override readonly name = "EnvironmentError";
}

/** Where the engine calls the app: always what is configured, never what a request claims. */
export function engineOrigin({ INNGEST_SERVE_ORIGIN, APP_URL }: Pick<Environment, "INNGEST_SERVE_ORIGIN" | "APP_URL">): string {
	return new URL(INNGEST_SERVE_ORIGIN ?? APP_URL).origin;
}
