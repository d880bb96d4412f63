import { certainYears, educationText } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { Fact, ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { PointEvidence } from "./schemas";

/** Cited for the years of work, which stand in no one line. */
export const YEARS_ID = "years";
const MOST_LINES = 300;
const MOST_FACTS = 200;

/** "Frontend Engineer, Kiezmarkt GmbH". */
export function positionName({ title, company }: Pick<ResumeExperience, "title" | "company">): string | null {
	return (
		[title, company]
			.map((part) => tidyText(part ?? ""))
			.filter(Boolean)
			.join(", ") || null
	);
}

function factPiece(kind: PointEvidence["kind"], fact: Fact): PointEvidence {
	return { kind, sourceId: fact.source.lineIds[0] ?? kind, text: tidyText(fact.value), where: null, experienceId: null, source: fact.source };
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
	return [
		...lines.filter(({ text }) => text !== "").slice(0, MOST_LINES),
		...ownSkills(profile, [])
			.shown.slice(0, MOST_FACTS)
			.map((fact) => factPiece("skill", fact)),
		...profile.languages.slice(0, MOST_FACTS).map((fact) => factPiece("language", fact)),
		...profile.certifications.slice(0, MOST_FACTS).map((fact) => factPiece("certificate", fact)),
		...studies.filter(({ text }) => text !== "").slice(0, MOST_FACTS),
		...(years === null || years < 1
			? []
			: [{ kind: "years" as const, sourceId: YEARS_ID, text: String(years), where: null, experienceId: null, source: { lineIds: [], page: 1, quote: "" } }]),
	];
}
