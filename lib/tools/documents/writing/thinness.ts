import type { ResumeChange } from "@/lib/tools/documents/schemas";
import { isLittleAnswered } from "@/lib/tools/fit/little-answered";
import type { FitScore } from "@/lib/tools/job-search/schemas";
import type { ArrangedSkills } from "./arrange-skills";

/** Fewer kinds of things than this put forward is little: lines, skills, sentences, the title. */
const FEW = 3;

/** Whether a change puts something forward that speaks to the posting. The order of the sections alone says nothing of what stands in them. */
function putsForward({ kind, section, rule }: ResumeChange): boolean {
	if (section === "Summary") return kind === "rephrased";
	return (kind === "reordered" && section !== "Sections") || rule === "posting_word";
}

/** What stands among the changes, though it puts nothing of the resume forward: a summary where there was none. */
const isSeen = ({ kind }: ResumeChange): boolean => kind !== "selected" && kind !== "added" && kind !== "unchanged";

function change(what: string, why: string): ResumeChange[] {
	return [{ kind: "unchanged", section: "Posting", what, why }];
}

/** A sentence where a posting asks for little or nothing that the resume shows, so that nobody looks for differences that aren't there. */
export function thinness(
	changes: readonly ResumeChange[],
	{ wanted }: ArrangedSkills,
	isAligned: boolean,
	fit: Pick<FitScore, "matchedSkills" | "missingSkills">,
): ResumeChange[] {
	const sections = new Set(changes.filter(putsForward).map(({ section }) => section.split(":", 1)[0]));
	const count = sections.size + (isAligned ? 1 : 0);
	if (count === 0 && wanted.length > 0)
		return change("Nothing had to be put forward.", `What this posting asks for and your resume shows already stands first: ${wanted.slice(0, 8).join(", ")}.`);
	const { matchedSkills } = fit;
	const answered = matchedSkills.length > 0 ? `Of what it asks for your resume shows ${matchedSkills.slice(0, 8).join(", ")}` : null;
	if (count === 0)
		return change(
			`${changes.some(isSeen) ? "Little" : "Nothing"} was put forward: this resume is close to your own, its lines in your own order.`,
			answered ? `${answered}, and no line of yours tells more of it.` : "Nothing in your resume answers this posting in particular.",
		);
	if (count < FEW && (wanted.length < 2 || isLittleAnswered(fit)))
		return change(
			"Little was put forward: this resume is close to your own, the rest of it in your own order.",
			answered ? `${answered}, and little else.` : "This posting asks for little else that your resume shows.",
		);
	return [];
}
