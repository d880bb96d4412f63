import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { canonicalSkill, findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { sameText, tidyText } from "./line-text";
import { isConfirmedSkill, readSkillSet, type SkillSet, skillKey } from "./skill-mentions";

/** The skills that may stand in a resume, by who says so. */
export interface OwnSkills {
	/** What the resume itself shows and the user confirmed, in the order of the resume. */
	readonly shown: readonly Fact[];
	/** What the user typed or confirmed and the resume doesn't show: listed, and claimed nowhere else. */
	readonly added: readonly string[];
	/** What the resume shows and the user did not confirm. */
	readonly unconfirmed: readonly string[];
}

function numberOf(lineId: string | undefined): number {
	return Number(/\d+/u.exec(lineId ?? "")?.[0] ?? Number.MAX_SAFE_INTEGER);
}

/** What is listed comes as it is listed, then what other lines show. */
function byPlace(skills: readonly Fact[], profile: ResumeProfile): Fact[] {
	const told = new Set(profile.experience.flatMap(({ bullets, source }) => [...source.lineIds, ...bullets.flatMap((bullet) => bullet.source.lineIds)]));
	const placeOf = (fact: Fact) => {
		const [first] = fact.source.lineIds;
		return { isTold: first === undefined || told.has(first) ? 1 : 0, line: numberOf(first), column: fact.source.quote.indexOf(fact.value) };
	};
	const placed = skills.map((fact) => ({ fact, place: placeOf(fact) }));
	placed.sort(({ place: a }, { place: b }) => a.isTold - b.isTold || a.line - b.line || a.column - b.column);
	return placed.map(({ fact }) => fact);
}

/** A skill that somebody typed. */
export const typedFact = (value: string): Fact => ({ value, confidence: 1, source: { lineIds: [], page: 1, quote: "" } });

/** Parts the skills by what the resume shows. No confirmation at all confirms everything that it shows. */
export function ownSkills(profile: ResumeProfile, confirmedSkills: readonly string[]): OwnSkills {
	const confirmed = readSkillSet(confirmedSkills);
	const isShown = shownIn(profile);
	const unique = [...new Map(profile.skills.map((fact) => [skillKey(tidyText(fact.value)), fact])).values()];
	const shown = byPlace(
		unique.filter((fact) => isShown(fact)),
		profile,
	);
	const known = readSkillSet(shown.map((fact) => fact.value));
	const typed = [...unique.filter((fact) => !isShown(fact)).map((fact) => fact.value), ...confirmedSkills].map(tidyText);
	const elsewhere = readElsewhere(profile);
	const isOwn = (skill: string) => skill !== "" && !covers(known, skill) && !elsewhere.has(skillKey(skill));
	const added = new Map(typed.filter(isOwn).map((skill) => [skillKey(skill), skill]));
	const isConfirmed = (skill: string) => isConfirmedSkill(skill, confirmed);
	// What was typed and a sentence of the resume names is no addition.
	const told = [...added.values()].filter((skill) => isConfirmed(skill) && isShown(typedFact(skill)));
	return {
		shown: [...shown.filter((fact) => isConfirmed(fact.value)), ...told.map(typedFact)],
		added: [...added.values()].filter((skill) => isConfirmed(skill) && !told.includes(skill)),
		unconfirmed: shown.filter((fact) => !isConfirmed(fact.value)).map((fact) => tidyText(fact.value)),
	};
}

/** What the resume has in other lists: offered to be confirmed where it lists no skill, and not to be listed as one. */
function readElsewhere({ certifications, languages, titles }: ResumeProfile): ReadonlySet<string> {
	const values = [...certifications.map(({ name, value }) => name ?? value), ...[...languages, ...titles].map(({ value }) => value)];
	return new Set(values.map((value) => skillKey(tidyText(value))));
}

/** A general name of something narrower that the resume shows adds nothing: `Java` beside `Java 17`. */
function covers(known: SkillSet, skill: string): boolean {
	if (known.has(skillKey(skill))) return true;
	return [...known.values()].some(({ name, text }) => sameText(text, skill) || (sameText(name, skill) && !sameText(name, text)));
}

function squash(text: string): string {
	return text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\s\p{Cc}\u00ad-]+/gu, "");
}

/** Whether a text names the skill: its very letters, or another name of it that the taxonomy knows. */
function names(text: string, skill: string): boolean {
	if (skill.length > 2 && squash(text).includes(squash(skill))) return true;
	const canonical = canonicalSkill(skill);
	return findSkills(text).some((mention) => mention.name === canonical || mention.name === skill);
}

/** Tells whether the resume shows a skill: the lines that it cites name it, or another line does. */
function shownIn(profile: ResumeProfile): (fact: Fact) => boolean {
	let prose: string | null = null;
	return ({ value, source }) => {
		if (source.lineIds.length > 0 && (names(source.quote, value) || (value.length < 3 && source.quote.includes(value)))) return true;
		prose ??= [
			profile.summary?.value ?? "",
			...profile.experience.flatMap(({ bullets }) => bullets.map((bullet) => bullet.text)),
			...profile.otherSections.flatMap(({ lines }) => lines.map((line) => line.text)),
			...profile.education.flatMap(({ details }) => details.map((detail) => detail.text)),
			...(profile.printed?.sections ?? []).flatMap(({ lines }) => lines.map((line) => line.text)),
		].join("\n");
		return names(prose, value);
	};
}
