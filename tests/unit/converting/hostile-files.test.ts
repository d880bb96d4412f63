import { crc32 } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readyPicture } from "@/lib/tools/documents/converting/reading/pictures/ready-picture";
import { readDocument } from "@/lib/tools/documents/converting/reading/read-document";
import { makePhonePhoto, makePicture } from "@/tests/factories/documents";
import { startTiming } from "@/tests/setup/own-time";

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A PNG whose head says that it is this large; its points are missing. */
function hugePicture(width: number, height: number): Uint8Array {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.byteLength);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", head),
		chunk("IDAT", Buffer.alloc(0)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

const bomb = () => zipSync({ "word/document.xml": new Uint8Array(300 * 1024 * 1024) }, { level: 9 });

const REFUSED: readonly (readonly [string, string, () => Uint8Array, string, RegExp])[] = [
	["an empty file", "a.md", () => new Uint8Array(), "FILE_EMPTY", /empty/],
	["a page without text", "a.html", () => utf8("<p> </p><script>1</script>"), "FILE_EMPTY", /nothing in it/],
	["a million nested tags", "a.html", () => utf8("<div>".repeat(1_000_000)), "FILE_UNREADABLE", /nested far deeper/],
	["a row of brackets", "a.md", () => utf8("[".repeat(200_000)), "FILE_TOO_LARGE", /brackets or stars/],
	["a table of a million rows", "a.csv", () => utf8("a,b\n".repeat(1_000_000)), "FILE_TOO_LARGE", /1,000,000 rows/],
	["a table of 500 columns", "a.csv", () => utf8("a,".repeat(500)), "FILE_TOO_LARGE", /columns/],
	["a text of five million letters", "a.txt", () => utf8("x".repeat(5_000_000)), "FILE_TOO_LARGE", /letters/],
	["an archive that unpacks to 300 MB", "a.docx", bomb, "FILE_UNREADABLE", /unpacks to far more/],
	["an archive that is no document", "a.docx", () => zipSync({ "a.txt": utf8("a") }), "FILE_UNREADABLE", /not a Word document/],
	["an older Word file", "a.docx", () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "FILE_UNREADABLE", /older kind/],
	["a message without anything", "a.eml", () => utf8("hello there"), "FILE_UNREADABLE", /no|none/],
	["a picture of 30,000 × 30,000", "a.png", () => hugePicture(30_000, 30_000), "FILE_TOO_LARGE", /30,000 × 30,000/],
	["half a picture", "a.png", () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), "FILE_UNREADABLE", /damaged/],
	["a kind that is not known", "a.xyz", () => utf8("abc"), "FILE_UNREADABLE", /none of the kinds/],
];

describe("files that can't be converted", () => {
	it.each(REFUSED)("%s is refused with a sentence", async (_, fileName, bytes, code, message) => {
		await expect(readDocument({ fileName, bytes: bytes() })).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
	});

	it.each([
		["quotes in quotes", `${"> ".repeat(900)}x`],
		["stars that open and never close", "*a ".repeat(30_000)],
		["half links", "[a](".repeat(30_000)],
		["lists in lists", `${"- ".repeat(800)}x`],
	])("Markdown of %s is read in a few seconds", async (_, text) => {
		const tookMs = startTiming();
		await readDocument({ fileName: "a.md", bytes: utf8(text) }).catch(() => null);
		expect(tookMs()).toBeLessThan(5_000);
	});
});

describe("a picture", () => {
	it("stands upright without what its camera wrote", async () => {
		const photo = await makePhonePhoto(300, 200);
		expect(photo.includes("SecretOwner")).toBe(true);
		const ready = await readyPicture(photo);
		expect([ready.widthPx, ready.heightPx]).toEqual([200, 300]);
		expect(Buffer.from(ready.bytes).includes("Secret")).toBe(false);
	});

	it("keeps the points of a JPEG that stands upright, byte by byte", async () => {
		const jpeg = await makePicture(64, 64, "jpeg");
		const ready = await readyPicture(jpeg);
		expect(Buffer.from(ready.bytes).equals(jpeg)).toBe(true);
	});

	it.each(["png", "webp", "gif", "tiff"] as const)("of %s becomes one that a PDF takes", async (format) => {
		const ready = await readyPicture(await makePicture(40, 30, format));
		expect([ready.widthPx, ready.heightPx]).toEqual([40, 30]);
		expect(["png", "jpeg"]).toContain(ready.format);
	});

	it("is made smaller where that is asked for", async () => {
		const ready = await readyPicture(await makePicture(3_000, 1_500), { longestPx: 1_000 });
		expect([ready.widthPx, ready.heightPx]).toEqual([1_000, 500]);
		expect(ready.widthPt).toBeCloseTo(2_250, 0);
	});
});
