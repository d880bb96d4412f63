import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { expect, onTestFinished, test } from "vitest";

/** Wrong each in its own way. What is left out would be taken from a developer's own settings, so nothing is. */
const WRONG = {
	APP_URL: "no-address-at-all",
	DATABASE_URL: "",
	TOKEN_SECRET: "too-short-to-keep",
	NEXTAUTH_SECRET: "",
	INNGEST_EVENT_KEY: "",
	INNGEST_SIGNING_KEY: "not-hexadecimal",
	PUSHER_APP_ID: "",
	PUSHER_KEY: "",
	PUSHER_SECRET: "",
	PUSHER_PORT: "harbour",
	SMTP_URL: "",
	S3_ACCESS_KEY_ID: "",
	S3_SECRET_ACCESS_KEY: "",
	MODEL_NAME: "",
};
const BEHIND_THEM = {
	INNGEST_DEV: "0",
	S3_BUCKET: "bucket",
	MODEL_PROVIDER: "openai",
	MODEL_BASE_URL: "",
	POSTING_SOURCES: "",
	TOOL_SERVERS: "",
	STORAGE_DIR: "",
};

async function startBuiltApp(variables: Record<string, string>): Promise<{ code: number | null; said: string }> {
	const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
	const env: NodeJS.ProcessEnv = { PATH: process.env.PATH ?? "", NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...variables };
	const child = spawn(process.execPath, [next, "start", "--port", "0", "--hostname", "127.0.0.1"], { env, stdio: ["ignore", "pipe", "pipe"] });
	onTestFinished(() => void child.kill("SIGKILL"));
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
	const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
	return { code, said };
}

test("the built application ends at once where its environment is wrong, and names every wrong variable without its value", { timeout: 60_000 }, async () => {
	const { code, said } = await startBuiltApp({ ...WRONG, ...BEHIND_THEM });
	expect(code, said).toBe(1);
	const named = [...said.matchAll(/^ {2}([A-Z0-9_]+): \S/gm)].map(([, name]) => name);
	expect(named.sort()).toEqual(Object.keys(WRONG).sort());
	expect(said).toContain("  PUSHER_PORT: must be a number\n");
	for (const value of Object.values(WRONG)) if (value !== "") expect(said).not.toContain(value);
});
