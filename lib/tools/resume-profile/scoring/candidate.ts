import { certificateInitials, credentialsNamedIn, withImpliedCredentials } from "@/lib/tools/fit/credentials";
import { stemsOf } from "@/lib/tools/fit/kindred";
import { abbreviationsOf } from "@/lib/tools/fit/needs";
import { type Home, homeOf, townLookedAround } from "@/lib/tools/fit/places/home";
import { professionLevel } from "@/lib/tools/fit/profession";
import { languageOfTag, textLanguage } from "@/lib/tools/fit/text-language";
import type { PostingQuery, Seniority } from "@/lib/tools/job-search/schemas";
import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { SENIORITY_LEVELS, seniorityOfYears } from "@/lib/tools/taxonomy/seniority";
import { namesOfListed, skillNamesAbroad } from "@/lib/tools/taxonomy/skills/abroad/names-abroad";
import { canonicalSkill, withImpliedSkills } from "@/lib/tools/taxonomy/skills/skills";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { type OtherSkill, otherSkill } from "./other-skills";
import { includedIn } from "./shown-by-others";
import { toldOtherwise } from "./told-otherwise";

/** What the person brings and wants, worked out once for all postings. */
export interface Candidate {
	readonly query: PostingQuery;
	readonly skills: ReadonlySet<string>;
	/** Skills that the file names anywhere: of these nobody is told that the resume does not show them, even where they were not confirmed or not read as skills. */
	readonly mentioned: ReadonlySet<string>;
	/** Skills and licences that neither the file nor the person names, each with a named one that includes it. */
	readonly included: ReadonlyMap<string, string>;
	/** Listed in the resume and not among those that the person lets count. */
	readonly leftOut: ReadonlySet<string>;
	/** Whether the file tells a skill in other words, such as those of another language. */
	readonly tells: (skill: string) => boolean;
	/** Skills that the vocabulary does not know, looked for as words. */
	readonly otherSkills: readonly OtherSkill[];
	readonly level: Seniority | null;
	readonly years: number | null;
	/** The skill level (1 to 4) of the profession that the person works in and looks for. */
	readonly profession: number | null;
	readonly home: Home | null;
	/** English names of the languages that the resume lists or is written in. Empty where it tells none. */
	readonly languages: ReadonlySet<string>;
	/** Licences and registrations that the resume names. */
	readonly credentials: ReadonlySet<string>;
	/** Beginnings of the words of the resume; none where it tells little. */
	readonly stems: ReadonlySet<string>;
	/** All words of the resume in capitals, for abbreviations. */
	readonly abbreviations: ReadonlySet<string>;
	/** Abbreviations that its certificates and licences bear, or that their names make: `ACLS`. */
	readonly certificates: ReadonlySet<string>;
	/** Skills that the work itself shows, beyond a list of them. */
	readonly shownInWork: ReadonlySet<string>;
	/** English name of the language that the resume is written in, or null. */
	readonly writtenIn: string | null;
}

const LONGEST_TEXT = 60_000;
const MOST_WORKPLACES = 4;
const LISTED_LATELY = 2;

const rankOf = (level: Seniority): number => SENIORITY_LEVELS.indexOf(level);
const atLeast = (level: Seniority, least: Seniority): Seniority => (rankOf(level) < rankOf(least) ? least : level);
const atMost = (level: Seniority, most: Seniority): Seniority => (rankOf(level) > rankOf(most) ? most : level);

/** Running jobs first, then those that ended last. */
function newestFirst(experience: readonly ResumeExperience[]): ResumeExperience[] {
	const endOf = (job: ResumeExperience) => (job.isCurrent ? "9" : (job.endDate ?? job.startDate ?? ""));
	return [...experience].sort((one, other) => endOf(other).localeCompare(endOf(one), "en"));
}

/** The level that the newest title states or its occupation has, or that the years suggest. Years alone make nobody a lead, a past internship nobody an intern. */
function levelOf(profile: ResumeProfile, jobs: readonly ResumeExperience[]): Seniority | null {
	const years = profile.yearsOfExperience?.value ?? null;
	const byYears = years === null ? null : atMost(seniorityOfYears(years), "Senior");
	const titles = jobs
		.slice(0, LISTED_LATELY)
		.filter((job, index) => index === 0 || job.isCurrent)
		.flatMap(({ title }) => title ?? []);
	if (titles.length === 0) titles.push(...profile.titles.slice(0, 1).map(({ value }) => value));
	const stated = titles.flatMap((title) => normalizeTitle(title).level ?? []).sort((one, other) => rankOf(other) - rankOf(one))[0] ?? null;
	if (stated === null) return byYears;
	if (stated === "Intern") return jobs[0]?.isCurrent === true ? "Intern" : "Junior";
	return byYears === null || stated === "Junior" ? stated : atLeast(stated, atMost(byYears, "Mid"));
}

/** What somebody is now: by the headline and the titles of the running jobs, or of the last one. */
function presentTitles({ headline }: ResumeProfile, jobs: readonly ResumeExperience[]): string[] {
	const present = jobs.filter(({ isCurrent }, index) => index === 0 || isCurrent).flatMap(({ title }) => title ?? []);
	return headline === null ? present : [headline.value, ...present];
}

