import { describe, expect, it } from "vitest";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";

describe("reading a PDF whose letters nobody draws", () => {
	it("still knows which text is bold, with fonts that are in the file and with those that are not", async () => {
		for (const fonts of ["embedded", undefined] as const) {
			const bytes = await drawPdf(
				(doc) => {
					doc.font("bold").fontSize(14).text("Experience", 50, 60);
					doc.font("regular").fontSize(10).text("Kept the books of two shops and paid their suppliers", 50, 90);
				},
				{},
				fonts,
			);
			const { lines } = await readPdf(bytes);
			expect(lines.map(({ text, bold }) => [text, bold])).toEqual([
				["Experience", true],
				["Kept the books of two shops and paid their suppliers", false],
			]);
		}
	});

	it("leaves the runtime's other streams as they are", async () => {
		const { gzipSync } = await import("node:zlib");
		const unpacked = new Blob([gzipSync("kept")]).stream().pipeThrough(new DecompressionStream("gzip"));
		expect(await new Response(unpacked).text()).toBe("kept");
	});

	it("unpacks what was deflated in pieces, and refuses what is damaged", async () => {
		const { deflateSync } = await import("node:zlib");
		const packed = deflateSync(Buffer.alloc(600_000, "ab"));
		const inPieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
			start(controller) {
				for (let at = 0; at < packed.byteLength; at += 100) controller.enqueue(Uint8Array.from(packed.subarray(at, at + 100)));
				controller.close();
			},
		});
		const unpacked = await new Response(inPieces.pipeThrough(new DecompressionStream("deflate"))).text();
		expect(unpacked).toBe("ab".repeat(300_000));
		const damaged = new Blob([Uint8Array.from(packed.subarray(0, 200))]).stream().pipeThrough(new DecompressionStream("deflate"));
		await expect(new Response(damaged).text()).rejects.toThrow();
	});
});
