import { isSummarySupported } from "@/lib/tools/documents/checking/claim-gate";
import { contactOf, datesOf, educationText } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { saidElsewhereIn } from "@/lib/tools/documents/language/meaning/told-elsewhere";
import { languageOfProfile, languageText, proseOf } from "@/lib/tools/documents/language/own-words";
import { summaryWordsFor } from "@/lib/tools/documents/language/summary-words";
import type { ResumeChange, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { openDoubts } from "@/lib/tools/resume-profile/open-doubts";
import { gapsOfFile } from "@/lib/tools/resume-profile/profile/coverage/gaps";
import { leftoversOf } from "@/lib/tools/resume-profile/profile/coverage/leftovers";
import { NOTHING_NEW, type PrintedSection, type ResumeBullet, type ResumeProfile, type UnusedText } from "@/lib/tools/resume-profile/schemas";
import { isContactLabel } from "@/lib/tools/resume-profile/words/contact-labels";
import { arrangeSections } from "./arrange-sections";
import { type ArrangedSkills, arrangeSkills } from "./arrange-skills";
import { composeHeadline } from "./compose-headline";
import { type ComposedSummary, composeOwnSummary, composeSummary } from "./compose-summary";
import { isEnglish } from "./phrasing";
import { besidesPrinted, runsOf, sectionsAsPrinted, tailoredSections, withRuns, withWholeHeads } from "./print-sections";
import { readPostingNeeds } from "./relevance";
import { thinness } from "./thinness";
import { writePositions } from "./write-positions";

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
export function composeResume(input: TailoringInput): Tailoring {
	const { profile, posting, skills } = input;
	const needs = readPostingNeeds(posting);
	const tag = languageOfProfile(profile);
	const english = isEnglish(proseOf(profile));
	const words = summaryWordsFor(tag);
	const printed = sectionsAsPrinted(profile, skills);
	const arranged = besidesPrinted(arrangeSkills(profile, skills, needs, words), profile, printed);
	const headline = composeHeadline(profile, posting);
	const draft = profile.printed ? printedDraft(input, headline.text, arranged, printed) : draftResume(input, headline.text, arranged);
	const runs = runsOf(printed, profile);
	const positions = writePositions(profile.printed ? runs.map(({ position }) => position) : profile.experience, draft, needs, { tag, isEnglish: english });
	const lined = { ...draft, otherSections: withWholeHeads(withRuns(draft.otherSections, runs, positions.lines), profile) };
	const sections = arrangeSections(profile, lined, needs, arranged.wanted);
	const written: TailoredResume = {
		...lined,
		sectionOrder: sections.sectionOrder,
		certifications: sections.certifications,
		otherSections: sections.otherSections,
		experience: draft.experience.map((position, at) => ({ ...position, bullets: positions.lines[at] ?? [] })),
		leftOut: positions.leftOut,
	};
	const told = positions.lines.map((bullets) => ({ bullets }));
	const isSaidElsewhere = saidElsewhereIn(written);
	const material = {
		isSaidElsewhere,
		profile,
		needs,
		headline: headline.title,
		wanted: arranged.strongest,
		own: arranged.own,
		experience: told,
		isEnglish: english,
		words,
	};
	const summary = supportedSummary(input, written, [composeSummary(material), composeOwnSummary(material)]);
	const resume = summary ? { ...written, summary: summary.line, leftOut: [...summary.leftOut, ...written.leftOut] } : written;
	const changes = [...headline.changes, ...(summary ? summaryChanges(profile, summary) : []), ...arranged.changes, ...sections.changes, ...positions.changes];
	return { resume, changes: [...thinness(changes, arranged, headline.isAligned, posting.fit), ...changes] };
}

function unique(values: readonly string[]): string[] {
	return [...new Set(values.map(tidyText))].filter(Boolean);
}

const MOST_UNUSED = 100;
const MOST_DOUBTS = 50;
const LONGEST_UNUSED = 300;

/** A line as it stands in the source. */
function lineOf({ bulletId, text }: ResumeBullet): TailoredLine {
	return { text: tidyText(text), sourceIds: [bulletId] };
}

/** The resume as it stands in the source, with its skills and headline for the posting. */
function draftResume({ profile, posting }: TailoringInput, headline: string | null, arranged: ArrangedSkills): TailoredResume {
	const tidy = (value: string | null) => (value === null ? null : tidyText(value));
	const listedAs = (skill: string) => arranged.listed.get(skill) ?? skill;
	return {
		postingId: posting.jobId,
		postingTitle: posting.title,
		company: posting.company,
		name: tidyText(profile.name?.value ?? ""),
		headline,
		contact: contactOf(profile),
		summary: null,
		skills: arranged.skills.map(listedAs),
		skillGroups: arranged.skillGroups.map((group) => ({ ...group, skills: group.skills.map(listedAs) })),
		addedSkills: arranged.addedSkills,
		sectionOrder: [],
		experience: profile.experience.map((source) => ({
			experienceId: source.experienceId,
			company: tidy(source.company),
			title: tidy(source.title),
			location: tidy(source.location),
			datesText: datesOf(source),
			bullets: [],
		})),
		education: profile.education.map((education) => ({
			educationId: education.educationId,
			...educationText(education),
			details: education.details.map(lineOf),
		})),
		languages: unique(profile.languages.map(languageText)),
		certifications: unique(profile.certifications.map((certification) => certification.value)),
		otherSections: profile.otherSections.map((section) => ({
			heading: tidyText(section.heading),
			section: "other",
			lines: section.lines.map((line) => ({ ...lineOf(line), style: "item", dates: null, isStrong: false, opens: false })),
		})),
		leftOut: [],
		sourceUnused: profile.unused
			.filter(({ reason }) => !NOTHING_NEW.has(reason))
			.slice(0, MOST_UNUSED)
			.map(({ text, reason, source }) => ({ text: tidyText(text).slice(0, LONGEST_UNUSED), page: source.page, isPersonal: reason === "personal" })),
		sourceGaps: profile.gaps,
		sourceDoubts: [],
		method: "rules",
	};
}

/** The resume with its sections as the file prints them; of what stands in no field of a profile, only what no section prints is unused. */
function printedDraft(input: TailoringInput, headline: string | null, arranged: ArrangedSkills, printed: readonly PrintedSection[]): TailoredResume {
	const { profile } = input;
	const told = new Set(printed.flatMap(({ lines }) => lines.flatMap(({ source }) => source.lineIds)));
	const unused = profile.unused.flatMap((one) => unsaidOf(one, printed, told)).filter(({ text }) => sectionKindOf(text) === null && !isContactLabel(text));
	return {
		...draftResume({ ...input, profile: { ...profile, unused } }, headline, arranged),
		experience: [],
		education: [],
		languages: [],
		certifications: [],
		otherSections: tailoredSections(printed),
		sourceGaps: gapsOfFile(profile),
		sourceDoubts: openDoubts(profile)
			.slice(0, MOST_DOUBTS)
			.map(({ text }) => tidyText(text)),
	};
}

/** What of an unused text no printed line says: of a fact about the person one part may be printed, such as a licence, and the others not. */
function unsaidOf(unused: UnusedText, printed: readonly PrintedSection[], told: ReadonlySet<string>): UnusedText[] {
	const { reason, text, source } = unused;
	if (!source.lineIds.every((id) => told.has(id))) return [unused];
	if (reason !== "personal") return [];
	const lines = printed.flatMap((section) => section.lines).filter((line) => source.lineIds.some((id) => line.source.lineIds.includes(id)));
	const left = leftoversOf(
		text,
		lines.flatMap((line) => line.text.split(" · ")),
		false,
	);
	return left.length > 0 ? [{ ...unused, text: left.join(", ") }] : [];
}

/** The first summary that the claim check lets pass; none where it refuses all. */
function supportedSummary(input: TailoringInput, draft: TailoredResume, candidates: readonly (ComposedSummary | null)[]): ComposedSummary | null {
	const { profile, posting, skills } = input;
	const isSupported = (candidate: ComposedSummary) =>
		isSummarySupported({ profile, posting, resume: { ...draft, summary: candidate.line }, confirmedSkills: skills });
	return candidates.find((candidate) => candidate !== null && isSupported(candidate)) ?? null;
}

function summaryChanges(profile: ResumeProfile, { line, what }: ComposedSummary): ResumeChange[] {
	if (what.length === 0) return [];
	return [
		{
			kind: profile.summary ? "rephrased" : "emphasised",
			section: "Summary",
			what: what.join(" "),
			why: "A reader decides in seconds; the top now says what this posting asks for and your resume shows.",
			...(profile.summary ? { sourceText: tidyText(profile.summary.value) } : {}),
			text: line.text,
			sourceIds: line.sourceIds,
		},
	];
}
