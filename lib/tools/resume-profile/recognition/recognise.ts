import type { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { otherKindOf } from "./other-kinds";
import { resumeSigns } from "./resume-signs";

/** Whether a document is somebody's resume: certainly another thing, hardly to be told, or one. */
export interface Recognition {
	readonly is: "resume" | "unclear" | "other";
	/** What to say of it, and what to do; empty for a resume. */
	readonly message: string;
}

/** Signs above this outweigh what a document has of other kinds: a letter may stand in front of a resume. */
const SURE_SIGNS = 6;
/** Signs up to this are those of any document with a name and a number. */
const HARDLY_SIGNS = 2;
const FEW_SIGNS = 4;
/** Beside more signs than few, so many marks of another kind are needed. */
const SURE_MARKS = 3;
/** For each mark of another kind, so many signs are a resume's all the same. */
const SIGNS_PER_MARK = 2;
/** In a shorter text too little stands to be sure. */
const FEWEST_LETTERS = 300;
const LONGEST_TEXT = 20_000;

const WAY_OUT =
	"If it is your resume, put “Resume” above your name and usual headings such as “Experience” and “Education” over its parts, and upload it again.";
const RESUME: Recognition = { is: "resume", message: "" };

/** Tells resumes from invoices, letters, contracts and the like by what both kinds of documents have. A real but odd resume is never refused for being odd alone. */
export function recognise(document: ResumeDocument, profile: ResumeProfile): Recognition {
	const text = document.lines
		.map((line) => line.text)
		.join("\n")
		.slice(0, LONGEST_TEXT);
	const signs = resumeSigns(document, profile);
	const other = otherKindOf(text);
	const isFew = signs <= FEW_SIGNS;
	if (other !== null && (isFew || (other.marks >= SURE_MARKS && signs < Math.max(SURE_SIGNS, SIGNS_PER_MARK * other.marks))))
		return { is: "other", message: `This does not look like a resume: it reads like ${other.name}. Choose the file with your resume. ${WAY_OUT}` };
	const isLong = (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
	if (signs <= HARDLY_SIGNS && isLong)
		return {
			is: "other",
			message: `This does not look like a resume: no work with its time, no study and no heading of a resume was found. Choose another file. ${WAY_OUT}`,
		};
	if (!isFew) return RESUME;
	return {
		is: "unclear",
		message: "Little in this file reads like a resume. If it is one, go on, and check what was read; usual headings such as “Experience” and “Education” help.",
	};
}
