import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FetchFailure } from "@/lib/tools/job-search/sources/fetch-failure";
import { createPoliteFetcher } from "@/lib/tools/job-search/sources/polite-fetch";
import { listenInTest } from "@/tests/world/listen";

const LIMITS = { concurrency: 3, spacingMs: 0, retries: 2 };

/** A server for one test; `requests` holds the arrival times. */
async function serve(handle: (request: IncomingMessage, response: ServerResponse, number: number) => void): Promise<{ origin: string; requests: number[] }> {
	const requests: number[] = [];
	const { origin } = await listenInTest((request, response) => {
		requests.push(performance.now());
		handle(request, response, requests.length);
	});
	return { origin, requests };
}

function fetcherOf(baseUrl: string, options: { limits?: Partial<typeof LIMITS>; timeoutMs?: number; signal?: AbortSignal } = {}) {
	const { limits, timeoutMs = 60_000, signal = new AbortController().signal } = options;
	return createPoliteFetcher().forSource({ baseUrl, limits: { ...LIMITS, ...limits }, timeoutMs, signal });
}

async function failureOf(promise: Promise<unknown>): Promise<FetchFailure> {
	const error = await promise.then(
		() => null,
		(reason: unknown) => reason,
	);
	if (!(error instanceof FetchFailure)) throw new Error(`Expected a FetchFailure, got ${String(error)}`);
	return error;
}

describe("courtesy", () => {
	it("never has more requests under way than the limit", async () => {
		let current = 0;
		let most = 0;
		const { origin, requests } = await serve(async (_request, response) => {
			current += 1;
			most = Math.max(most, current);
			await sleep(5);
			current -= 1;
			response.end("{}");
		});
		const fetchJson = fetcherOf(origin);
		await Promise.all(Array.from({ length: 30 }, (_, index) => fetchJson(`${origin}/${index}`)));
		expect(requests).toHaveLength(30);
		expect(most).toBe(3);
	});

	it("keeps the spacing between starts, also over sources that share the host", async () => {
		const { origin } = await serve((_request, response) => response.end("{}"));
		const fetcher = createPoliteFetcher();
		const options = { baseUrl: origin, limits: { ...LIMITS, concurrency: 4, spacingMs: 100 }, timeoutMs: 60_000, signal: new AbortController().signal };
		const [first, second] = [fetcher.forSource(options), fetcher.forSource(options)];
		const startedAt = performance.now();
		await Promise.all([first(`${origin}/a`), second(`${origin}/b`), first(`${origin}/c`), second(`${origin}/d`)]);
		// Three gaps; a timer may be early by up to a millisecond.
		expect(performance.now() - startedAt).toBeGreaterThan(295);
	});

	it("frees its place while it waits to try again", async () => {
		const { origin } = await serve((request, response, number) => {
			if (request.url === "/busy" && number === 1) response.writeHead(429, { "retry-after": "1" }).end();
			else response.end("{}");
		});
		const fetchJson = fetcherOf(origin, { limits: { concurrency: 1 } });
		const order: string[] = [];
		await Promise.all([fetchJson(`${origin}/busy`).then(() => order.push("busy")), fetchJson(`${origin}/calm`).then(() => order.push("calm"))]);
		expect(order).toEqual(["calm", "busy"]);
	});
});

describe("trying again", () => {
	it("honours Retry-After in seconds", async () => {
		const { origin, requests } = await serve((_request, response, number) => {
			if (number === 1) response.writeHead(429, { "retry-after": "1" }).end();
			else response.end('{"ok":true}');
		});
		expect(await fetcherOf(origin)(`${origin}/x`)).toEqual({ ok: true });
		expect((requests[1] ?? 0) - (requests[0] ?? 0)).toBeGreaterThanOrEqual(990);
	});

	it("gives up at once when the host wants to be left alone for long", async () => {
		const { origin, requests } = await serve((_request, response) => response.writeHead(429, { "retry-after": "3600" }).end());
		const failure = await failureOf(fetcherOf(origin)(`${origin}/x`));
		expect(failure).toMatchObject({ kind: "blocked", httpStatus: 429 });
		expect(requests).toHaveLength(1);
	});

	it("asks as often as the source's configuration says", async () => {
		const { origin, requests } = await serve((_request, response) => response.writeHead(503).end());
		await failureOf(fetcherOf(origin, { limits: { retries: 0 } })(`${origin}/x`));
		expect(requests).toHaveLength(1);
	});

	it("asks three times in all on 5xx and on broken connections", async () => {
		const broken = await serve((request, response) => (request.url === "/down" ? response.writeHead(503).end() : request.socket.destroy()));
		const fetchJson = fetcherOf(broken.origin);
		expect(await failureOf(fetchJson(`${broken.origin}/down`))).toMatchObject({ kind: "status", httpStatus: 503 });
		expect(broken.requests).toHaveLength(3);
		expect(await failureOf(fetchJson(`${broken.origin}/cut`))).toMatchObject({ kind: "network", httpStatus: null });
		expect(broken.requests.length).toBeGreaterThanOrEqual(6);
	});

	it.each([400, 401, 403, 404, 410])("does not ask again on %i", async (status) => {
		const { origin, requests } = await serve((_request, response) => response.writeHead(status).end());
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({
			kind: status === 401 || status === 403 ? "blocked" : "status",
			httpStatus: status,
		});
		expect(requests).toHaveLength(1);
	});

	it("stops waiting when the search is stopped", async () => {
		const { origin, requests } = await serve((_request, response) => response.writeHead(503, { "retry-after": "5" }).end());
		const controller = new AbortController();
		const order: string[] = [];
		const wait = sleep(5_000).then(() => order.push("the wait is over"));
		const asked = fetcherOf(origin, { signal: controller.signal })(`${origin}/x`);
		const refused = expect(asked)
			.rejects.toThrow()
			.then(() => order.push("stopped"));
		await expect.poll(() => requests.length).toBe(1);
		await sleep(100);
		controller.abort();
		await Promise.all([refused, wait]);
		expect(order).toEqual(["stopped", "the wait is over"]);
		expect(requests).toHaveLength(1);
	});
});

