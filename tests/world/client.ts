import type { RouteHandler } from "@/lib/http/route";

/** What a program sends with a call. A body that is no text and no form goes as JSON. */
export interface Sent {
	readonly body?: unknown;
	readonly token?: string;
	readonly headers?: Record<string, string>;
	readonly params?: Record<string, string>;
	readonly query?: string;
}

export interface Answer {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at, not relied on
	readonly body: any;
	readonly headers: Headers;
}

let addresses = 0;

function addressOf(handler: RouteHandler, params: Record<string, string>, query: string): string {
	const path = handler.operation?.contract.path ?? "/nowhere";
	const named = path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(params[name] ?? name));
	return `http://127.0.0.1:3000/api/v1${named}${query}`;
}

function contentOf(body: unknown): { body?: BodyInit; type?: string } {
	if (body === undefined) return {};
	if (body instanceof FormData || body instanceof Uint8Array || body instanceof ReadableStream) return { body: body as BodyInit };
	return { body: typeof body === "string" ? body : JSON.stringify(body), type: "application/json" };
}

/** Calls a route as a program would, each time from another address. */
export async function call(handler: RouteHandler, method: string, { body, token, headers, params = {}, query = "" }: Sent = {}): Promise<Answer> {
	addresses += 1;
	const content = contentOf(body);
	const init: RequestInit & { duplex: "half" } = {
		method,
		duplex: "half",
		headers: {
			"x-forwarded-for": `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`,
			...(content.type === undefined ? {} : { "content-type": content.type }),
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...headers,
		},
		...(content.body === undefined ? {} : { body: content.body }),
	};
	const response = await handler(new Request(addressOf(handler, params, query), init), { params: Promise.resolve(params) });
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.startsWith("application/json");
	return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

/** Follows a link of ours to a file's content without credentials, as a browser would. */
export function follow(handler: RouteHandler, url: string, init: RequestInit = {}): Promise<Response> {
	const fileId = new URL(url).pathname.split("/").at(-2) ?? "";
	return handler(new Request(url, init), { params: Promise.resolve({ fileId }) });
}
