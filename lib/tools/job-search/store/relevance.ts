import { type Demand, demandsOf } from "@/lib/tools/fit/demands";
import { scoreSeniority } from "@/lib/tools/fit/level";
import { overallFit, scoreSkills } from "@/lib/tools/fit/overall";
import type { Home } from "@/lib/tools/fit/places/home";
import { scoreLocation } from "@/lib/tools/fit/places/location";
import type { PreferencePart } from "@/lib/tools/fit/preference-part";
import { scoreTitle } from "@/lib/tools/fit/title";
import type { Posting, PostingQuery, Seniority } from "@/lib/tools/job-search/schemas";
import { namesOfListed, skillNamesAbroad } from "@/lib/tools/taxonomy/skills/abroad/names-abroad";
import { withImpliedSkills } from "@/lib/tools/taxonomy/skills/skills";

/** What a posting asks for, as far as it decides on its place. */
export type Asked = readonly Pick<Demand, "name" | "weight">[];

const HIGHEST_SCORE = 100;

/** What postings ask for, in their order. */
export function* asking(postings: readonly Posting[]): Generator<void, Asked[], void> {
	const asked: Asked[] = [];
	for (const { title, description } of postings) {
		yield;
		asked.push(demandsOf(title, description).map(({ name, weight }) => ({ name, weight })));
	}
	return asked;
}

/** A function that works out each answer once for each key. */
function once<Subject, Answer>(keyOf: (subject: Subject) => string, answer: (subject: Subject) => Answer): (subject: Subject) => Answer {
	const known = new Map<string, Answer>();
	return (subject) => {
		const key = keyOf(subject);
		const found = known.get(key);
		if (found !== undefined) return found;
		const fresh = answer(subject);
		known.set(key, fresh);
		return fresh;
	};
}

/**
 * The postings that promise most for a search, best first: by the rules of the fit (`lib/tools/fit`), without what only the resume tells. Where the
 * home of who searches is known and no place is asked for, what is far from it stands behind. Among equal ones the order given holds, so that the answer is
 * always the same.
 */
export function closestTo(query: PostingQuery, postings: readonly Posting[], asked: readonly Asked[], most: number, home: Home | null = null): Posting[] {
	const skills = withImpliedSkills([...query.skills.flatMap(namesOfListed), ...skillNamesAbroad(query.titles.join("\n"))]);
	const titleOf = once(
		(title: string) => title,
		(title) => scoreTitle(title, query.titles).score,
	);
	const placeOf = once<Posting, PreferencePart>(
		({ location, country, remote }) => `${location}\n${country}\n${remote}`,
		(posting) => scoreLocation(posting, query, home),
	);
	const levelOf = once<Seniority | null, PreferencePart>(String, (seniority) => scoreSeniority(seniority, query.seniority, null));
	const byScore: number[][] = Array.from({ length: HIGHEST_SCORE + 1 }, () => []);
	for (const [index, posting] of postings.entries()) {
		const overall = overallFit({
			skills: scoreSkills(asked[index] ?? [], skills),
			title: titleOf(posting.title),
			location: placeOf(posting),
			seniority: levelOf(posting.seniority),
		});
		byScore[Math.max(0, Math.min(HIGHEST_SCORE, overall))]?.push(index);
	}
	return byScore
		.reverse()
		.flat()
		.slice(0, most)
		.flatMap((index) => postings[index] ?? []);
}
