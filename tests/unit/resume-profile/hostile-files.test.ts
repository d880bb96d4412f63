import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { asZip64, entryOf, withDamage, withEntries, withEntry } from "@/tests/factories/resumes/hostile-zips";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { sampleFiles } from "@/tests/factories/sample-files";

const NOW = new Date("2026-11-01T00:00:00Z");

describe("damaged files", () => {
	it.each(["pdf", "docx"] as const)("a %s with wrong or missing bytes is read or refused, never a fault", async (format) => {
		const bytes = (await sampleFiles())[format];
		const damage = fc.record({
			length: fc.integer({ min: 1, max: bytes.byteLength }),
			changes: fc.array(fc.tuple(fc.nat(bytes.byteLength - 1), fc.nat(255)), { maxLength: 40 }),
		});
		await fc.assert(
			fc.asyncProperty(damage, async ({ length, changes }) => {
				const copy = bytes.slice();
				for (const [at, value] of changes) copy[at] = value;
				const isCut = length % 3 === 0;
				try {
					ResumeDocument.parse(await parseResumeBytes({ fileId: "f", fileName: `cv.${format}`, bytes: isCut ? copy.slice(0, length) : copy }));
				} catch (error) {
					expect(error).toBeInstanceOf(AppError);
				}
			}),
			{ numRuns: 25, seed: 7 },
		);
	});
});

describe("archives that lie", () => {
	const BODY = "word/document.xml";
	let docx: Uint8Array;
	let lineCount: number;

	const read = (bytes: Uint8Array) => parseResumeBytes({ fileId: "f", fileName: "cv.docx", bytes });

	async function refusal(bytes: Uint8Array): Promise<AppError> {
		const error = await read(bytes).then(
			() => null,
			(reason: unknown) => reason,
		);
		if (!(error instanceof AppError)) throw new Error(`It was not refused: ${String(error)}`);
		return error;
	}

	beforeAll(async () => {
		docx = (await sampleFiles()).docx;
		lineCount = (await read(docx)).lines.length;
	});

	it("with entries that share their bytes are refused", async () => {
		const { offset, compressedBytes, bytes, method } = entryOf(docx, BODY);
		const shared = withEntry(withEntries(docx, {}), "[Content_Types].xml", entryOf(withEntries(docx, {}), BODY));
		expect(await refusal(shared)).toMatchObject({ code: "FILE_UNREADABLE", message: expect.stringContaining("overlap") });
		const inside = withEntry(docx, BODY, { offset, compressedBytes: compressedBytes + 200, bytes, method });
		expect(await refusal(inside)).toMatchObject({ code: "FILE_UNREADABLE" });
	});

	it.each<[string, (said: { bytes: number; compressedBytes: number }) => Parameters<typeof withEntry>[2]]>([
		["a smaller size than comes out", ({ bytes }) => ({ bytes: bytes - 1 })],
		["a size of nothing", () => ({ bytes: 0 })],
		["a larger size than comes out", ({ bytes }) => ({ bytes: bytes + 1 })],
		["four gigabytes", () => ({ bytes: 0xfffffffe })],
		["packed bytes beyond the end", () => ({ compressedBytes: 0x7fffffff })],
		["packed bytes that are cut", ({ compressedBytes }) => ({ compressedBytes: compressedBytes >> 1 })],
		["a place beyond the end", () => ({ offset: 0x7fffffff })],
		["a place that holds no entry", () => ({ offset: 7 })],
		["that it is not packed", () => ({ method: 0 })],
		["an unknown way of packing", () => ({ method: 99 })],
		["sizes that only ZIP64 fields could hold", () => ({ bytes: 0xffffffff, compressedBytes: 0xffffffff })],
	])("and name %s are refused", async (_what, lie) => {
		expect(await refusal(withEntry(docx, BODY, lie(entryOf(docx, BODY))))).toMatchObject({ code: "FILE_UNREADABLE" });
	});

	it("with a password are refused as such", async () => {
		const { flags } = entryOf(docx, BODY);
		expect(await refusal(withEntry(docx, BODY, { flags: flags | 1 }))).toMatchObject({ code: "FILE_ENCRYPTED" });
		expect(await refusal(withEntry(docx, BODY, { flags: flags | 0x41 }))).toMatchObject({ code: "FILE_UNREADABLE" });
	});

	it("are read when they are honest ZIP64, and refused when that counts entries without end", async () => {
		expect((await read(asZip64(docx))).lines).toHaveLength(lineCount);
		expect(await refusal(asZip64(docx, 1n << 40n))).toMatchObject({ message: expect.stringContaining("too many parts") });
	});

	it("with names that lead out of the archive are refused", async () => {
		for (const name of ["../../etc/passwd.xml", "/etc/passwd.xml", "C:/boot.xml", "word/../../x.xml"]) {
			expect(await refusal(withEntries(docx, { [name]: new Uint8Array(1) })), name).toMatchObject({ code: "FILE_UNREADABLE" });
		}
	});

	it("with odd names that stay inside are read", async () => {
		const odd = {
			["n".repeat(60_000)]: new Uint8Array(1),
			"constructor.xml": new Uint8Array(1),
			"word/\u202egnp.xml": new Uint8Array(1),
			" ": new Uint8Array(0),
		};
		expect((await read(withEntries(docx, odd))).lines).toHaveLength(lineCount);
	});

	it("that unfold little by little, entry by entry, are stopped before they are read", async () => {
		const part = new Uint8Array(900_000);
		const bomb = withEntries(docx, Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`word/part${index}.xml`, part])));
		expect(bomb.byteLength).toBeLessThan(200_000);
		// Whoever unpacked an entry would find it damaged, and say that instead.
		const names = Array.from({ length: 60 }, (_, index) => `word/part${index}.xml`);
		expect(await refusal(withDamage(bomb, names))).toMatchObject({ message: "This DOCX unpacks to far more than a document holds." });
		expect((await refusal(withDamage(docx, [BODY]))).message).toContain("is damaged");
	});
});