describe("bounds", () => {
	it("counts the body into the time limit", async () => {
		const { origin } = await serve((_request, response) => {
			response.write("[");
			const drip = setInterval(() => response.write("1,"), 20);
			response.on("close", () => clearInterval(drip));
		});
		expect(await failureOf(fetcherOf(origin, { timeoutMs: 200 })(`${origin}/x`))).toMatchObject({ kind: "timeout" });
	});

	it("refuses an answer that grows too large", async () => {
		const chunk = Buffer.alloc(4 * 1024 * 1024, 0x20);
		const { origin } = await serve((_request, response) => {
			const pump = () => {
				while (!response.destroyed && response.write(chunk)) {}
				if (!response.destroyed) response.once("drain", pump);
			};
			pump();
		});
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({ kind: "too_large" });
	});

	it("refuses an answer of more values than a board has, before they take memory each", async () => {
		const { origin } = await serve((_request, response) => response.end(`[${"{},".repeat(2_000_000)}{}]`));
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({ kind: "too_large" });
	});

	it("reads as much punctuation in a text as a board likes to send", async () => {
		const text = `\\"[{,${",[{".repeat(500_000)}\\`;
		const { origin } = await serve((_request, response) => response.end(JSON.stringify([{ text }])));
		expect(await fetcherOf(origin)(`${origin}/x`)).toEqual([{ text }]);
	});

	it("takes in two large answers at once, however many are sent", async () => {
		const chunk = Buffer.alloc(1024 * 1024, 0x20);
		let [inFull, most] = [0, 0];
		const { origin } = await serve(async (_request, response) => {
			response.write("[");
			for (let sent = 0; sent < 30; sent++) {
				if (sent === 24) most = Math.max(most, ++inFull);
				if (!response.write(chunk)) await new Promise((resolve) => response.once("drain", resolve));
			}
			response.end("]", () => {
				inFull -= 1;
			});
		});
		const get = fetcherOf(origin, { limits: { concurrency: 8 } });
		expect(await Promise.all(Array.from({ length: 8 }, (_, at) => get(`${origin}/${at}`)))).toEqual(Array.from({ length: 8 }, () => []));
		expect(most).toBeLessThanOrEqual(3);
	});

	it.each([
		["gzip", gzipSync],
		["br", brotliCompressSync],
		["deflate", deflateSync],
	] as const)("reads an answer packed with %s", async (encoding, pack) => {
		const { origin } = await serve((_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(pack('{"ok":true}')));
		expect(await fetcherOf(origin)(`${origin}/x`)).toEqual({ ok: true });
	});

	it("refuses a small answer that unfolds into a huge one", async () => {
		const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
		const { origin } = await serve((_request, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb));
		expect(bomb.byteLength).toBeLessThan(100_000);
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({ kind: "too_large" });
	});

	it.each([
		["an unknown encoding", "rot13", "{}", "unreadable"],
		["broken packing", "gzip", "not gzip", "network"],
	])("fails in words on %s", async (_name, encoding, body, kind) => {
		const { origin } = await serve((_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(body));
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({ kind });
	});

	it("follows no redirect", async () => {
		const { origin, requests } = await serve((_request, response) => response.writeHead(302, { location: "/elsewhere" }).end());
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({ kind: "refused", httpStatus: 302 });
		expect(requests).toHaveLength(1);
	});

	it("keeps what a provider wrote to itself", async () => {
		const { origin } = await serve((_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>"));
		expect(await failureOf(fetcherOf(origin)(`${origin}/x`))).toMatchObject({
			kind: "unreadable",
			message: "The job board gave an answer that could not be read.",
		});
	});

	it.each([
		["https://api.example", "https://other.example/x"],
		["https://api.example", "http://api.example/x"],
		["https://api.example", "https://api.example:8443/x"],
		["https://api.example", "https://user:secret@api.example/x"],
		["https://api.example", "https://api.example.evil.example/x"],
		["https://api.example", "file:///etc/passwd"],
		["https://api.example", "not an address"],
		["https://{board}.example", "https://evil.com/x?.example"],
		["https://{board}.example", "https://a.b.example/x"],
		["https://{board}.example", "https://.example/x"],
	])("with the base %s never asks %s", async (baseUrl, url) => {
		expect(await failureOf(fetcherOf(baseUrl)(url))).toMatchObject({ kind: "refused", httpStatus: null });
	});
});
