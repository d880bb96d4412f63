import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { answerApi } from "./api/answer";
import type { Desk } from "./api/desk";
import { html, own, Refusal, type Reply, refused } from "./api/replies";
import { CHECKOUT_POLICY, checkoutPage } from "./checkout/page";
import { paddleScript } from "./checkout/script";
import { type Controls, control } from "./control";
import { openAccount } from "./records/account";
import { byId, openBook } from "./records/book";
import { createPost, type Post, type WebhookOptions } from "./webhooks/deliver";
import { Faults } from "./webhooks/faults";

const MAX_BODY = 1_000_000;

export interface PaddleOptions extends WebhookOptions {
	readonly port: number;
	readonly apiKey: string;
	/** Where records are kept; null keeps them in memory. */
	readonly dir: string | null;
	readonly defaultPaymentLink: string;
}

export interface PaddleStandIn {
	readonly port: number;
	readonly origin: string;
	close(): Promise<void>;
}

interface Shop {
	readonly desk: Desk;
	readonly post: Post;
	readonly controls: Controls;
	readonly apiKey: string;
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request) {
		length += chunk.length;
		if (length > MAX_BODY) throw new Refusal(413, "request_too_large", "The body is too large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

function authenticate({ headers }: IncomingMessage, apiKey: string): void {
	const [, given = ""] = /^bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
	const [left, right] = [Buffer.from(given), Buffer.from(apiKey)];
	if (left.length === right.length && timingSafeEqual(left, right)) return;
	if (given === "") throw new Refusal(401, "authentication_missing", "Authentication header included, but incorrectly formatted");
	throw new Refusal(403, "forbidden", "You aren't permitted to perform this request.");
}

/** The buyer's side: the page of a checkout and what its buttons do. */
function checkout({ desk }: Shop, method: string, path: string): Reply | null {
	const [, id = "", verb = ""] = /^\/checkout\/(\w+)(?:\/(pay|decline))?$/.exec(path) ?? [];
	if (!id) return null;
	const transaction = byId(desk.book.transactions, id);
	if (method === "GET" && !verb) return html(checkoutPage(transaction), CHECKOUT_POLICY);
	if (method !== "POST" || !verb) return null;
	if (!transaction || !["draft", "ready"].includes(transaction.status)) return own({ status: transaction?.status ?? null }, 409);
	void desk.tell(verb === "pay" ? desk.account.pay(transaction) : desk.account.decline(transaction));
	return own({ status: transaction.status });
}

async function api(shop: Shop, request: IncomingMessage, url: URL): Promise<Reply | null> {
	const { desk, controls } = shop;
	authenticate(request, shop.apiKey);
	if (controls.faults.down) throw new Refusal(503, "service_unavailable", "The service is unavailable");
	const { reply, created } = answerApi(desk, request.method ?? "GET", url, await readText(request));
	if (created === undefined) return reply;
	const transaction = created.transactionId === null ? undefined : byId(desk.book.transactions, created.transactionId);
	if (controls.faults.paidBeforeAnswer && transaction) await desk.tell(desk.account.pay(transaction));
	await delay(controls.faults.answerDelayMs);
	return controls.faults.lostAnswers ? null : reply;
}

async function answer(shop: Shop, request: IncomingMessage, url: URL): Promise<Reply | null> {
	const method = request.method ?? "GET";
	const path = url.pathname;
	if (path === "/health") return own({ status: "ok" });
	if (path === "/paddle/v2/paddle.js") return { status: 200, type: "text/javascript; charset=utf-8", body: paddleScript(url.origin) };
	const bought = checkout(shop, method, path);
	if (bought) return bought;
	if (path.startsWith("/stand-in/")) {
		const turned = await control(shop.desk, shop.post, shop.controls, method, path, await readText(request));
		if (turned) return turned;
	}
	return api(shop, request, url);
}

function send(response: ServerResponse, reply: Reply | null): void {
	if (reply === null) {
		response.destroy();
		return;
	}
	response.writeHead(reply.status, { "content-type": reply.type, "cache-control": "no-store", "x-content-type-options": "nosniff", ...reply.headers });
	response.end(reply.body);
}

function openShop(options: PaddleOptions, origin: () => string): Shop {
	const book = openBook(options.dir);
	const controls: Controls = { faults: Faults.parse({}) };
	const post = createPost(book, () => controls.faults, options);
	const desk: Desk = {
		book,
		account: openAccount(book, origin),
		defaultPaymentLink: options.defaultPaymentLink,
		tell: (happened) => {
			book.save();
			return post.send(happened);
		},
		chargesSince: (id, since) =>
			book.transactions.filter((made) => made.subscription_id === id && made.origin === "subscription_charge" && Date.parse(made.created_at) >= since).length,
	};
	post.resume();
	return { desk, post, controls, apiKey: options.apiKey };
}

/** Serves a stand-in for Paddle Billing on loopback: its API, its checkout, its webhooks, and controls of its own for what goes wrong. */
export async function startPaddle(options: PaddleOptions): Promise<PaddleStandIn> {
	const address = { origin: "" };
	const shop = openShop(options, () => address.origin);
	const server = createServer((request, response) => {
		const target = `${address.origin}${request.url ?? "/"}`;
		if (!URL.canParse(target)) return send(response, own({ error: "Bad request" }, 400));
		answer(shop, request, new URL(target)).then(
			(reply) => send(response, reply),
			(error: unknown) => send(response, error instanceof Refusal ? refused(error) : own({ error: String(error) }, 500)),
		);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port, "127.0.0.1", resolve);
	});
	const { port } = server.address() as AddressInfo;
	address.origin = `http://127.0.0.1:${port}`;
	const close = async () => {
		shop.post.close();
		const closed = new Promise((resolve) => server.close(resolve));
		server.closeAllConnections();
		await closed;
	};
	return { port, origin: address.origin, close };
}