describe("odd texts", () => {
	it("gives a valid profile whose values stand in the lines, whatever the lines are", () => {
		const word = fc.constantFrom(
			"Engineer",
			"GmbH",
			"Berlin",
			"2020",
			"–",
			"Present",
			"•",
			"Experience",
			"Skills",
			",",
			"|",
			"\t",
			"Education",
			"University",
			"B.Sc.",
			"React",
			"@",
			"a@b.de",
			"+49 151 2345678",
			"年",
			"heute",
			"(",
			")",
			".",
		);
		const line = fc.oneof(
			fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" ")),
			fc.string({ unit: "grapheme", maxLength: 60 }),
		);
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
				const document = linesDocument(lines);
				const profile = ResumeProfile.parse(readProfile(document, NOW));
				const ids = new Set(document.lines.map(({ lineId }) => lineId));
				const sources = [...profile.experience, ...profile.education, ...profile.skills, ...profile.titles].map(({ source }) => source);
				for (const source of sources) expect(source.lineIds.every((id) => ids.has(id))).toBe(true);
			}),
			{ numRuns: 300, seed: 11 },
		);
	});

	it.each([
		["letters and dots", "a.".repeat(1_000)],
		["digits and blanks", "1 2-3 (4) ".repeat(200)],
		["commas", "Engineer, ".repeat(200)],
		["tabs and dates", "2020 –\t".repeat(280)],
		["at signs", "a@".repeat(1_000)],
		["one long word", "x".repeat(2_000)],
	])("is not slowed down by lines of %s", (_what, text) => {
		const document = linesDocument([text, text, "Experience", text, `Engineer 2019 – 2020`, text, "Education", text, "Skills", text, "Languages", text]);
		// Processor time, so that a busy machine changes nothing. A pattern that tries every split of such a line would need minutes or for ever.
		const before = process.cpuUsage();
		ResumeProfile.parse(readProfile(document, NOW));
		const { user, system } = process.cpuUsage(before);
		expect((user + system) / 1_000).toBeLessThan(5_000);
	});
});
