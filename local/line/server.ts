import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { type Served, sendHtml, sendJson, serveOnLoopback } from "@/local/identity/serve";
import { type Controls, control } from "./control";
import { changeFriendship, type Desk, type LineAccount } from "./desk";
import { Faults } from "./faults";
import { LoginApi } from "./login/api";
import { showChoice, takeChoice } from "./login/authorize";
import { Codes } from "./login/codes";
import { answerBot } from "./messaging/api";
import { phonePage } from "./phone/page";
import { openBook } from "./records/book";
import { createPost, type Post } from "./webhooks/deliver";

const MOST_BYTES = 2 * 1024 * 1024;
const AUTHORIZE = "/oauth2/v2.1/authorize";

export interface LineOptions {
	readonly port: number;
	readonly account: LineAccount;
	/** Where records are kept; null keeps them in memory. */
	readonly dir: string | null;
	/** Where webhooks go; null sends none. */
	readonly webhookUrl: string | null;
}

interface Place {
	readonly desk: Desk;
	readonly post: Post;
	readonly controls: Controls;
	readonly codes: Codes;
	readonly login: LoginApi;
}

async function readText(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request) {
		length += chunk.length;
		if (length > MOST_BYTES) throw new Error("The body is too large.");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

/** What a browser sees; false for an address that is none of its. */
async function answerBrowser({ desk, codes }: Place, method: string, url: URL, text: string, response: ServerResponse): Promise<boolean> {
	const [, userId, change] = /^\/people\/(\w+)\/(follow|unfollow)$/.exec(url.pathname) ?? [];
	if (url.pathname === AUTHORIZE) {
		if (method === "POST") await takeChoice(desk, codes, new URLSearchParams(text), response);
		else showChoice(desk, url.searchParams, response);
		return true;
	}
	if (method === "GET" && (url.pathname === "/" || url.pathname.startsWith("/R/ti/p/"))) {
		sendHtml(response, phonePage(desk));
		return true;
	}
	const person = desk.book.people.find((one) => one.userId === userId);
	if (method !== "POST" || !person) return false;
	await changeFriendship(desk, person, change as "follow" | "unfollow");
	response.writeHead(303, { location: "/" }).end();
	return true;
}

async function answerPush({ desk, controls }: Place, request: IncomingMessage, path: string, text: string, response: ServerResponse): Promise<boolean> {
	const answered = answerBot(desk, request.method ?? "GET", path, request.headers, text);
	if (!answered) return false;
	await delay(path.endsWith("/push") ? controls.faults.pushDelayMs : 0);
	if (path.endsWith("/push") && answered.status === 200 && controls.faults.lostPushAnswers > 0) {
		controls.faults.lostPushAnswers -= 1;
		response.destroy();
		return true;
	}
	const headers = { "content-type": "application/json", "cache-control": "no-store", ...answered.headers };
	response.writeHead(answered.status, headers).end(JSON.stringify(answered.body));
	return true;
}

async function answer(place: Place, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const { desk, post, controls, login } = place;
	const method = request.method ?? "GET";
	const url = new URL(request.url ?? "/", desk.origin());
	const path = url.pathname;
	if (path === "/health") return sendJson(response, { status: "ok" });
	const text = await readText(request);
	if (path.startsWith("/stand-in/")) {
		const [status, body] = await control(desk, post, controls, method, path, text);
		return sendJson(response, body, status);
	}
	if (await answerBrowser(place, method, url, text, response)) return;
	if (await answerPush(place, request, path, text, response)) return;
	const answered = method === "POST" ? await login.post(path, new URLSearchParams(text)) : login.get(path, url.searchParams, request.headers.authorization);
	const [status, body] = answered ?? [404, { message: "Not found" }];
	sendJson(response, body, status);
}

function openPlace(options: LineOptions, origin: () => string): Place {
	const { account } = options;
	const book = openBook(options.dir);
	const controls: Controls = { faults: Faults.parse({}) };
	const faults = () => controls.faults;
	const post = createPost(book, faults, { url: options.webhookUrl, channelSecret: account.channelSecret, botUserId: account.botUserId });
	const desk: Desk = { account, book, origin, faults, tell: (event) => post.send(event) };
	const codes = new Codes();
	post.resume();
	return { desk, post, controls, codes, login: new LoginApi(desk, codes) };
}

/** Serves a stand-in for LINE on loopback: its login, its Messaging API, its webhooks, what people's phones show, and controls of its own. */
export async function startLine(options: LineOptions): Promise<Served> {
	const address = { origin: "" };
	const place = openPlace(options, () => address.origin);
	const served = await serveOnLoopback(options.port, (origin) => {
		address.origin = origin;
		return (request, response) =>
			void answer(place, request, response).catch((error: unknown) => {
				const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
				if (!response.headersSent) sendJson(response, { message }, 400);
			});
	});
	const close = async () => {
		place.post.close();
		await served.close();
	};
	return { ...served, close };
}
