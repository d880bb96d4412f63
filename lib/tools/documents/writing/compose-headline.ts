import { titlesOf } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { alignedHeadline, namesRole, presentTitleFor, roleOf } from "@/lib/tools/documents/language/title-alignment";
import type { ResumeChange } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { isPrintedWhole } from "./print-sections";

export interface ComposedHeadline {
	readonly text: string | null;
	readonly isAligned: boolean;
	readonly changes: ResumeChange[];
}

function whyAligned(text: string, held: string | null, role: string): string {
	if (text.toLowerCase() !== role.toLowerCase()) return `It is your title for what the posting calls "${role}".`;
	return `The posting uses this title, and your resume shows it${held === null || tidyText(held) === text ? "" : ` as "${tidyText(held)}"`}.`;
}

/**
 * The line under the name: the title for the posting's role, in the words of the resume, where its owner bears one, else their own. What they were in
 * the past takes the place of nothing that they are or call themselves, whatever they look for; a title that they bear is not cut down to the role's.
 */
export function composeHeadline(profile: ResumeProfile, posting: MatchingJob): ComposedHeadline {
	const own = profile.headline?.value ?? null;
	const current = profile.experience.find((position) => position.isCurrent && position.title);
	const newest = current?.title ?? profile.titles[0]?.value ?? titlesOf(profile)[0] ?? null;
	const latest = newest !== null && isPrintedWhole(newest, profile) ? newest : null;
	const held = presentTitleFor(profile, posting);
	const aligned = own === null ? held && tidyText(held) : namesRole(own, posting) || held === null ? null : alignedHeadline(profile, posting);
	if (!aligned && own) return { text: tidyText(own), isAligned: false, changes: [] };
	const text = aligned ?? (latest === null ? null : tidyText(latest));
	if (!text) return { text: null, isAligned: false, changes: [] };
	const change: ResumeChange = {
		kind: "emphasised",
		section: "Headline",
		what: own ? `"${tidyText(own)}" became "${text}".` : `Added "${text}".`,
		why: aligned ? whyAligned(aligned, held, roleOf(posting.title)) : "It is your title, and a reader looks for one here.",
	};
	return { text, isAligned: aligned !== null, changes: [change] };
}
