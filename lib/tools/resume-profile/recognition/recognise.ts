import { workSentences } from "@/lib/tools/resume-profile/profile/told/told-sentences";
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
const FEWEST_TOLD = 2;
/** Beside more signs than few, so many marks of another kind are needed. */
const SURE_MARKS = 3;
/** For each mark of another kind, so many signs are a resume's all the same. */
const SIGNS_PER_MARK = 2;
/** In a shorter text too little stands to be sure. */
const FEWEST_LETTERS = 300;
const LONGEST_TEXT = 20_000;

const WAY_OUT = "Choose another file, or use this one anyway. Usual headings such as “Experience” and “Education” help to read it.";
const RESUME: Recognition = { is: "resume", message: "" };

/** Tells resumes from invoices, letters, contracts and the like by what both kinds of documents have. A real but odd resume is never doubted for being odd alone. */
export function recognise(document: ResumeDocument, profile: ResumeProfile): Recognition {
	const text = document.lines
		.map((line) => line.text)
		.join("\n")
		.slice(0, LONGEST_TEXT);
	const signs = resumeSigns(document, profile);
	const other = otherKindOf(text);
	const isFew = signs <= FEW_SIGNS;
	if (other !== null && (isFew || (other.marks >= SURE_MARKS && signs < Math.max(SURE_SIGNS, SIGNS_PER_MARK * other.marks))))
		return { is: "other", message: `This does not look like a resume: it reads like ${other.name}. ${WAY_OUT}` };
	// Who tells of work in sentences wrote a resume, though a reader of entries finds few of them.
	if (workSentences(document.lines).length >= FEWEST_TOLD && (isFew || profile.experience.length === 0))
		return {
			is: "unclear",
			message:
				"The work in this file is told in sentences; we may not find its entries. Check what was read; usual headings such as “Experience” and “Education” help.",
		};
	const isLong = (text.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
	if (signs <= HARDLY_SIGNS && isLong)
		return {
			is: "other",
			message: `This does not look like a resume: no work with its time, no study and no heading of a resume was found. ${WAY_OUT}`,
		};
	if (!isFew) return RESUME;
	return {
		is: "unclear",
		message: "Little in this file reads like a resume. If it is one, go on, and check what was read; usual headings such as “Experience” and “Education” help.",
	};
}
