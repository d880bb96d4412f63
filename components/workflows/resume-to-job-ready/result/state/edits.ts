import type { TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";
import { tidy } from "./line-order";
import type { Line } from "./tailored-lines";

/** Texts that a person has written and not saved, by the paths of their lines. */
export type Edits = Readonly<Record<string, string>>;

/** A resume with the text at a path another one. */
export function withText(resume: TailoredResume, path: string, text: string): TailoredResume {
	if (path === "headline") return { ...resume, headline: text };
	if (path === "summary") return resume.summary ? { ...resume, summary: { ...resume.summary, text } } : resume;
	const [list, entry, , line] = path.split(".");
	const put = <Given extends TailoredLine>(lines: readonly Given[]): Given[] => lines.map((one, at) => (at === Number(line) ? { ...one, text } : one));
	const isIt = (at: number) => at === Number(entry);
	if (list === "experience") return { ...resume, experience: resume.experience.map((one, at) => (isIt(at) ? { ...one, bullets: put(one.bullets) } : one)) };
	if (list === "education") return { ...resume, education: resume.education.map((one, at) => (isIt(at) ? { ...one, details: put(one.details) } : one)) };
	return { ...resume, otherSections: resume.otherSections.map((one, at) => (isIt(at) ? { ...one, lines: put(one.lines) } : one)) };
}

export function withEdits(resume: TailoredResume, edits: Edits): TailoredResume {
	return Object.entries(edits).reduce((changed, [path, text]) => withText(changed, path, tidy(text)), resume);
}

/** What the check has against a resume. */
export interface Violation {
	readonly where: string;
	readonly claim: string;
	readonly explanation: string;
}

/** The violations by the path of the line that they are about; those of no edited line stand under "". */
export function violationsByPath(violations: readonly Violation[], lines: readonly Line[], edits: Edits): Map<string, Violation[]> {
	const found = new Map<string, Violation[]>();
	for (const violation of violations) {
		const path =
			lineOf(
				violation,
				lines.filter(({ path, where }) => where === violation.where && path in edits),
			)?.path ?? "";
		found.set(path, [...(found.get(path) ?? []), violation]);
	}
	return found;
}

function lineOf({ claim }: Violation, candidates: readonly Line[]): Line | undefined {
	const wanted = claim.toLowerCase();
	return candidates.find(({ text }) => wanted !== "" && text.toLowerCase().includes(wanted)) ?? candidates[0];
}
