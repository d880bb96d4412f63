type Handler = (request: Request, segment: { params: Promise<Record<string, string>> }) => Promise<Response>;

export interface CallOptions {
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

/** Calls a route's handler as its own caller, each time from another address. */
export async function call(handler: Handler, method: string, { body, token, headers, params = {}, query = "" }: CallOptions = {}): Promise<Answer> {
	addresses += 1;
	const request = new Request(`http://127.0.0.1:3000/api/v1/test${query}`, {
		method,
		headers: {
			"x-forwarded-for": `10.1.${Math.floor(addresses / 250)}.${addresses % 250}`,
			...(body === undefined ? {} : { "content-type": "application/json" }),
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...headers,
		},
		...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	const response = await handler(request, { params: Promise.resolve(params) });
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.startsWith("application/json");
	return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}
