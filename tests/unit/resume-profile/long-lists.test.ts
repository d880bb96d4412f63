import { expect, it } from "vitest";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { hostileFiles } from "@/tests/hostile/all-files";

it("a list that goes on over all lines is read in its limits: no item names the whole of it as its source", async () => {
	const file = hostileFiles(1).find(({ title }) => title === "docx: skills to the limit");
	if (!file) throw new Error("There is no such file any more.");
	const document = await parseResumeBytes({ fileId: "f", fileName: file.fileName, bytes: file.make() });
	const { skills } = readProfile(document, new Date("2026-11-01T00:00:00Z"));
	expect(document.lines.length).toBeGreaterThan(1_500);
	expect(skills.length).toBeGreaterThan(50);
	for (const { source } of skills) expect(source.lineIds.length).toBeLessThanOrEqual(40);
});
