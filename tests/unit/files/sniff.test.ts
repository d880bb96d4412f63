import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { settleMimeType, sniffType } from "@/lib/files/uploads/sniff";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The content in small pieces, as a network gives it. */
function streamOf(bytes: Uint8Array): () => Promise<ReadableStream<Uint8Array>> {
	return async () =>
		new ReadableStream({
			start(controller) {
				for (let at = 0; at < bytes.byteLength; at += 1000) controller.enqueue(bytes.slice(at, at + 1000));
				controller.close();
			},
		});
}

const text = (content: string) => new TextEncoder().encode(content);

function wordFile(): Uint8Array {
	const types = `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`;
	return zipSync(
		{ "word/media/big.bin": new Uint8Array(300_000).fill(9), "[Content_Types].xml": text(types), "word/document.xml": text("<w/>") },
		{ level: 0 },
	);
}

it.each([
	["a PDF", text("%PDF-1.7\n%âãÏÓ\n"), "application/pdf"],
	["a Word file whose types come late", wordFile(), DOCX],
	["a ZIP", zipSync({ "a.txt": text("a") }), "application/zip"],
	[
		"a PNG",
		new Uint8Array([
			0x89,
			0x50,
			0x4e,
			0x47,
			0x0d,
			0x0a,
			0x1a,
			0x0a,
			0,
			0,
			0,
			13,
			0x49,
			0x48,
			0x44,
			0x52,
			...new Array(17).fill(0),
			0,
			0,
			0,
			0,
			0x49,
			0x44,
			0x41,
			0x54,
		]),
		"image/png",
	],
	["text in German", text("Größe: fünf\r\n"), "text/plain"],
	["long text that is cut inside a character", text("ä".repeat(70_000)), "text/plain"],
	["UTF-16 text", new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42, 0]), "text/plain"],
	["text in Windows-1252", Buffer.from("Ingénieur à Zürich, “senior”: garçon, naïve\n".replace(/[“”]/g, "\u0093"), "latin1"), "text/plain"],
	["bytes without a letter", new Uint8Array([0xe9, 0xf1, 0xfc, 0x41, 0xe4]), "application/octet-stream"],
	["text with a place that no alphabet uses", Buffer.from("caf\u00e9 \u0081 bar", "latin1"), "application/octet-stream"],
	["bytes", new Uint8Array([1, 2, 3, 250, 251]), "application/octet-stream"],
	["text with a zero in it", text("a\u0000b"), "application/octet-stream"],
	["nothing", new Uint8Array(), "application/octet-stream"],
])("%s is known by its bytes", async (_name, bytes, expected) => {
	expect(await sniffType(streamOf(bytes))).toBe(expected);
});

it.each([
	["application/pdf", "application/pdf", "application/pdf"],
	["application/octet-stream", "application/pdf", "application/pdf"],
	["text/markdown", "text/plain", "text/markdown"],
	["application/json", "text/plain", "application/json"],
	["application/msword", "application/x-cfb", "application/msword"],
	["video/mp4", "video/quicktime", "video/quicktime"],
	["application/x-own-format", "application/octet-stream", "application/octet-stream"],
	["application/pdf", "text/plain", null],
	["application/pdf", "application/zip", null],
	["application/pdf", "application/octet-stream", null],
	["text/plain", "application/pdf", null],
	["text/plain", "application/octet-stream", null],
	["image/png", "image/jpeg", null],
])("declared %s, found %s: kept as %s", (declared, sniffed, kept) => {
	expect(settleMimeType(declared, sniffed)).toBe(kept);
});
