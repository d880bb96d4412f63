import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { cutOff } from "@/lib/http/cut-off";
import { libraryRoute } from "@/lib/http/library-route";

process.env.DATABASE_URL ??= "postgres://127.0.0.1:9/none";
const route = libraryRoute({ POST: async (request) => new Response(`read ${await request.text()}`), GET: async () => Promise.reject(new Error("broken")) }, 8);
const ask = (method: "GET" | "POST" | "DELETE", body?: BodyInit) =>
	route[method](new Request("http://127.0.0.1/", { method, duplex: "half", ...(body === undefined ? {} : { body }) } as RequestInit), undefined);

it("a library gets a body that fits, and no other", async () => {
	expect(await (await ask("POST", "a body")).text()).toBe("read a body");
	const refused = await ask("POST", "more than eight");
	expect([refused.status, await refused.json()]).toMatchObject([
		413,
		{ code: "PAYLOAD_TOO_LARGE", details: { maxBytes: 8 }, requestId: refused.headers.get("x-request-id") },
	]);
	const endless = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(new Uint8Array(4)) });
	expect((await ask("POST", endless)).status).toBe(413);
});

it("other methods are refused by name, and a library's failure is ours", async () => {
	const refused = await ask("DELETE");
	expect([refused.status, refused.headers.get("allow"), (await refused.json()).details]).toEqual([
		405,
		"GET, POST, HEAD, OPTIONS",
		{ allowed: ["GET", "POST", "HEAD", "OPTIONS"] },
	]);
	expect((await (await ask("GET")).json()).code).toBe("INTERNAL");
});

it.each(["is left alone", "was given up"])("a request that goes on after its answer is cut off when its body %s, and one that ended is not", async (what) => {
	const server = createServer(async (request, response) => {
		const { socket } = request;
		response.once("finish", () => cutOff(request, socket, 50));
		if (what === "was given up") for await (const _chunk of request) break;
		response.end("answered");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as { port: number };
	const talk = (head: string, isEndless: boolean) =>
		new Promise<string>((resolve) => {
			const socket = connect(port, "127.0.0.1");
			let heard = "";
			const drip = setInterval(() => isEndless && socket.write("1\r\na\r\n"), 10);
			socket.on("data", (data) => {
				heard += data;
			});
			socket.on("error", () => undefined);
			socket.once("close", () => {
				clearInterval(drip);
				resolve(heard);
			});
			socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
			// A request that has ended keeps its connection for the next one.
			if (!isEndless) setTimeout(() => socket.end("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"), 200);
		});
	expect((await talk("Transfer-Encoding: chunked", true)).match(/answered/g)).toHaveLength(1);
	expect((await talk("Content-Length: 0", false)).match(/answered/g)).toHaveLength(2);
	server.close();
});
