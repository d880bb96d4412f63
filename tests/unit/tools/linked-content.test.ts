import { afterAll, describe, expect, it } from "vitest";
import { bodyBytes, putBytes } from "@/lib/tools/remote/linked-content";
import { type Listening, listen } from "@/tests/world/listen";

const PIECES = Array.from({ length: 40 }, (_, at) => new Uint8Array(50_000).fill(at));
const WHOLE = Buffer.concat(PIECES);

function answer(headers: Record<string, string>): Response {
	const left = [...PIECES];
	const body = new ReadableStream<Uint8Array>({
		pull: (controller) => {
			const piece = left.shift();
			if (piece) controller.enqueue(piece);
			else controller.close();
		},
	});
	return new Response(body, { headers });
}

describe("a file behind a link", () => {
	it("takes no more room than its bytes where its length is told", async () => {
		const bytes = await bodyBytes(answer({ "content-length": String(WHOLE.byteLength) }));
		expect(bytes.buffer.byteLength).toBe(WHOLE.byteLength);
		expect(Buffer.from(bytes).equals(WHOLE)).toBe(true);
	});

	it.each([{}, { "content-length": "7" }, { "content-length": "9000000" }, { "content-length": "nonsense" }])(
		"is whole whatever its length is said to be: %o",
		async (headers) => {
			expect(Buffer.from(await bodyBytes(answer(headers as Record<string, string>))).equals(WHOLE)).toBe(true);
		},
	);
});

describe("bytes put where a link leads", () => {
	let store: Listening | undefined;
	afterAll(() => store?.close());
	const seen: { method?: string; type?: string; length?: string; bytes: Buffer }[] = [];
	const opened = async (path: string) => {
		store ??= await listen(async (request, response) => {
			const pieces: Buffer[] = [];
			for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
			const { "content-type": type, "content-length": length } = request.headers;
			seen.push({ method: request.method, type, length, bytes: Buffer.concat(pieces) });
			response.writeHead(request.url === "/refused" ? 403 : 200).end();
		});
		return { url: `${store.origin}${path}`, method: "PUT" as const, headers: { "content-type": "text/csv" } };
	};
	const { signal } = new AbortController();

	it("arrive whole, with their type and length", async () => {
		await putBytes(await opened("/taken"), WHOLE.subarray(100), signal);
		expect(seen.at(-1)).toMatchObject({ method: "PUT", type: "text/csv", length: String(WHOLE.byteLength - 100) });
		expect(seen.at(-1)?.bytes.equals(WHOLE.subarray(100))).toBe(true);
	});

	it("are not taken for kept when the link refuses them, or nobody waits any more", async () => {
		await expect(putBytes(await opened("/refused"), WHOLE, signal)).rejects.toThrow("403");
		await expect(putBytes(await opened("/taken"), WHOLE, AbortSignal.abort())).rejects.toThrow();
	});
});
