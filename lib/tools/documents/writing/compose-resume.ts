import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { contactOf, datesOf, educationText, titlesOf } from "@/lib/tools/documents/language/evidence";
import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import { alignedHeadline, namesRole } from "@/lib/tools/documents/language/title-alignment";
import type { ResumeChange, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ResumeBullet, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { arrangeSkills } from "./arrange-skills";
import { composeSummary } from "./compose-summary";
import { isEnglish } from "./phrasing";
import { type PostingNeeds, readPostingNeeds } from "./relevance";
import { type SelectedExperience, selectBullets } from "./select-bullets";

export interface TailoringInput {
	readonly profile: ResumeProfile;
	readonly posting: MatchingJob;
	/** Confirmed by the user; empty confirms every skill of the resume. */
	readonly skills: readonly string[];
}

export interface Tailoring {
	readonly resume: TailoredResume;
	readonly changes: ResumeChange[];
}

/** Writes a resume for one posting by rules: everything in it stands in the source, and the claim check passes it. */
export function composeResume({ profile, posting, skills }: TailoringInput): Tailoring {
	const needs = readPostingNeeds(posting);
	const english = isEnglish(proseOf(profile));
	const arranged = arrangeSkills(profile, skills, needs);
	const headline = composeHeadline(profile, posting);
	const selected = profile.experience.map((experience, at) => selectBullets(experience, { position: at, needs, isEnglish: english }));
	const experience = selected.map((selection, at) => writeExperience(profile.experience[at], selection)).filter((written) => written !== null);
	const draft: TailoredResume = {
		postingId: posting.jobId,
		postingTitle: posting.title,
		company: posting.company,
		name: tidyText(profile.name?.value ?? ""),
		headline: headline.text,
		contact: contactOf(profile),
		summary: null,
		skills: arranged.skills,
		experience,
		education: profile.education.map((education) => ({
			educationId: education.educationId,
			...educationText(education),
			details: education.details.map(lineOf),
		})),
		languages: unique(
			profile.languages.map((language) => (english || language.source.quote === "" ? language.value : language.source.quote.replaceAll("\t", " "))),
		),
		certifications: unique(profile.certifications.map((certification) => certification.value)),
		otherSections: writeOtherSections(profile),
		sourceGaps: profile.gaps,
		method: "rules",
	};
	const resume = withSummary(draft, { profile, posting, skills }, needs, english);
	const changes = [...headline.changes, ...summaryChanges(profile, resume), ...arranged.changes, ...selected.flatMap((selection) => selection.changes)];
	return { resume, changes };
}

function unique(values: readonly string[]): string[] {
	return [...new Set(values.map(tidyText))];
}

function proseOf(profile: ResumeProfile): string {
	const bullets = profile.experience.flatMap((experience) => experience.bullets.map((bullet) => bullet.text));
	return [profile.summary?.value ?? "", ...bullets].join(" ");
}

function composeHeadline(profile: ResumeProfile, posting: MatchingJob): { text: string | null; changes: ResumeChange[] } {
	const own = profile.headline?.value ?? null;
	const latest = titlesOf(profile)[0] ?? null;
	const aligned = own && namesRole(own, posting) ? null : alignedHeadline(profile, posting);
	if (!aligned && own) return { text: tidyText(own), changes: [] };
	const text = aligned ?? latest;
	if (!text) return { text: null, changes: [] };
	const change: ResumeChange = {
		kind: "emphasised",
		section: "Headline",
		what: own ? `"${tidyText(own)}" became "${text}".` : `Added "${text}".`,
		why: aligned
			? "The posting uses this title, and your resume shows that you have held it."
			: "It is the first title in your resume, and a reader looks for one here.",
	};
	return { text, changes: [change] };
}

function writeExperience(source: ResumeProfile["experience"][number] | undefined, selection: SelectedExperience): TailoredResume["experience"][number] | null {
	if (!source) return null;
	const tidy = (value: string | null) => (value === null ? null : tidyText(value));
	return {
		experienceId: source.experienceId,
		company: tidy(source.company),
		title: tidy(source.title),
		location: tidy(source.location),
		datesText: datesOf(source),
		bullets: selection.lines,
	};
}

/** A line as it stands in the source. */
function lineOf({ bulletId, text }: ResumeBullet): TailoredLine {
	return { text: tidyText(text), sourceIds: [bulletId] };
}

function writeOtherSections(profile: ResumeProfile): TailoredResume["otherSections"] {
	return profile.otherSections.map((section) => ({
		heading: tidyText(section.heading),
		lines: section.lines.map(lineOf),
	}));
}

/** Adds the composed summary; if the claim check refuses it, the person's own summary stands, or none. */
function withSummary(draft: TailoredResume, { profile, posting, skills }: TailoringInput, needs: PostingNeeds, english: boolean): TailoredResume {
	const material = { profile, needs, headline: draft.headline, skills: draft.skills, experience: draft.experience };
	const candidates = [composeSummary({ ...material, isEnglish: english }), composeSummary({ ...material, isEnglish: false })];
	for (const summary of candidates) {
		if (!summary) continue;
		const resume = { ...draft, summary };
		const isRefused = findClaimViolations({ profile, posting, resume, confirmedSkills: skills }).some((violation) => violation.where === "Summary");
		if (!isRefused) return resume;
	}
	return draft;
}

function summaryChanges(profile: ResumeProfile, resume: TailoredResume): ResumeChange[] {
	if (!resume.summary || sameText(resume.summary.text, profile.summary?.value ?? null)) return [];
	return [
		{
			kind: profile.summary ? "rephrased" : "emphasised",
			section: "Summary",
			what: profile.summary
				? "Kept your own sentences that say the most about this posting, and named matching skills that they leave out."
				: "Composed from your titles, years, skills and a result of yours.",
			why: "A reader decides in seconds; the top now says what this posting asks for and your resume shows.",
		},
	];
}
