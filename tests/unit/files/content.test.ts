import fc from "fast-check";
import { expect, it } from "vitest";
import { readRange } from "@/lib/files/content/byte-range";
import { FileName, RegisterFileBody } from "@/lib/files/schemas";
import { attachment } from "@/lib/files/store/content-disposition";
import { signContentLink, verifyContentLink } from "@/lib/files/store/content-link";

const key = new Uint8Array(32).fill(7);
const soon = () => new Date(Date.now() + 60_000);

it("a name of any characters makes a header that says it and nothing else", () => {
	fc.assert(
		fc.property(fc.oneof(fc.string({ unit: "grapheme", minLength: 1, maxLength: 255 }), fc.string({ unit: "binary", minLength: 1, maxLength: 20 })), (name) => {
			const value = attachment(name);
			const [, plain, , encoded] =
				/^attachment; filename=("(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"|[\w!#$%&'*+.^`|~-]+)(; filename\*=UTF-8''([\w!#$&+.^`|~%-]*))?$/.exec(value) ?? [];
			const said = encoded === undefined ? plain?.replace(/^"|"$/g, "").replace(/\\(.)/g, "$1") : decodeURIComponent(encoded);
			expect(said, value).toBe(new TextDecoder().decode(new TextEncoder().encode(name)));
			expect(new Headers({ "content-disposition": value }).get("content-disposition")).toBe(value);
		}),
	);
});

it.each([
	[null, null],
	["bytes=0-4", { start: 0, end: 4 }],
	["bytes=5-", { start: 5, end: 9 }],
	["bytes=-3", { start: 7, end: 9 }],
	["bytes=-99", { start: 0, end: 9 }],
	["bytes=2-99", { start: 2, end: 9 }],
	["bytes=10-", "unsatisfiable"],
	["bytes=-0", "unsatisfiable"],
	["bytes=4-2", null],
	["bytes=-", null],
	["bytes=0-1,3-4", null],
	["lines=0-1", null],
])("of ten bytes, %s asks for %j", (header, expected) => {
	expect(readRange(header, 10)).toEqual(expected);
});

it("a link is good for one use of one object, for its time, under our key", async () => {
	const token = await signContentLink({ use: "get", key: "files/abc", mimeType: "text/plain", fileName: "a.txt" }, soon(), key);
	await expect(verifyContentLink(token, { use: "get", objectId: "abc" }, key)).resolves.toMatchObject({ key: "files/abc", fileName: "a.txt" });
	await expect(verifyContentLink(token, { use: "get", objectId: "abd" }, key)).rejects.toMatchObject({ code: "FORBIDDEN" });
	await expect(verifyContentLink(token, { use: "put", objectId: "abc" }, key)).rejects.toMatchObject({ code: "FORBIDDEN" });
	await expect(verifyContentLink(`${token.slice(0, -4)}AAAA`, { use: "get", objectId: "abc" }, key)).rejects.toMatchObject({ code: "FORBIDDEN" });
	await expect(verifyContentLink(token, { use: "get", objectId: "abc" }, new Uint8Array(32))).rejects.toMatchObject({ code: "FORBIDDEN" });
	await expect(verifyContentLink(null, { use: "get", objectId: "abc" }, key)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
	const old = await signContentLink({ use: "get", key: "files/abc", mimeType: "text/plain", fileName: "a.txt" }, new Date(Date.now() - 1000), key);
	await expect(verifyContentLink(old, { use: "get", objectId: "abc" }, key)).rejects.toMatchObject({ code: "LINK_EXPIRED" });
});

it("names lose folders and control characters, and must be left with something", () => {
	expect(FileName.parse("C:\\fake\\cv.pdf")).toBe("cv.pdf");
	expect(FileName.parse("../../etc/passwd\u0000")).toBe("passwd");
	for (const bad of ["", "a/", "..", "\u0007", "x".repeat(256)]) expect(FileName.safeParse(bad).success).toBe(false);
});

it("a registration takes sizes from 1 byte to 100 MB", () => {
	const sized = (sizeBytes: number) => RegisterFileBody.safeParse({ fileName: "a.pdf", mimeType: "Application/PDF; charset=x", sizeBytes });
	expect(sized(100 * 1024 * 1024).data).toMatchObject({ mimeType: "application/pdf", local: false });
	for (const bad of [0, -1, 1.5, 100 * 1024 * 1024 + 1]) expect(sized(bad).success).toBe(false);
});
