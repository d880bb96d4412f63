import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** The longest that a person may add themselves. */
const LONGEST = 60;
const MOST = 50;
/** Less sure than what a resume lists as a skill. */
const CONFIDENCE = 0.5;

function fittingOf(facts: readonly Fact[]): Fact[] {
	return facts.filter(({ value }) => value.length <= LONGEST).map((fact) => ({ ...fact, confidence: Math.min(fact.confidence, CONFIDENCE) }));
}

/**
 * What a person is asked to confirm as skills: those of the resume; where it lists none, what else it shows that they can do: certificates and languages,
 * else the work that they have done.
 */
export function suggestedSkills({
	skills,
	certifications,
	languages,
	titles,
}: Pick<ResumeProfile, "skills" | "certifications" | "languages" | "titles">): Fact[] {
	if (skills.length > 0) return skills;
	const certificates = certifications.map(({ name, ...fact }): Fact => ({ ...fact, value: name ?? fact.value }));
	const shown = fittingOf([...certificates, ...languages]);
	return (shown.length > 0 ? shown : fittingOf(titles)).slice(0, MOST);
}
