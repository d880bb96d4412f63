import { expect, it } from "vitest";
import { packJson, unpackJson } from "@/lib/platform/packed-json";

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));

it("a long text comes back as it was, in far fewer bytes", async () => {
	const text = JSON.stringify({ postings: Array.from({ length: 2_000 }, (_, at) => ({ id: at, title: "Ingénieur 履歴書 🙂" })) });
	const packed = await packJson(Buffer.from(text));
	expect(packed.byteLength).toBeLessThan(text.length / 4);
	expect(await unpackJson(packed)).toBe(text);
});

it("a short one, and one that was kept before packing, stands there as it is", async () => {
	const short = bytesOf({ passed: true });
	expect(await packJson(short)).toEqual(Uint8Array.from(short));
	expect(await unpackJson(bytesOf({ a: "b".repeat(50_000) }))).toBe(JSON.stringify({ a: "b".repeat(50_000) }));
	expect(await unpackJson(bytesOf(null))).toBe("null");
});

it("damaged bytes are an error, never another text", async () => {
	const packed = await packJson(bytesOf({ a: "word ".repeat(10_000) }));
	packed[packed.length - 2] = (packed[packed.length - 2] ?? 0) ^ 1;
	await expect(unpackJson(packed)).rejects.toThrow();
	await expect(unpackJson(packed.slice(0, 20))).rejects.toThrow();
});
