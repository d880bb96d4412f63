import { hashOf } from "@/lib/tools/resume-profile/labelling/sequence-model";
import type { ResumeBullet, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

type Entries = Pick<ResumeProfile, "experience" | "education" | "certifications" | "languages" | "otherSections">;

const tidy = (text: string | null): string => (text ?? "").replace(/\s+/gu, " ").trim();
const textsOf = (lines: readonly ResumeBullet[]) => lines.map(({ text }) => tidy(text));

/** Equal for equal entries: where it differs from what was read, a person has changed one of them. */
export function readAsOf({ experience, education, certifications, languages, otherSections }: Entries): string {
	const jobs = experience.map(({ title, company, location, startDate, endDate, isCurrent, bullets }) => [
		[title, company, location, startDate, endDate].map(tidy),
		isCurrent,
		textsOf(bullets),
	]);
	const schools = education.map(({ degree, field, institution, startDate, endDate, details }) => [
		[degree, field, institution, startDate, endDate].map(tidy),
		textsOf(details),
	]);
	const lists = [certifications, languages].map((facts) => facts.map(({ value }) => tidy(value)));
	const others = otherSections.map(({ heading, lines }) => [tidy(heading), textsOf(lines)]);
	const text = JSON.stringify([jobs, schools, lists, others]);
	return `${text.length}-${hashOf(text).toString(36)}`;
}
