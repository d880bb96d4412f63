import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareFor } from "@/lib/tools/documents/interviews/prepare";
import { InterviewPrep } from "@/lib/tools/documents/interviews/schemas";
import { composeLetter, type LetterInput } from "@/lib/tools/documents/letters/compose-letter";
import { findLetterViolations } from "@/lib/tools/documents/letters/letter-gate";
import { CoverLetter } from "@/lib/tools/documents/letters/schemas";
import { LETTER_LANGUAGES } from "@/lib/tools/documents/letters/words/languages";
import { proposePoints } from "@/lib/tools/documents/matching/propose";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { generatedProfile } from "@/tests/factories/generated-profile";
import { GERMAN_POSTING, HOSTILE_POSTING, PASTED_POSTING } from "@/tests/factories/postings-given";
import { makeCorpus } from "@/tests/factories/resumes/corpus";

const NOW = new Date("2026-11-01T00:00:00Z");
const POSTINGS = [PASTED_POSTING, GERMAN_POSTING, HOSTILE_POSTING].map((text) =>
	understandPosting({ text, head: {}, source: { kind: "text", name: "" }, notes: [] }),
);

/** What the gate says of letters in all languages that tell every point. */
function violationsFor(given: ResumeProfile) {
	const profile = givenProfile(given, NOW);
	return POSTINGS.flatMap((posting) => {
		const { points } = proposePoints(profile, posting, NOW);
		const { title, company, contactPerson } = posting;
		return LETTER_LANGUAGES.flatMap((language) => {
			const input: LetterInput = {
				profile,
				posting,
				points,
				addressee: { title, company, contactPerson },
				language,
				tone: "personal",
				motivation: null,
				sender: null,
				now: NOW,
			};
			const letter = CoverLetter.parse(composeLetter(input));
			return findLetterViolations({ ...input, country: posting.country, location: posting.location, letter });
		});
	});
}

describe("whatever a resume holds", () => {
	const corpus: { name: string; profile: ResumeProfile }[] = [];

	beforeAll(async () => {
		for (const { fileName, bytes } of await makeCorpus(["styled", "single-column"]))
			corpus.push({ name: fileName, profile: readProfile(await parseResumeBytes({ fileId: "file_1", fileName, bytes }), NOW) });
	});

	it("its letters pass the gate and its preparation is whole, for resumes of the corpus", () => {
		for (const { name, profile } of corpus) {
			expect(violationsFor(profile), name).toEqual([]);
			for (const posting of POSTINGS) expect(() => InterviewPrep.parse(prepareFor(profile, posting, NOW)), name).not.toThrow();
		}
		expect(corpus.length).toBeGreaterThan(8);
	});

	it("its letters pass the gate, for profiles of any text", () => {
		fc.assert(
			fc.property(generatedProfile, (profile) => {
				expect(violationsFor(profile)).toEqual([]);
			}),
			{ numRuns: 40 },
		);
	});
});
