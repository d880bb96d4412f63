import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startChannelsServer } from "@/local/channels/server";
import { startMailHttp } from "@/local/mailbox/http";
import { startSmtp } from "@/local/mailbox/smtp";
import { type MailStore, openMailStore } from "@/local/mailbox/store";
import { type Program, startProgram } from "./program";

/** A running stand-in and the variables that lead the application to it; they must be set before its modules load. */
export interface StandIn {
	readonly url: string;
	readonly variables: Record<string, string>;
	stop(): Promise<void>;
}

/** A stand-in in a process of its own, which can be halted and crashed. */
export interface ProgramStandIn extends StandIn {
	readonly program: Program;
}

const loopback = (port: number) => `http://127.0.0.1:${port}`;

function fromProgram(program: Program, variables: Record<string, string>): ProgramStandIn {
	return { url: loopback(program.port), variables, stop: () => program.end("SIGTERM"), program };
}

/** The realtime server, in this process. */
export async function startChannels(): Promise<StandIn> {
	const app = { id: "test-app", key: "test-key", secret: "test-secret" };
	const { port, close } = await startChannelsServer({ port: 0, app });
	const address = { PUSHER_HOST: "127.0.0.1", PUSHER_PORT: String(port), PUSHER_TLS: "false", PUSHER_CLUSTER: "local" };
	return { url: loopback(port), variables: { PUSHER_APP_ID: app.id, PUSHER_KEY: app.key, PUSHER_SECRET: app.secret, ...address }, stop: close };
}

/** The mailbox, in this process, with the store that holds what arrived. */
export async function startMailbox(): Promise<StandIn & { store: MailStore }> {
	const dir = await mkdtemp(path.join(os.tmpdir(), "goal-mode-test-mail-"));
	const store = await openMailStore(dir);
	const smtp = await startSmtp(store, 0);
	const http = await startMailHttp(store, 0);
	const stop = async () => {
		await Promise.all([http.close(), smtp.close()]);
		await rm(dir, { recursive: true, force: true });
	};
	return { url: loopback(http.port), variables: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }, stop, store };
}

/** The sample job boards. */
export async function startJobBoards(env: Record<string, string> = {}): Promise<ProgramStandIn> {
	const program = await startProgram("local/job-boards/main.ts", { PORT: "0", ...env });
	return fromProgram(program, { POSTING_SOURCES: `${loopback(program.port)}/sources.json`, POSTING_SOURCES_ALLOW_LOOPBACK: "true" });
}

/** The workflow engine, for functions served at `serveUrl`. Give it short pauses between retries through `env`. */
export async function startEngine(databaseUrl: string, serveUrl: string, env: Record<string, string> = {}): Promise<ProgramStandIn> {
	const keys = { INNGEST_EVENT_KEY: "test-event-key", INNGEST_SIGNING_KEY: "signkey-test-0123456789abcdef0123456789abcdef" };
	const program = await startProgram("local/inngest/main.ts", { PORT: "0", DATABASE_URL: databaseUrl, INNGEST_SERVE_URL: serveUrl, ...keys, ...env });
	return fromProgram(program, { INNGEST_BASE_URL: loopback(program.port), INNGEST_DEV: "0", ...keys });
}
