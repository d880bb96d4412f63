import { describe, expect, it } from "vitest";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { makeSampleResume, SAMPLE_RESUME } from "@/prisma/sample-resume";

const NOW = new Date("2026-11-01T00:00:00Z");

describe("the sample resume of the seed", () => {
	it.each(["pdf", "docx"] as const)("is read without a gap as %s", async (format) => {
		const files = await makeSampleResume();
		const document = await parseResumeBytes({ fileId: "file_1", fileName: `resume.${format}`, bytes: files[format] });
		const profile = readProfile(document, NOW);
		expect(document.warnings).toEqual([]);
		expect(profile.name?.value).toBe(SAMPLE_RESUME.name);
		expect(profile.headline?.value).toBe(SAMPLE_RESUME.headline);
		expect(profile.contact.location?.value).toBe("Berlin, Germany");
		expect(profile.contact.links).toHaveLength(2);
		expect(profile.summary?.value).toBe(SAMPLE_RESUME.summary);
		expect(
			profile.experience.map((job) => ({
				title: job.title,
				company: job.company,
				place: job.location,
				dates: job.datesText,
				points: job.bullets.map((bullet) => bullet.text),
			})),
		).toEqual(SAMPLE_RESUME.jobs);
		expect(profile.education).toMatchObject([
			{ institution: "Technical University of Leipzig", degree: "B.Sc. in Media Informatics", field: "Media Informatics" },
		]);
		expect(profile.languages.map((language) => language.value)).toEqual(["German (Native)", "English (C1)", "French (B1)"]);
		expect(profile.certifications.map((fact) => fact.value)).toEqual(SAMPLE_RESUME.certifications);
		expect(profile.skills.slice(0, 18).every((skill) => skill.confidence >= 0.6)).toBe(true);
		expect(profile.yearsOfExperience?.value).toBeCloseTo(12.3, 1);
	});
});
