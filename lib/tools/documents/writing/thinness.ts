import type { ResumeChange } from "@/lib/tools/documents/schemas";
import type { ArrangedSkills } from "./arrange-skills";

/** Fewer kinds of things than this put forward is little: lines, skills, sentences, the title. */
const FEW = 3;

/** Whether a change puts something forward that speaks to the posting. The order of the sections alone says nothing of what stands in them. */
function putsForward({ kind, section, rule }: ResumeChange): boolean {
	if (section === "Summary") return kind === "rephrased";
	return (kind === "reordered" && section !== "Sections") || rule === "posting_word";
}

function change(what: string, why: string): ResumeChange[] {
	return [{ kind: "unchanged", section: "Posting", what, why }];
}

/** A sentence where a posting asks for little or nothing that the resume shows, so that nobody looks for differences that aren't there. */
export function thinness(changes: readonly ResumeChange[], { wanted }: ArrangedSkills, isAligned: boolean): ResumeChange[] {
	const sections = new Set(changes.filter(putsForward).map(({ section }) => section.split(":", 1)[0]));
	const count = sections.size + (isAligned ? 1 : 0);
	if (count === 0 && wanted.length > 0)
		return change("Nothing had to be put forward.", `What this posting asks for and your resume shows already stands first: ${wanted.slice(0, 8).join(", ")}.`);
	if (count === 0)
		return change("Nothing was put forward: your lines stand in your own order.", "Nothing in your resume says anything to this posting in particular.");
	if (count < FEW && wanted.length < 2)
		return change("Little was put forward; the rest stands in your own order.", "This posting asks for little else that your resume shows.");
	return [];
}
