import { type Demand, demandsOf } from "@/lib/tools/fit/demands";
import { overallFit, scoreSkills } from "@/lib/tools/fit/overall";
import { type PreferencePart, scoreLocation, scoreSeniority } from "@/lib/tools/fit/preferences";
import { titleJudge } from "@/lib/tools/fit/title";
import type { Posting, PostingQuery, Seniority } from "@/lib/tools/job-search/schemas";
import { canonicalSkill, skillNames, withImpliedSkills } from "@/lib/tools/taxonomy/skills";
import { type NormalizedTitle, normalizeTitle } from "@/lib/tools/taxonomy/titles";

/** What a posting asks for, as far as it decides on its place. */
export type Asked = readonly Pick<Demand, "name" | "weight">[];

/** What of a posting decides on its place, worked out once for all searches. */
export interface Outline {
	readonly asked: Asked;
	readonly title: NormalizedTitle;
	/** One object for all postings of the very same place and mode. */
	readonly place: Place;
}

type Place = Pick<Posting, "location" | "country" | "remote">;

const HIGHEST_SCORE = 100;

/** The outlines of postings, in their order. What they ask for may be known already. */
export function* outlining(postings: readonly Posting[], known: readonly Asked[] = []): Generator<void, Outline[], void> {
	const outlines: Outline[] = [];
	const titles = new Map<string, NormalizedTitle>();
	const places = new Map<string, Place>();
	for (const [index, { title, description, location, country, remote }] of postings.entries()) {
		yield;
		const key = `${location}\n${country}\n${remote}`;
		const place = places.get(key) ?? { location, country, remote };
		places.set(key, place);
		const normalized = titles.get(title) ?? normalizeTitle(title);
		titles.set(title, normalized);
		const asked = known[index] ?? demandsOf(title, description).map(({ name, weight }) => ({ name, weight }));
		outlines.push({ asked, title: normalized, place });
	}
	return outlines;
}

/** A function that works out each answer once. */
function once<Subject, Answer>(answer: (subject: Subject) => Answer): (subject: Subject) => Answer {
	const known = new Map<Subject, Answer>();
	return (subject) => {
		const found = known.get(subject);
		if (found !== undefined) return found;
		const fresh = answer(subject);
		known.set(subject, fresh);
		return fresh;
	};
}

/**
 * The postings that promise most for a search, best first: by the rules of the fit (`lib/tools/fit`), without what only the resume tells. Among
 * equal ones the order given holds, so that the answer is always the same.
 */
export function closestTo(query: PostingQuery, postings: readonly Posting[], outlines: readonly Outline[], most: number): Posting[] {
	const skills = withImpliedSkills([
		...query.skills.map((name) => canonicalSkill(name)).filter((name) => name !== null),
		...skillNames(query.titles.join("\n")),
	]);
	const judge = titleJudge(query.titles);
	const titleOf = once((title: NormalizedTitle) => judge(title).score);
	const placeOf = once<Place, PreferencePart>((place) => scoreLocation(place, query, null));
	const levelOf = once<Seniority | null, PreferencePart>((seniority) => scoreSeniority(seniority, query.seniority, null));
	const byScore: number[][] = Array.from({ length: HIGHEST_SCORE + 1 }, () => []);
	for (const [index, posting] of postings.entries()) {
		const outline = outlines[index];
		if (!outline) continue;
		const overall = overallFit({
			skills: scoreSkills(outline.asked, skills),
			title: titleOf(outline.title),
			location: placeOf(outline.place),
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
