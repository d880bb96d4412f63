import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

const storageDir = path.join(os.tmpdir(), `goal-mode-test-storage-${process.pid}`);

/** What a deployment would set, for tests that start no server. A test that needs another value sets it before it imports the code. */
const environment: Record<string, string> = {
	APP_URL: "http://127.0.0.1:3000",
	NEXTAUTH_URL: "http://127.0.0.1:3000",
	NEXTAUTH_SECRET: "test-nextauth-secret-of-thirty-two-characters",
	TOKEN_SECRET: "test-token-secret-of-at-least-thirty-two-characters",
	INNGEST_DEV: "0",
	INNGEST_BASE_URL: "http://127.0.0.1:9",
	INNGEST_EVENT_KEY: "test-event-key",
	INNGEST_SIGNING_KEY: "signkey-test-0123456789abcdef0123456789abcdef",
	PUSHER_APP_ID: "test-app",
	PUSHER_KEY: "test-key",
	PUSHER_SECRET: "test-secret",
	PUSHER_HOST: "127.0.0.1",
	PUSHER_PORT: "9",
	PUSHER_TLS: "false",
	PUSHER_CLUSTER: "local",
	SMTP_URL: "smtp://127.0.0.1:9",
	MAIL_FROM: "Goal Mode <hello@goal-mode.test>",
	STORAGE_DIR: storageDir,
	LOG_LEVEL: "silent",
	TRUSTED_PROXY_HOPS: "1",
};

for (const [name, value] of Object.entries(environment)) process.env[name] ??= value;

afterAll(() => rm(storageDir, { recursive: true, force: true }));
