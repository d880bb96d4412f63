import { describe, expect, it, onTestFinished } from "vitest";
import { createGuardedFetcher, type GuardedFetcher, type GuardOptions } from "@/lib/platform/network/guarded-fetch";
import { listenInTest } from "@/tests/world/listen";

function guarded(options: GuardOptions): GuardedFetcher {
	const fetcher = createGuardedFetcher(options);
	onTestFinished(() => fetcher.close());
	return fetcher;
}

describe("guarded fetch", () => {
	it("reads a loopback origin that is allowed exactly, and no other port of the same host", async () => {
		const { origin } = await listenInTest((_request, response) => response.end("hello"));
		const other = await listenInTest((_request, response) => response.end("secret"));
		const fetcher = guarded({ allowedLoopbackOrigins: [origin] });
		await expect(fetcher.get(`${origin}/a`)).resolves.toMatchObject({ status: 200, body: "hello", wasRedirected: false });
		await expect(fetcher.get(`${other.origin}/`)).rejects.toMatchObject({ kind: "refused" });
	});

	it("opens nothing for an allowed origin that is not this machine by name", async () => {
		const { port } = await listenInTest((_request, response) => response.end("secret"));
		const origin = `http://boards.example:${port}`;
		const fetcher = guarded({ allowedLoopbackOrigins: [origin], allowedPorts: [port], resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
		await expect(fetcher.get(`${origin}/`)).rejects.toMatchObject({ kind: "refused" });
	});

	it.each(["http://169.254.169.254/latest/meta-data/", "http://[::1]/", "file:///etc/passwd", "http://user@example.com/"])(
		"refuses a redirect to %s",
		async (target) => {
			const { origin } = await listenInTest((_request, response) => response.writeHead(302, { location: target }).end());
			await expect(guarded({ allowedLoopbackOrigins: [origin] }).get(`${origin}/`)).rejects.toMatchObject({ kind: "refused" });
		},
	);

	it("follows five redirects and gives up at the sixth", async () => {
		const { origin } = await listenInTest((request, response) => {
			const left = Number(request.url?.slice(1));
			if (left === 0) response.end("there");
			else response.writeHead(302, { location: `/${left - 1}` }).end();
		});
		const fetcher = guarded({ allowedLoopbackOrigins: [origin] });
		await expect(fetcher.get(`${origin}/5`)).resolves.toMatchObject({ body: "there", wasRedirected: true, finalUrl: `${origin}/0` });
		await expect(fetcher.get(`${origin}/6`)).rejects.toMatchObject({ kind: "redirects" });
	});

	it("judges a host name by the addresses that the socket gets, asked for once, so that no second DNS answer can slip through", async () => {
		let hits = 0;
		const { port } = await listenInTest((_request, response) => {
			hits += 1;
			response.end("secret");
		});
		let lookups = 0;
		const resolve = async () => {
			lookups += 1;
			return [{ address: "127.0.0.1", family: 4 }];
		};
		await expect(guarded({ allowedPorts: [port], resolve }).get(`http://rebind.example:${port}/`)).rejects.toMatchObject({ kind: "refused" });
		expect(hits).toBe(0);
		expect(lookups).toBe(1);
	});

	it("refuses a name of which only one address is private", async () => {
		const { port } = await listenInTest((_request, response) => response.end("secret"));
		const resolve = async () => [
			{ address: "93.184.216.34", family: 4 },
			{ address: "10.0.0.1", family: 4 },
		];
		await expect(guarded({ allowedPorts: [port], resolve }).get(`http://mixed.example:${port}/`)).rejects.toMatchObject({ kind: "refused" });
	});

	it("refuses localhost by name", async () => {
		const { port } = await listenInTest((_request, response) => response.end("secret"));
		await expect(guarded({ allowedPorts: [port] }).get(`http://localhost:${port}/`)).rejects.toMatchObject({ kind: "refused" });
	});

	it("stops a body at the size cap and a slow one at the time cap", async () => {
		const { origin } = await listenInTest((request, response) => {
			if (request.url === "/slow") response.write("first");
			else response.end("x".repeat(100_000));
		});
		const large = await guarded({ allowedLoopbackOrigins: [origin], maxBytes: 1_000 }).get(`${origin}/large`);
		expect([large.body.length, large.isTruncated]).toEqual([1_000, true]);
		const hasty = guarded({ allowedLoopbackOrigins: [origin], timeoutMs: 200 });
		await expect(hasty.get(`${origin}/slow`)).rejects.toMatchObject({ kind: "timeout" });
	});

	it("reports a refused connection as network and passes the caller's abort on", async () => {
		const { origin } = await listenInTest((_request, response) => response.write("first"));
		const gone = guarded({ allowedLoopbackOrigins: ["http://127.0.0.1:1"] });
		await expect(gone.get("http://127.0.0.1:1/")).rejects.toMatchObject({ kind: "network" });
		await expect(guarded({ allowedLoopbackOrigins: [origin] }).get(origin, { signal: AbortSignal.abort(new Error("cancelled")) })).rejects.toThrow("cancelled");
	});
});
