import { titlesOf } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { headlineBeside } from "@/lib/tools/documents/language/meaning/headline-parts";
import { alignedHeadline, namesRole, presentTitleFor, roleOf } from "@/lib/tools/documents/language/title-alignment";
import type { ResumeChange } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { isPrintedWhole } from "./print-sections";

export interface ComposedHeadline {
	readonly text: string | null;
	/** The title alone, without what stands beside it. */
	readonly title: string | null;
	readonly isAligned: boolean;
	readonly changes: ResumeChange[];
}

function whyAligned(text: string, held: string | null, role: string): string {
	if (text.toLowerCase() !== role.toLowerCase()) return `It is your title for what the posting calls "${role}".`;
	return `The posting uses this title, and your resume shows it${held === null || tidyText(held) === text ? "" : ` as "${tidyText(held)}"`}.`;
}

const change = (kind: ResumeChange["kind"], what: string, why: string): ResumeChange => ({ kind, section: "Headline", what, why });

/** What became of an owner's line: what leads it now, and what it does without. */
function changesOf(own: string, title: string, written: string, dropped: readonly string[], why: string): ResumeChange[] {
	const rest = written === title ? "" : `, before what your own line says: "${written.slice(title.length).replace(/^ \| /, "")}"`;
	const left = dropped.map((part) => `"${part}"`).join(" and ");
	const isWhole = dropped.join(", ") === own;
	const omitted = change(
		"omitted",
		`${left}${isWhole ? ", your own line" : ", of your own line"}.`,
		"It stands among the heads of your resume, so this line does without it.",
	);
	return [change("emphasised", `"${title}" stands under your name${rest}.`, why), ...(dropped.length > 0 ? [omitted] : [])];
}

/**
 * The line under the name: the title for the posting's role, in the words of the resume, where its owner bears one, and what of their own line stands
 * nowhere else; else their own. What they were in the past takes the place of nothing that they are or call themselves, whatever they look for; a
 * title that they bear is not cut down to the role's.
 */
export function composeHeadline(profile: ResumeProfile, posting: MatchingJob): ComposedHeadline {
	const own = profile.headline?.value ?? null;
	const current = profile.experience.find((position) => position.isCurrent && position.title);
	const newest = current?.title ?? profile.titles[0]?.value ?? titlesOf(profile)[0] ?? null;
	const latest = newest !== null && isPrintedWhole(newest, profile) ? newest : null;
	const held = presentTitleFor(profile, posting);
	const aligned = own === null ? held && tidyText(held) : namesRole(own, posting) || held === null ? null : alignedHeadline(profile, posting);
	if (own) {
		const beside = aligned === null ? null : headlineBeside(aligned, own, profile);
		if (!aligned || !beside) return { text: tidyText(own), title: tidyText(own), isAligned: false, changes: [] };
		const changes = changesOf(tidyText(own), aligned, beside.text, beside.dropped, whyAligned(aligned, held, roleOf(posting.title)));
		return { text: beside.text, title: aligned, isAligned: true, changes };
	}
	const text = aligned ?? (latest === null ? null : tidyText(latest));
	if (!text) return { text: null, title: null, isAligned: false, changes: [] };
	const why = aligned ? whyAligned(aligned, held, roleOf(posting.title)) : "It is your title, and a reader looks for one here.";
	return { text, title: text, isAligned: aligned !== null, changes: [change("emphasised", `Added "${text}".`, why)] };
}
