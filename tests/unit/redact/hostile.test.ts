import { describe, expect, it } from "vitest";
import { inspectDocumentFile } from "@/lib/tools/documents/redacting/inspect-document";
import { redacted } from "@/tests/factories/redaction";
import { hostileFiles } from "@/tests/hostile/all-files";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("a file that is none, or too much, gets its sentence", () => {
	it.each([
		["FILE_EMPTY", "a.pdf", ""],
		["FILE_UNREADABLE", "a.pdf", "%PDF-1.7 broken"],
		["FILE_UNREADABLE", "a.pdf", "no document"],
		["FILE_UNREADABLE", "a.docx", "PK\u0003\u0004 broken"],
		["FILE_UNREADABLE", "a.doc", "\u00d0\u00cf\u0011\u00e0"],
		["FILE_UNREADABLE", "a.txt", "plain words\u0000\u0000 and more of them"],
		["FILE_TOO_LARGE", "a.txt", "x".repeat(31 * 1024 * 1024)],
		["FILE_TOO_LARGE", "a.txt", "word ".repeat(1_200_000)],
		["FILE_TOO_LARGE", "a.txt", "a\n".repeat(70_000)],
	])("%s: %s", async (code, fileName, text) => {
		const bytes = fileName.endsWith(".doc") ? Uint8Array.from(text, (sign) => sign.charCodeAt(0)) : bytesOf(text);
		await expect(redacted(bytes, fileName)).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) });
	});

	it("says the same before a run, without throwing", async () => {
		expect(await inspectDocumentFile({ fileName: "a.pdf", bytes: bytesOf("%PDF-1.7 broken") })).toMatchObject({ errors: [{ code: "FILE_UNREADABLE" }] });
		expect(await inspectDocumentFile({ fileName: "a.txt", bytes: bytesOf("Dear Anna") })).toEqual({ errors: [], warnings: [] });
	});
});

/** The others run against the whole service elsewhere; every tenth keeps this to half a minute. */
const TRIED = hostileFiles(3).filter((_, at) => at % 10 === 0);

describe("hostile documents", () => {
	it.each(TRIED.map((file) => [file.title, file] as const))("%s is redacted, or refused with a sentence", async (_, file) => {
		const outcome = await redacted(file.make(), file.fileName).then(
			({ report }) => report.check.passed,
			(error: unknown) => error,
		);
		if (outcome !== true) expect(outcome).toMatchObject({ name: "AppError", message: expect.stringMatching(/\.$/) });
	});
});
