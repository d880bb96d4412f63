import { describe, expect, it } from "vitest";
import { engineOrigin, parseEnvironment } from "@/lib/platform/environment/environment";

const host = {
	APP_URL: "https://app.example.com/",
	DATABASE_URL: "postgresql://u:p@db.example.com/app",
	NEXTAUTH_SECRET: "x".repeat(32),
	TOKEN_SECRET: "y".repeat(32),
	INNGEST_EVENT_KEY: "event-key",
	INNGEST_SIGNING_KEY: "signkey-prod-0123456789abcdef",
	PUSHER_APP_ID: "1",
	PUSHER_KEY: "k",
	PUSHER_SECRET: "s",
	SMTP_URL: "smtps://mail.example.com:465",
};
const S3 = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "i", S3_SECRET_ACCESS_KEY: "hidden-value" };

/** The names of the variables that are complained about, and the words. */
function complaints(given: Record<string, string | undefined>): { names: string[]; text: string } {
	try {
		parseEnvironment(given);
		return { names: [], text: "" };
	} catch (error) {
		const text = String(error);
		return { names: [...text.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name ?? "").sort(), text };
	}
}

describe("the environment", () => {
	it("names everything that is wrong at once, whatever kind of rule it breaks, and shows no value", () => {
		const { names, text } = complaints({
			...host,
			APP_URL: "",
			SMTP_URL: "nonsense-value",
			INNGEST_SIGNING_KEY: undefined,
			...S3,
			S3_BUCKET: " ",
			MODEL_PROVIDER: "openai",
		});
		expect(names).toEqual(["APP_URL", "INNGEST_SIGNING_KEY", "MODEL_NAME", "S3_BUCKET", "SMTP_URL"]);
		expect(text).toContain("APP_URL: is missing; it must be the address people open");
		expect(text).not.toMatch(/nonsense-value|hidden-value/);
	});

	it("speaks of numbers and choices in words, not in those of a library", () => {
		const { text } = complaints({ ...host, PUSHER_PORT: "harbour", DATABASE_POOL_SIZE: "1", PUSHER_TLS: "maybe", MODEL_PROVIDER: "oracle" });
		const said = text.split("\n").slice(1).sort();
		expect(said).toEqual([
			"  DATABASE_POOL_SIZE: must be at least 2",
			"  MODEL_NAME: is missing; MODEL_PROVIDER needs it",
			"  MODEL_PROVIDER: must be one of: openai-compatible, openai, anthropic",
			"  PUSHER_PORT: must be a number",
			"  PUSHER_TLS: must be one of: 0, 1, true, false",
		]);
	});

	it("asks for the engine's keys, or for the word that there are none", () => {
		const without = { ...host, INNGEST_EVENT_KEY: undefined, INNGEST_SIGNING_KEY: undefined };
		expect(complaints(without).names).toEqual(["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"]);
		expect(complaints({ ...without, INNGEST_DEV: "0" }).names).toEqual(["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"]);
		for (const INNGEST_DEV of ["1", "true", "http://127.0.0.1:8288"]) expect(complaints({ ...without, INNGEST_DEV }).names).toEqual([]);
		expect(complaints({ ...host, INNGEST_SIGNING_KEY: "signkey-prod-not-hex" }).names).toEqual(["INNGEST_SIGNING_KEY"]);
		expect(complaints({ ...host, INNGEST_SIGNING_KEY: "0123456789abcde" }).names).toEqual(["INNGEST_SIGNING_KEY"]);
		for (const INNGEST_SIGNING_KEY of ["0123ab", "signkey-branch-0123AB"]) expect(complaints({ ...host, INNGEST_SIGNING_KEY }).names).toEqual([]);
	});

	it("takes a provider of identities whole or not at all, and its addresses over https but for this machine", () => {
		expect(complaints({ ...host, GOOGLE_CLIENT_ID: "id" })).toMatchObject({ names: ["GOOGLE_CLIENT_SECRET"] });
		expect(complaints({ ...host, GITHUB_CLIENT_SECRET: "secret" })).toMatchObject({ names: ["GITHUB_CLIENT_ID"] });
		for (const address of ["http://accounts.example.com", "ftp://localhost", "accounts.google.com"]) {
			expect(complaints({ ...host, GOOGLE_ISSUER: address, GITHUB_TOKEN_URL: address }).names, address).toEqual(["GITHUB_TOKEN_URL", "GOOGLE_ISSUER"]);
		}
		const whole = { ...host, GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret", GOOGLE_ISSUER: "http://127.0.0.1:4000" };
		expect(parseEnvironment(whole)).toMatchObject({ GOOGLE_ISSUER: "http://127.0.0.1:4000", GITHUB_USER_URL: "https://api.github.com/user" });
	});

	it("takes both channels of LINE or none", () => {
		const channels = { LINE_LOGIN_CHANNEL_ID: "1", LINE_LOGIN_CHANNEL_SECRET: "s", LINE_CHANNEL_ACCESS_TOKEN: "t", LINE_CHANNEL_SECRET: "c" };
		expect(complaints({ ...host, ...channels }).names).toEqual(["LINE_ACCOUNT_ID"]);
		expect(complaints({ ...host, ...channels, LINE_ACCOUNT_ID: "123abcde" }).text).toContain("basic id");
		expect(parseEnvironment({ ...host, ...channels, LINE_ACCOUNT_ID: "@123abcde" })).toMatchObject({ LINE_API_URL: "https://api.line.me" });
		expect(complaints({ ...host, LINE_API_URL: "http://api.line.me" }).names).toEqual(["LINE_API_URL"]);
	});

	it("leads the engine to the address that is configured for it, else to the app's", () => {
		expect(engineOrigin(parseEnvironment(host))).toBe("https://app.example.com");
		expect(engineOrigin(parseEnvironment({ ...host, INNGEST_SERVE_ORIGIN: "http://10.0.0.7:3000/" }))).toBe("http://10.0.0.7:3000");
	});
});

describe("on Vercel", () => {
	const vercel = {
		...host,
		...S3,
		APP_URL: undefined,
		VERCEL: "1",
		VERCEL_URL: "app-abc123-team.vercel.app",
		VERCEL_BRANCH_URL: "app-git-topic-team.vercel.app",
		VERCEL_PROJECT_PRODUCTION_URL: "app.example.com",
	};

	it("a preview is opened at its branch's address and called at its own, even where production's address is set for all", () => {
		const preview = parseEnvironment({ ...vercel, VERCEL_ENV: "preview" });
		expect(preview).toMatchObject({ APP_URL: "https://app-git-topic-team.vercel.app", TRUSTED_PROXY_HOPS: 1 });
		expect(engineOrigin(preview)).toBe("https://app-abc123-team.vercel.app");
		const shared = parseEnvironment({ ...vercel, VERCEL_ENV: "preview", APP_URL: "https://app.example.com" });
		expect(engineOrigin(shared)).toBe("https://app-abc123-team.vercel.app");
		expect(parseEnvironment({ ...vercel, VERCEL_ENV: "preview", VERCEL_BRANCH_URL: undefined }).APP_URL).toBe("https://app-abc123-team.vercel.app");
	});

	it("production is opened and called at the project's address", () => {
		const production = parseEnvironment({ ...vercel, VERCEL_ENV: "production" });
		expect([production.APP_URL, engineOrigin(production)]).toEqual(["https://app.example.com", "https://app.example.com"]);
		expect(parseEnvironment({ ...vercel, VERCEL_ENV: "production", APP_URL: "https://own.example.com" }).APP_URL).toBe("https://own.example.com");
	});

	it("files need S3: there is no disk", () => {
		expect(complaints({ ...vercel, S3_BUCKET: "" })).toMatchObject({ names: ["S3_BUCKET"], text: expect.stringContaining("on Vercel files are kept in S3") });
		expect(complaints({ ...vercel, STORAGE_DIR: "/tmp/files" }).names).toEqual(["STORAGE_DIR"]);
		expect(complaints({ ...host, STORAGE_DIR: "/tmp/files" }).names).toEqual([]);
	});

	it("none of its variables counts anywhere else", () => {
		expect(complaints({ ...vercel, VERCEL: undefined }).names).toEqual(["APP_URL"]);
	});

	it("wants the four of Paddle together, and of one account", () => {
		const sandbox = { PADDLE_API_KEY: "pdl_sdbx_apikey_1", PADDLE_WEBHOOK_SECRET: "pdl_ntfset_1", PADDLE_CLIENT_TOKEN: "test_1", PADDLE_PRO_PRICE_ID: "pri_1" };
		expect(complaints({ ...host, ...sandbox }).names).toEqual([]);
		expect(complaints({ ...host, ...sandbox, PADDLE_PRO_PRICE_ID: "" }).names).toEqual(["PADDLE_PRO_PRICE_ID"]);
		expect(complaints({ ...host, ...sandbox, PADDLE_CLIENT_TOKEN: "live_1" }).text).toContain("one is of the sandbox, the other live");
		expect(complaints({ ...host, ...sandbox, PADDLE_API_KEY: "pdl_live_apikey_1" }).names).toEqual(["PADDLE_CLIENT_TOKEN"]);
		expect(complaints({ ...host, ...sandbox, PADDLE_EVENTS_KEPT_DAYS: "3" }).names).toEqual(["PADDLE_EVENTS_KEPT_DAYS"]);
	});
});
