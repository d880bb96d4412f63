import { expect, it } from "vitest";
import { readBytes } from "@/lib/platform/network/body-limit";

/** A body that goes on for ever, and how much of it was asked for. */
function endless() {
	const given = { bytes: 0 };
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
		pull(stream) {
			given.bytes += 1024;
			stream.enqueue(new Uint8Array(1024));
		},
	});
	return { given, body };
}

it("what announces too much is refused before a byte is read", async () => {
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			pull() {
				throw new Error("was read");
			},
		},
		{ highWaterMark: 0 },
	);
	await expect(readBytes({ headers: new Headers({ "content-length": "1001" }), body }, 1000)).rejects.toMatchObject({
		code: "PAYLOAD_TOO_LARGE",
		details: { maxBytes: 1000 },
	});
});

it("what announces nothing ends at the first byte above", async () => {
	const { given, body } = endless();
	await expect(readBytes({ headers: new Headers(), body }, 10 * 1024)).rejects.toMatchObject({
		code: "PAYLOAD_TOO_LARGE",
		message: "The body may have at most 10 kB.",
	});
	expect(given.bytes).toBeLessThan(20 * 1024);
});

it("what fits is read whole, and nothing is nothing", async () => {
	const read = (body?: BodyInit) => readBytes(new Request("http://127.0.0.1/", { method: "POST", ...(body === undefined ? {} : { body }) }), 4);
	expect(Buffer.from(await read("four")).toString()).toBe("four");
	expect((await read()).byteLength).toBe(0);
	await expect(read("five!")).rejects.toMatchObject({ status: 413 });
});
