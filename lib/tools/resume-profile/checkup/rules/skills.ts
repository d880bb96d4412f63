import { type CheckupInput, type Draft, draft, NOWHERE } from "@/lib/tools/resume-profile/checkup/finding";
import { canonicalSkill, skillNames } from "@/lib/tools/taxonomy/skills/skills";

const FEWEST_LINES = 3;
const MOST_NAMED = 8;

const STEM = 6;
const LEAST_WORD = 4;

/** Words by their beginnings, so that "Precepting" is found in "Precepted 17 graduates". */
const stemsOf = (text: string): Set<string> => new Set((fold(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map((word) => word.slice(0, STEM)));

/** Whether every word of a skill that tells something stands in a text, in whatever form. */
function isToldIn(skill: string, words: ReadonlySet<string>): boolean {
	const own = [...stemsOf(skill)].filter((word) => word.length >= LEAST_WORD);
	return own.length > 0 && own.every((word) => words.has(word));
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Skills that stand in their list alone, though there are lines about the work that could show them. */
export function skillFindings({ profile }: CheckupInput): Draft[] {
	if (profile.skills.length === 0) {
		return [
			draft("skills_missing", "medium", {
				title: "No skills were read",
				why: "Searches of recruiters are lists of skills. Name yours below a heading of their own, in the words that postings use.",
				place: NOWHERE,
			}),
		];
	}
	const bullets = profile.experience.flatMap((job) => job.bullets);
	const told = new Set(bullets.flatMap(({ source }) => source.lineIds));
	const texts = [
		...bullets.map(({ text }) => text),
		...profile.experience.map(({ title }) => title ?? ""),
		...profile.otherSections.flatMap(({ lines }) => lines.map(({ text }) => text)),
		...profile.education.flatMap(({ details }) => details.map(({ text }) => text)),
		profile.summary?.value ?? "",
	];
	const prose = fold(texts.join("\n"));
	const shown = new Set(texts.flatMap(skillNames));
	const words = stemsOf(prose);
	const listed = profile.skills.filter(({ source }) => source.lineIds.length > 0 && !source.lineIds.some((lineId) => told.has(lineId)));
	// What the taxonomy does not know may be shown by words that nobody can tell.
	const alone = listed.filter(({ value }) => {
		const name = canonicalSkill(value);
		return name !== null && !shown.has(name) && !prose.includes(fold(value)) && !isToldIn(value, words);
	});
	const [first] = alone;
	if (!first || bullets.length < FEWEST_LINES) return [];
	const named = alone.slice(0, MOST_NAMED).map(({ value }) => value);
	const more = alone.length > named.length ? ` and ${alone.length - named.length} more` : "";
	return [
		draft("skills_not_shown", "low", {
			title: `${alone.length} of ${listed.length} listed skills ${alone.length === 1 ? "stands" : "stand"} in the list alone`,
			why: `No line about your work names ${named.join(", ")}${more}. A skill counts for more where you say what you did with it.`,
			place: first.source,
		}),
	];
}
