import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { saveCheckpoint } from "@/local/inngest/calls/checkpoint";
import type { Engine } from "@/local/inngest/engine/engine";
import { receiveEvents } from "@/local/inngest/events/receive-events";
import { isAuthorized, isEventKey } from "@/local/inngest/signing/signature";
import { findRunBatch, findRunState, getRun, listRuns } from "./runs-api";
import type { SyncState } from "./sync";

export interface Call {
	engine: Engine;
	apps: SyncState[];
	url: URL;
	body: unknown;
	parameter: string;
	authorization: string | undefined;
	headers: IncomingHttpHeaders;
}

export interface Reply {
	status: number;
	content: unknown;
}

const HEALTH_PATIENCE_MS = 1_000;

type Handler = (call: Call) => Promise<Reply>;

const ok = (content: unknown): Reply => ({ status: 200, content });
const refusal = (status: number, error: string): Reply => ({ status, content: { error, status } });
const foundOr404 = (content: unknown): Reply => (content === undefined ? refusal(404, "No such run") : ok(content));

/** Only for holders of the signing key, as the SDK proves it. */
const guarded =
	(handle: Handler): Handler =>
	async (call) =>
		isAuthorized(call.authorization, call.engine.config.signingKey) ? handle(call) : refusal(401, "The signing key is missing or wrong");

const Registration = z.object({ url: z.url(), appName: z.string(), functions: z.array(z.unknown()) });

/** A configured app keeps its configured address: the one it sends follows a request's Host header, which anybody can choose. */
const register: Handler = async ({ engine, body }) => {
	const app = Registration.parse(body);
	const known = engine.registry.urlOfApp(app.appName);
	const url = known !== undefined && engine.config.serveUrls.includes(known) ? known : app.url;
	try {
		return ok({ ok: true, status: 200, modified: await engine.registry.replace(app.appName, url, app.functions) });
	} catch (error) {
		return refusal(400, error instanceof Error ? error.message : String(error));
	}
};

const receive: Handler = async ({ engine, parameter, body, headers }) => {
	if (!isEventKey(parameter, engine.config.eventKey)) return { status: 401, content: { ids: [], error: "Event key not found", status: 401 } };
	const seed = headers["x-inngest-event-id-seed"];
	return ok({ ids: await receiveEvents(engine, body, typeof seed === "string" ? seed : undefined), status: 200 });
};

const checkpoint: Handler = async ({ engine, parameter, body }) =>
	(await saveCheckpoint(engine, parameter, body)) ? ok({}) : refusal(409, "This call was given up or its run has ended");

const health: Handler = async ({ engine, apps }) => {
	const database = await engine.database.rows("select 1", [], HEALTH_PATIENCE_MS).then(
		() => "ok",
		() => "unavailable",
	);
	return { status: database === "ok" ? 200 : 503, content: { status: database, database, apps } };
};

const routes: { method: string; path: RegExp; handle: Handler }[] = [
	{ method: "POST", path: /^\/e\/([^/]+)$/, handle: receive },
	{ method: "POST", path: /^\/fn\/register$/, handle: guarded(register) },
	{ method: "POST", path: /^\/v1\/checkpoint\/([^/]+)\/async$/, handle: guarded(checkpoint) },
	{
		method: "GET",
		path: /^\/v0\/runs\/([^/]+)\/actions$/,
		handle: guarded(async ({ engine, parameter }) => foundOr404(await findRunState(engine, parameter))),
	},
	{ method: "GET", path: /^\/v0\/runs\/([^/]+)\/batch$/, handle: guarded(async ({ engine, parameter }) => foundOr404(await findRunBatch(engine, parameter))) },
	{ method: "GET", path: /^\/v1\/runs$/, handle: guarded(async ({ engine, url }) => ok({ data: await listRuns(engine, url.searchParams) })) },
	{ method: "GET", path: /^\/v1\/runs\/([^/]+)$/, handle: guarded(async ({ engine, parameter }) => foundOr404(await getRun(engine, parameter))) },
	{ method: "GET", path: /^\/health$/, handle: health },
];

export function findRoute(method: string, path: string): { handle: Handler; parameter: string } | undefined {
	for (const route of routes) {
		const match = route.method === method ? route.path.exec(path) : null;
		if (match !== null) return { handle: route.handle, parameter: decodeURIComponent(match[1] ?? "") };
	}
	return undefined;
}
