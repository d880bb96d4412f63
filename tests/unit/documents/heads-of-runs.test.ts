import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { runsOf, sectionsAsPrinted } from "@/lib/tools/documents/writing/print-sections";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";

it("each run of lines is named after its own position, also where that is printed less strongly than the one before", async () => {
	const bytes = new Uint8Array(await readFile("public/samples/lena-hartwig.pdf"));
	const profile = readProfile(await parseResumeBytes({ fileId: "f", fileName: "lena-hartwig.pdf", bytes }), new Date("2026-11-01T00:00:00Z"));
	const named = runsOf(sectionsAsPrinted(profile, []), profile).map(({ position }) => [position.company, position.bullets.length]);
	expect(named).toEqual(profile.experience.map(({ title, bullets }) => [title, bullets.length]));
});
