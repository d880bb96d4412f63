import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import type { AppCredentials } from "./credentials";
import type { Hub } from "./hub";
import { ApiBatch, ApiEvent, isPresence, MAX_DATA_BYTES } from "./messages";
import { refusalOf } from "./signature";

const MAX_BODY_BYTES = 256_000;

interface Answer {
	status: number;
	body: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const failed = (status: number, error: string): Answer => ({ status, body: { error } });

async function readBody(request: IncomingMessage): Promise<string | null> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size <= MAX_BODY_BYTES) chunks.push(chunk);
	}
	return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString("utf8");
}

function parseBody<Schema extends z.ZodType>(schema: Schema, body: string): { value: z.output<Schema> } | { error: string } {
	try {
		const parsed = schema.safeParse(JSON.parse(body));
		return parsed.success ? { value: parsed.data } : { error: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ") };
	} catch {
		return { error: "The body is not JSON." };
	}
}

function publish(hub: Hub, events: ApiEvent[]): Answer {
	const tooLarge = events.some(({ data }) => Buffer.byteLength(data) > MAX_DATA_BYTES);
	if (tooLarge) return failed(413, `The data of an event must be at most ${MAX_DATA_BYTES} bytes.`);
	for (const { channels, name, data, exceptSocketId } of events) {
		for (const channel of channels) hub.publish({ channel, name, data, exceptSocketId });
	}
	return ok({});
}

function wantsInfo(query: URLSearchParams, attribute: string): boolean {
	return (query.get("info") ?? "").split(",").includes(attribute);
}

function describeChannel(hub: Hub, name: string, query: URLSearchParams): Answer {
	const subscriptionCount = new Map(hub.channels()).get(name) ?? 0;
	if (wantsInfo(query, "user_count") && !isPresence(name)) return failed(400, "user_count is for presence channels.");
	return ok({
		occupied: subscriptionCount > 0,
		...(wantsInfo(query, "subscription_count") ? { subscription_count: subscriptionCount } : {}),
		...(wantsInfo(query, "user_count") ? { user_count: hub.members(name).size } : {}),
	});
}

function listChannels(hub: Hub, query: URLSearchParams): Answer {
	const prefix = query.get("filter_by_prefix") ?? "";
	const withUsers = wantsInfo(query, "user_count");
	if (withUsers && !prefix.startsWith("presence-")) return failed(400, "user_count needs filter_by_prefix=presence-.");
	const names = hub.channels().flatMap(([name]) => (name.startsWith(prefix) ? [name] : []));
	return ok({ channels: Object.fromEntries(names.map((name) => [name, withUsers ? { user_count: hub.members(name).size } : {}])) });
}

function route(method: string, resource: string, body: string, query: URLSearchParams, hub: Hub): Answer {
	if (method === "POST" && resource === "events") {
		const event = parseBody(ApiEvent, body);
		return "error" in event ? failed(400, event.error) : publish(hub, [event.value]);
	}
	if (method === "POST" && resource === "batch_events") {
		const batch = parseBody(ApiBatch, body);
		return "error" in batch ? failed(400, batch.error) : publish(hub, batch.value.batch);
	}
	if (method === "GET" && resource === "channels") return listChannels(hub, query);
	const [, name, users] = /^channels\/([^/]+)(\/users)?$/.exec(resource) ?? [];
	if (method !== "GET" || !name) return failed(404, "There is no such operation.");
	if (!users) return describeChannel(hub, decodeURIComponent(name), query);
	if (!isPresence(name)) return failed(400, "Only presence channels know their users.");
	return ok({ users: [...hub.members(decodeURIComponent(name)).keys()].map((id) => ({ id })) });
}

async function answerTo(request: IncomingMessage, app: AppCredentials, hub: Hub): Promise<Answer> {
	const method = request.method ?? "GET";
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	if (method === "GET" && pathname === "/health") return ok({ status: "ok" });
	const [, appId, resource] = /^\/apps\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
	if (!resource) return failed(404, "There is no such operation.");
	const body = await readBody(request);
	if (body === null) return failed(413, `A request must be at most ${MAX_BODY_BYTES} bytes.`);
	if (appId !== app.id) return failed(404, "There is no such application.");
	const refusal = refusalOf({ method, path: pathname, query: searchParams, body, nowSeconds: Date.now() / 1000 }, app);
	return refusal ? failed(401, refusal) : route(method, resource, body, searchParams, hub);
}

/** Answers the signed HTTP API through which servers publish events and look at channels. */
export async function answerApi(request: IncomingMessage, response: ServerResponse, app: AppCredentials, hub: Hub): Promise<void> {
	const { status, body } = await answerTo(request, app, hub);
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
