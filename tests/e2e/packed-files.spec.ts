import { get, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** Asks without a client that would unpack what comes. */
function ask(url: string, headers: Record<string, string>, method = "GET"): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(url, { method, headers, agent: false }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
		});
		sent.on("error", reject);
		sent.end();
	});
}

/** A script and a style that the front page names. */
async function namedFiles(baseURL: string): Promise<string[]> {
	const page = await new Promise<string>((resolve, reject) => {
		get(baseURL, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				text += part;
			});
			response.on("end", () => resolve(text));
		}).on("error", reject);
	});
	return [/\/_next\/static\/[\w./~-]+\.js/, /\/_next\/static\/[\w./~-]+\.css/].map((pattern) => `${baseURL}${pattern.exec(page)?.[0]}`);
}

test("scripts and styles go out packed with brotli to whoever takes it, and as they are to others", async ({ baseURL }) => {
	for (const address of await namedFiles(baseURL ?? "")) {
		const [packed, gzip, plain] = await Promise.all([
			ask(address, { "accept-encoding": "gzip, deflate, br, zstd" }),
			ask(address, { "accept-encoding": "gzip" }),
			ask(address, {}),
		]);
		expect(packed.headers).toMatchObject({
			"content-encoding": "br",
			"content-type": plain.headers["content-type"],
			"cache-control": "public, max-age=31536000, immutable",
		});
		expect(packed.headers.vary).toMatch(/accept-encoding/i);
		expect(gzip.headers.vary).toMatch(/accept-encoding/i);
		expect(packed.headers["content-length"]).toBe(String(packed.body.length));
		expect(packed.headers["x-content-type-options"]).toBe("nosniff");
		expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
		expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
		expect(packed.body.length).toBeLessThan(gzip.body.length);
		expect(plain.headers["content-encoding"]).toBeUndefined();
		expect(packed.headers.etag).not.toBe(plain.headers.etag);

		const head = await ask(address, { "accept-encoding": "br" }, "HEAD");
		expect([head.status, head.body.length, head.headers["content-length"], head.headers["content-encoding"]]).toEqual([
			200,
			0,
			String(packed.body.length),
			"br",
		]);
		const again = await ask(address, { "accept-encoding": "br", "if-none-match": packed.headers.etag ?? "" });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		const otherCopy = await ask(address, { "accept-encoding": "br", "if-none-match": plain.headers.etag ?? "" });
		expect(otherCopy.status).toBe(200);
	}
});

test("no way leads out of the build's files, and what is missing is not called packed", async ({ baseURL }) => {
	const brotli = { "accept-encoding": "br" };
	for (const way of [
		"/_next/static/../BUILD_ID",
		"/_next/static/%2e%2e/BUILD_ID",
		"/_next/static/chunks/..%2f..%2fBUILD_ID",
		"/_next/static/chunks/missing.js",
	]) {
		const answer = await ask(`${baseURL}${way}`, brotli);
		expect([way, answer.status >= 400, answer.headers["content-encoding"]]).toEqual([way, true, undefined]);
	}
});
