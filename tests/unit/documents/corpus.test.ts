import { beforeAll, describe, expect, it } from "vitest";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { outlineResume, outlineTexts } from "@/lib/tools/documents/printing/outline/resume-outline";
import { paperFor } from "@/lib/tools/documents/printing/paper";
import { chooseFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { writeDocx } from "@/lib/tools/documents/printing/write-docx";
import { writePdf } from "@/lib/tools/documents/printing/write-pdf";
import { composeResume, type Tailoring } from "@/lib/tools/documents/writing/compose-resume";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { makeCorpus } from "@/tests/factories/resumes/corpus";
import { SAMPLE_POSTING as posting } from "@/tests/factories/sample-profile";

const NOW = new Date("2026-11-01T00:00:00Z");

interface Case {
	readonly name: string;
	readonly language: string;
	readonly profile: ResumeProfile;
	readonly skills: string[];
	readonly tailoring: Tailoring;
}

async function read(fileName: string, bytes: Uint8Array): Promise<{ profile: ResumeProfile; language: string }> {
	const document = await parseResumeBytes({ fileId: "file_1", fileName, bytes });
	return { profile: readProfile(document, NOW), language: document.language };
}

/** What an applicant tracking system must get right. */
function keyFacts(profile: ResumeProfile): unknown {
	const positions = profile.experience.map(({ company, title, startDate, endDate, bullets }) => ({
		company,
		title,
		startDate,
		endDate,
		bullets: bullets.length,
	}));
	return { name: profile.name?.value, email: profile.contact.email?.value, positions, degrees: profile.education.length };
}

describe("resumes of the corpus, read from their files", () => {
	const cases: Case[] = [];

	beforeAll(async () => {
		const files = await makeCorpus(["styled", "single-column"]);
		for (const { fileName, bytes } of files) {
			const { profile, language } = await read(fileName, bytes);
			const skills = profile.skills.map((skill) => skill.value);
			cases.push({ name: fileName, language, profile, skills, tailoring: composeResume({ profile, posting, skills }) });
		}
	});

	it("pass the claim check once tailored", () => {
		for (const { name, profile, skills, tailoring } of cases) {
			const violations = findClaimViolations({ profile, posting, resume: tailoring.resume, confirmedSkills: skills });
			expect(violations, name).toEqual([]);
		}
		expect(cases.length).toBeGreaterThan(8);
	});

	it("read back from the files that we write as they were", async () => {
		const onePerLanguage = [...new Map(cases.map((item) => [item.language, item])).values()];
		for (const { name, language, tailoring, profile } of onePerLanguage) {
			const kept = profile.experience.map((position, at) => ({
				...position,
				bullets: position.bullets.slice(0, tailoring.resume.experience[at]?.bullets.length),
			}));
			const expected = keyFacts({ ...profile, experience: kept });
			const outline = outlineResume(tailoring.resume, language);
			const options = { paper: paperFor("Germany"), title: name, writtenAt: NOW };
			expect(keyFacts((await read("a.docx", await writeDocx(outline, options))).profile), name).toEqual(expected);
			const { fonts, undrawn } = await chooseFonts(outlineTexts(outline).join(" "));
			expect(undrawn).toEqual([]);
			expect(keyFacts((await read("a.pdf", await writePdf(outline, { ...options, fonts }))).profile), name).toEqual(expected);
		}
		expect(onePerLanguage.length).toBeGreaterThan(4);
	});
});
