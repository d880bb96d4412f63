import { demandsOf } from "@/lib/tools/fit/demands";
import { overallFit, scoreSkills } from "@/lib/tools/fit/overall";
import { scoreLocation, scoreSeniority } from "@/lib/tools/fit/preferences";
import { scoreTitle } from "@/lib/tools/fit/title";
import type { FitScore, Posting, PostingQuery, Seniority } from "@/lib/tools/job-search/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { seniorityOfYears } from "@/lib/tools/taxonomy/seniority";
import { canonicalSkill, namesOfListed, skillNames, withImpliedSkills } from "@/lib/tools/taxonomy/skills";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles";
import { explainFit } from "./score-explanation";

/** What the person brings and wants, worked out once for all postings. */
export interface Candidate {
	readonly query: PostingQuery;
	readonly skills: ReadonlySet<string>;
	/** Skills that the vocabulary does not know, looked for as words. */
	readonly otherSkills: readonly { readonly name: string; readonly pattern: RegExp }[];
	readonly level: Seniority | null;
	readonly home: string | null;
}

/** The level that the last title states, or that the years suggest; a stated one that is higher wins. */
function levelOf(profile: ResumeProfile): Seniority | null {
	const years = profile.yearsOfExperience?.value ?? null;
	const current = profile.experience[0]?.title ?? profile.titles[0]?.value ?? null;
	return (current === null ? null : normalizeTitle(current).seniority) ?? (years === null ? null : seniorityOfYears(years));
}

export function candidateOf(profile: ResumeProfile, query: PostingQuery): Candidate {
	const named = query.skills.length > 0 ? query.skills : profile.skills.map((skill) => skill.value);
	const shown = [...profile.languages, ...profile.certifications].map((fact) => canonicalSkill(fact.value)).filter((name) => name !== null);
	const known = named.flatMap(namesOfListed);
	const titles = [...query.titles, ...profile.titles.map((title) => title.value), ...profile.experience.map((experience) => experience.title ?? "")];
	const others = [...new Set(named.filter((name) => namesOfListed(name).length === 0 && name.trim().length > 1))];
	return {
		query,
		skills: withImpliedSkills([...known, ...shown, ...skillNames(titles.join("\n"))]),
		otherSkills: others.map((name) => ({
			name,
			pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "iu"),
		})),
		level: levelOf(profile),
		home: profile.contact.location?.value ?? null,
	};
}

/**
 * The fit of one posting, by rules alone: overall = (0.45 skills + 0.30 title + 0.15 location + 0.10 seniority) × what violated wishes leave.
 * Skills: the share of the weight of what the text asks for (required 1, described 0.6, nice to have 0.3) that the person brings. A wrong
 * country leaves 45 %, a wrong work mode 60 to 80 %, a far place 70 to 90 %, a level asked for and missed 65 to 85 %, an internship for somebody past it 65 %, two levels off or another
 * country than the resume's, where no place was asked for, 88 %.
 */
export function scorePosting(posting: Posting, candidate: Candidate): FitScore {
	const { query, skills, otherSkills } = candidate;
	const others = otherSkills.filter(({ pattern }) => pattern.test(posting.title) || pattern.test(posting.description));
	const demands = [...demandsOf(posting.title, posting.description), ...others.map(({ name }) => ({ name, weight: 0.6, isRequired: false, isSoft: false }))];
	const matched = new Set([...demands.map((demand) => demand.name).filter((name) => skills.has(name)), ...others.map(({ name }) => name)]);
	const missing = demands.filter((demand) => !matched.has(demand.name) && !demand.isSoft);
	const skillScore = scoreSkills(demands, matched);
	const title = scoreTitle(posting.title, query.titles);
	const seniority = scoreSeniority(posting.seniority, query.seniority, candidate.level);
	const location = scoreLocation(posting, query, candidate.home);
	return {
		overall: overallFit({ skills: skillScore, title: title.score, location, seniority }),
		skills: skillScore,
		title: title.score,
		seniority: seniority.score,
		location: location.score,
		matchedSkills: demands.filter((demand) => matched.has(demand.name)).map((demand) => demand.name),
		missingSkills: missing.map((demand) => demand.name),
		explanation: explainFit({ demands, matched, title, remarks: [location.remark, seniority.remark, location.praise] }),
		method: "rules",
	};
}
