import { certainYears, datesOf, educationText } from "@/lib/tools/documents/language/evidence";
import { splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { tellsOfBreak, workOf } from "@/lib/tools/resume-profile/profile/breaks";
import { type Fact, NOTHING_NEW, type ResumeExperience, type ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { PointEvidence } from "./schemas";

/** Cited for the years of work, which stand in no one line. */
export const YEARS_ID = "years";
const MOST_LINES = 300;
const MOST_FACTS = 200;

/** "Nurse" for "Nurse (part-time, 25 hours)". */
export function withoutBrackets(text: string): string {
	const open = text.indexOf("(");
	const close = text.indexOf(")", open);
	return open < 0 || close < 0 ? text : `${text.slice(0, open).trimEnd()}${text.slice(close + 1)}`;
}

/** "Frontend Engineer, Kiezmarkt GmbH". */
export function positionName({ title, company }: Pick<ResumeExperience, "title" | "company">): string | null {
	return (
		[title, company]
			.map((part) => tidyText(withoutBrackets(part ?? "")))
			.filter(Boolean)
			.join(", ") || null
	);
}

function factPiece(kind: PointEvidence["kind"], fact: Fact): PointEvidence {
	return { kind, sourceId: fact.source.lineIds[0] ?? kind, text: tidyText(fact.value), where: null, experienceId: null, source: fact.source };
}

/** The head of a position with its time. */
export function positionPiece(job: ResumeExperience): PointEvidence {
	const text = [positionName(job), datesOf(job)].filter(Boolean).join(", ");
	return { kind: "position", sourceId: job.experienceId, text, where: null, experienceId: job.experienceId, source: job.source };
}

/** More than a degree and its school stands in a longer one. */
const LONGEST_HEAD = 90;
const LEAST_NOTE = 3;
const LONGEST_NOTE = 400;

/** Lines of the resume that are of no position: they may name what nothing else does. */
function notePieces(profile: ResumeProfile, told: readonly string[]): PointEvidence[] {
	const known = new Set(told);
	const ofJobs = new Set(
		profile.experience.flatMap(({ source, bullets }) => [source, ...bullets.map((bullet) => bullet.source)]).flatMap(({ lineIds }) => lineIds),
	);
	const isFree = ({ source }: { source: Fact["source"] }) => !source.lineIds.some((lineId) => ofJobs.has(lineId));
	const printed = profile.printed?.sections ?? profile.otherSections;
	const lines = [
		...[profile.headline, profile.summary].flatMap((fact) => (fact ? [{ text: fact.value, source: fact.source }] : [])),
		...profile.education.flatMap(({ details, source }) => [...details, ...(source.quote.length > LONGEST_HEAD ? [{ text: source.quote, source }] : [])]),
		...printed.flatMap((section) => section.lines).filter(isFree),
		...profile.unused.filter(({ reason }) => !NOTHING_NEW.has(reason)),
	];
	const sentences = lines.flatMap(({ text, source }) => splitSentences(text).map((sentence) => ({ text: sentence, source })));
	return sentences.flatMap(({ text: given, source }): PointEvidence[] => {
		const text = tidyText(given);
		if (text.length < LEAST_NOTE || text.length > LONGEST_NOTE || text.includes("@") || known.has(text) || tellsOfBreak(text)) return [];
		known.add(text);
		return [{ kind: "note", sourceId: source.lineIds[0] ?? "note", text, where: null, experienceId: null, source }];
	});
}

/** Everything in a resume that may be told of its owner, in the order of the resume: lines of work first. */
export function piecesOf(profile: ResumeProfile): PointEvidence[] {
	const lines = workOf(profile).flatMap((job) =>
		job.bullets.map(
			({ bulletId, text, source }): PointEvidence => ({
				kind: "line",
				sourceId: bulletId,
				text: tidyText(text),
				where: positionName(job),
				experienceId: job.experienceId,
				source,
			}),
		),
	);
	const studies = profile.education.map((school): PointEvidence => {
		const { line } = educationText(school);
		return { kind: "study", sourceId: school.educationId, text: line, where: school.institution, experienceId: null, source: school.source };
	});
	const years = certainYears(profile);
	const pieces = [
		...lines.filter(({ text }) => text !== "").slice(0, MOST_LINES),
		...ownSkills(profile, [])
			.shown.slice(0, MOST_FACTS)
			.map((fact) => factPiece("skill", fact)),
		...profile.languages.slice(0, MOST_FACTS).map((fact) => factPiece("language", fact)),
		...profile.certifications.slice(0, MOST_FACTS).map((fact) => factPiece("certificate", fact)),
		...studies.filter(({ text }) => text !== "").slice(0, MOST_FACTS),
		...workOf(profile)
			.slice(0, MOST_FACTS)
			.map(positionPiece)
			.filter(({ text }) => text !== ""),
		...(years === null || years < 1
			? []
			: [{ kind: "years" as const, sourceId: YEARS_ID, text: String(years), where: null, experienceId: null, source: { lineIds: [], page: 1, quote: "" } }]),
	];
	return [
		...pieces,
		...notePieces(
			profile,
			pieces.map(({ text }) => text),
		).slice(0, MOST_FACTS),
	];
}
