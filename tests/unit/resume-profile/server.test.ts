import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { extractProfile } from "@/lib/tools/resume-profile/extract-profile";
import { inspectResumeTool } from "@/lib/tools/resume-profile/inspect-resume-tool";
import { parseResume } from "@/lib/tools/resume-profile/parse-resume";
import { resumeProfileServer } from "@/lib/tools/resume-profile/server";
import { closedShelf } from "@/lib/tools/shelf/shelf";
import type { ToolContext } from "@/lib/tools/tool";
import { sampleFiles } from "@/tests/factories/sample-files";

async function context(signal = new AbortController().signal): Promise<ToolContext> {
	const { pdf } = await sampleFiles();
	return {
		signal,
		now: new Date("2026-11-01T00:00:00Z"),
		shelf: closedShelf,
		model: null,
		readFile: async (fileId) => {
			if (fileId !== "file_1") throw new AppError("FILE_NOT_FOUND", "There is no such file.");
			return { fileId, fileName: "lena.pdf", mimeType: "application/pdf", bytes: pdf };
		},
		writeFiles: () => Promise.reject(new Error("not needed here")),
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
}

describe("the resume-profile server", () => {
	it("offers the steps that run on it", () => {
		expect(resumeProfileServer.tools.map((tool) => tool.name)).toEqual(["parse_resume", "extract_profile", "score_fit", "check_resume", "inspect_resume"]);
	});

	it("goes from a file to a profile, each output fit for the next input", async () => {
		const parsed = parseResume.output.parse(await parseResume.run({ fileId: "file_1" }, await context()));
		const { profile } = extractProfile.output.parse(await extractProfile.run(extractProfile.input.parse(parsed), await context()));
		expect(profile).toMatchObject({ name: { value: "Lena Hartwig" }, method: "rules" });
		expect(profile.experience).toHaveLength(4);
	});

	it("tells from a first look in which country the person lives, for a question that may ask it", async () => {
		expect((await inspectResumeTool.run({ fileId: "file_1" }, await context())).choices).toEqual({ homeCountries: ["Germany"] });
	});

	it("passes on that the file is missing, and stops when it is told to", async () => {
		await expect(parseResume.run({ fileId: "file_2" }, await context())).rejects.toMatchObject({ code: "FILE_NOT_FOUND" });
		await expect(parseResume.run({ fileId: "file_1" }, await context(AbortSignal.abort(new Error("cancelled"))))).rejects.toThrow("cancelled");
	});
});
