import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { parseResumeBytes } from "@/lib/tools/resume-profile/parse-resume";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { makeSampleResume } from "@/prisma/sample-resume";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-01T00:00:00Z");

describe("damaged files", () => {
	it.each(["pdf", "docx"] as const)(
		"a %s with wrong or missing bytes is read or refused, never a fault",
		async (format) => {
			const bytes = (await makeSampleResume())[format];
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
				{ numRuns: 25, interruptAfterTimeLimit: 6_000, seed: 7 },
			);
		},
		20_000,
	);
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
			{ numRuns: 300, interruptAfterTimeLimit: 5_000, seed: 11 },
		);
	}, 20_000);

	it.each([
		["letters and dots", "a.".repeat(1_000)],
		["digits and blanks", "1 2-3 (4) ".repeat(200)],
		["commas", "Engineer, ".repeat(200)],
		["tabs and dates", "2020 –\t".repeat(280)],
		["at signs", "a@".repeat(1_000)],
		["one long word", "x".repeat(2_000)],
	])("is not slowed down by lines of %s", (_what, text) => {
		const document = linesDocument([text, text, "Experience", text, `Engineer 2019 – 2020`, text, "Education", text, "Skills", text, "Languages", text]);
		const before = performance.now();
		ResumeProfile.parse(readProfile(document, NOW));
		expect(performance.now() - before).toBeLessThan(1_500);
	});
});
