import fc from "fast-check";
import { expect, it } from "vitest";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { declaredOutputs, declaredProfile, PROFILE_PARTS, type ProfilePart } from "@/lib/tools/resume-profile/profile/declared-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { findTool } from "@/lib/tools/servers";
import { sampleFiles } from "@/tests/factories/sample-files";

const document = await parseResumeBytes({ fileId: "f", fileName: "resume.docx", bytes: (await sampleFiles()).docx });
const profile = readProfile(document, new Date("2026-11-01"));

const stringsIn = (value: unknown): string[] =>
	typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];

/** Where each part of the profile says something that no other part says. */
const OWN_WORDS: Partial<Record<ProfilePart, string | undefined>> = {
	contact: profile.contact.email?.value,
	experience: profile.experience[0]?.bullets[0]?.text,
	education: profile.education[0]?.institution ?? undefined,
	summary: profile.summary?.value,
};

it("whatever parts are given, the others are not in what is sent, and it is what the tools' schemas take", () => {
	fc.assert(
		fc.property(fc.subarray([...PROFILE_PARTS]), (parts) => {
			const outputs = declaredOutputs(document, declaredProfile(profile, new Set(parts)), new Date());
			for (const [toolRef, output] of Object.entries(outputs)) expect(findTool(toolRef)?.output.safeParse(output).success, toolRef).toBe(true);
			const said = stringsIn(outputs).join("\n");
			for (const [part, words] of Object.entries(OWN_WORDS)) {
				expect(words, part).toBeTruthy();
				expect(said.includes(words ?? ""), part).toBe(parts.some((given) => given === part));
			}
		}),
	);
});

it("all parts together hold no quote, no text without a field and no printed section", () => {
	const declared = declaredProfile(profile, new Set(PROFILE_PARTS));
	expect(JSON.stringify(declared)).not.toMatch(/"quote":"[^"]/);
	expect(declared).toMatchObject({ unused: [], printed: null, gaps: [] });
	expect(declared.experience.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual(
		profile.experience.map(({ bullets }) => bullets.map(({ text }) => text)),
	);
	expect(declared.yearsOfExperience).toEqual(profile.yearsOfExperience);
});
