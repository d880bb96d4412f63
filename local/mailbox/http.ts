import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { renderMessageHtml, renderPage } from "./page";
import { filterMessages } from "./query";
import type { MailStore } from "./store";

const Page = z.object({ limit: z.coerce.number().int().min(0).catch(500), start: z.coerce.number().int().min(0).catch(0), query: z.string().catch("") });
const Deletion = z.object({ IDs: z.array(z.string()).optional() });
const MESSAGE_POLICY = "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'; base-uri 'none'";

interface Answer {
	status: number;
	type: string;
	body: string;
	policy?: string;
}

const json = (body: unknown, status = 200): Answer => ({ status, type: "application/json", body: JSON.stringify(body) });
const html = (body: string, policy: string): Answer => ({ status: 200, type: "text/html; charset=utf-8", body, policy });
const notFound = json({ Error: "message not found" }, 404);

async function readIds(request: IncomingMessage): Promise<string[] | undefined> {
	let body = "";
	for await (const chunk of request) body += String(chunk);
	return body ? Deletion.parse(JSON.parse(body)).IDs : undefined;
}

function listMessages(store: MailStore, params: URLSearchParams): Answer {
	const { limit, start, query } = Page.parse(Object.fromEntries(params));
	const all = store.list();
	const found = filterMessages(all, query);
	const messages = found.slice(start, start + limit);
	return json({ total: all.length, messages_count: found.length, count: messages.length, start, messages });
}

async function answerTo(request: IncomingMessage, store: MailStore): Promise<Answer> {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	const method = request.method ?? "GET";
	if (pathname === "/health") return json({ status: "ok" });
	if (pathname === "/api/v1/messages" && method === "DELETE") {
		await store.remove((await readIds(request)) ?? store.list().map(({ ID }) => ID));
		return { status: 200, type: "text/plain", body: "ok" };
	}
	if (method !== "GET") return json({ Error: "method not allowed" }, 405);
	if (pathname === "/") return html(renderPage(store.list(), await store.find(searchParams.get("id") ?? "")), PAGE_POLICY);
	if (pathname === "/api/v1/messages" || pathname === "/api/v1/search") return listMessages(store, searchParams);
	const [, apiId] = /^\/api\/v1\/message\/([\w-]+)$/.exec(pathname) ?? [];
	const [, viewId] = /^\/view\/([\w-]+)\.html$/.exec(pathname) ?? [];
	const message = await store.find((apiId === "latest" ? store.list()[0]?.ID : apiId) ?? viewId ?? "");
	if (!message) return notFound;
	return viewId ? html(renderMessageHtml(message), MESSAGE_POLICY) : json(message);
}

async function answer(request: IncomingMessage, response: ServerResponse, store: MailStore): Promise<void> {
	const { status, type, body, policy } = await answerTo(request, store).catch(() => json({ Error: "bad request" }, 400));
	const headers = {
		"content-type": type,
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
		...(policy ? { "content-security-policy": policy } : {}),
	};
	response.writeHead(status, headers).end(body);
}

/** Serves the mailbox's page and its Mailpit-shaped API on loopback. */
export async function startMailHttp(store: MailStore, port: number): Promise<{ port: number; close(): Promise<void> }> {
	const server = createServer((request, response) => void answer(request, response, store));
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
	const address = server.address();
	const close = async () => {
		const closed = new Promise((resolve) => server.close(resolve));
		server.closeAllConnections();
		await closed;
	};
	return { port: address !== null && typeof address === "object" ? address.port : port, close };
}