function proseOf(profile: ResumeProfile): string {
	const parts = [
		profile.summary?.value,
		...profile.experience.flatMap(({ bullets }) => bullets.map(({ text }) => text)),
		...profile.otherSections.flatMap(({ lines }) => lines.map(({ text }) => text)),
	];
	return parts.filter(Boolean).join("\n").slice(0, LONGEST_TEXT);
}

function everythingOf(profile: ResumeProfile, prose: string): string {
	const facts = [...profile.certifications, ...profile.skills, ...profile.titles, ...profile.languages].map(({ value }) => value);
	const education = profile.education.flatMap(({ degree, field }) => [degree, field].filter((part) => part !== null).join(" "));
	return [profile.headline?.value, ...facts, ...education, ...profile.experience.map(({ title }) => title), prose].filter(Boolean).join("\n");
}

/** All that the file says, whether it stands in a field or not. */
function fileTextOf(profile: ResumeProfile): string {
	const printed = profile.printed?.sections.flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]) ?? [];
	return [...printed, ...profile.unused.map(({ text }) => text)].join("\n").slice(0, LONGEST_TEXT);
}

function languagesOf(profile: ResumeProfile, writtenIn: string | null): Set<string> {
	const listed = profile.languages.flatMap(({ value }) => findLanguages(value).map(({ name }) => name));
	return new Set([...listed, ...(writtenIn === null ? [] : [languageOfTag(writtenIn)])]);
}

const SHORTEST_CERTIFICATE = 10;
/** The name of a certificate without its issuer, number and year; of one word it would be found everywhere. */
function nameOfCertificate(certificate: string): string[] {
	const name = (certificate.split(/[,;:(|·•–—]| - /)[0] ?? "").replace(/\b(?:19|20)\d\d\b/g, "").trim();
	return name.length >= SHORTEST_CERTIFICATE && name.includes(" ") && credentialsNamedIn(name.toLowerCase()).length === 0 ? [name] : [];
}

/** The person of a profile and a query. */
export function candidateOf(profile: ResumeProfile, query: PostingQuery): Candidate {
	const named = query.skills.length > 0 ? query.skills : profile.skills.map(({ value }) => withoutLevel(value));
	const spoken = profile.languages.map((fact) => canonicalSkill(fact.value)).filter((name) => name !== null);
	// A certificate shows what it names, however many stand in one line: `ACLS, BLS (AHA)`.
	const certificates = profile.certifications.flatMap(({ value }) => [value, ...certificateInitials(value)]);
	const shown = [...spoken, ...skillNamesAbroad(certificates.join("\n"))];
	const known = named.flatMap(namesOfListed);
	const titles = [...query.titles, ...profile.titles.map((title) => title.value), ...profile.experience.map((experience) => experience.title ?? "")];
	const certified = profile.certifications.map(({ value }) => value);
	const unknown = [...named.filter((name) => name.trim().length > 1), ...certified.flatMap(nameOfCertificate)];
	const others = [...new Set(unknown.filter((name) => namesOfListed(name).length === 0))];
	const jobs = newestFirst(profile.experience);
	const prose = proseOf(profile);
	const told = everythingOf(profile, prose);
	const everything = told.toLowerCase();
	const fileText = fileTextOf(profile);
	const writtenIn = textLanguage(prose);
	const languages = languagesOf(profile, writtenIn);
	const skills = withImpliedSkills([...known, ...shown, ...skillNamesAbroad(titles.join("\n"))]);
	const inFile = skillNamesAbroad(`${told}\n${fileText}`);
	const namedCredentials = credentialsNamedIn(`${everything}\n${fileText.toLowerCase()}`);
	const listed = profile.skills.flatMap(({ value }) => namesOfListed(withoutLevel(value)));
	return {
		query,
		skills,
		leftOut: new Set(listed.filter((name) => !skills.has(name))),
		mentioned: withImpliedSkills(inFile),
		included: includedIn(new Set([...known, ...shown, ...inFile, ...skillNamesAbroad(titles.join("\n")), ...namedCredentials])),
		tells: toldOtherwise(`${told}\n${fileText}`),
		otherSkills: others.map(otherSkill),
		level: levelOf(profile, jobs),
		years: profile.yearsOfExperience?.value ?? null,
		profession: professionLevel(presentTitles(profile, jobs), query.titles),
		home: homeOf({
			address: profile.contact.location?.value ?? townLookedAround(`${profile.headline?.value ?? ""}\n${prose}`),
			workplaces: jobs.slice(0, MOST_WORKPLACES).flatMap(({ location }) => location ?? []),
			language: writtenIn,
			tongues: languages,
		}),
		languages,
		stems: prose === "" ? new Set() : stemsOf(everything),
		certificates: new Set(certified.flatMap((certificate) => [...abbreviationsOf(certificate), ...certificateInitials(certificate)])),
		shownInWork: withImpliedSkills(
			skillNamesAbroad(profile.experience.flatMap(({ title, bullets }) => [title ?? "", ...bullets.map(({ text }) => text)]).join("\n")),
		),
		writtenIn: writtenIn === null ? null : languageOfTag(writtenIn),
		abbreviations: new Set(everything.toUpperCase().match(/[A-Z0-9]{3,}/g) ?? []),
		credentials: withImpliedCredentials(namedCredentials),
	};
}
