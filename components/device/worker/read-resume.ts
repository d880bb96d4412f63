import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { DoTask } from "./device-task";

/** Reads a resume as the server's tools would, without a language model. */
export const readResume: DoTask<"read_resume"> = async (file, { fileId }, report) => {
	report({ done: 0, total: 2, message: "Reading the text" });
	const document = await parseResumeBytes({ fileId, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
	report({ done: 1, total: 2, message: "Finding titles, skills and experience" });
	return { document, profile: readProfile(document, new Date()) };
};
