import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { compareFits } from "@/lib/tools/fit/overall";
import { type Posting, PostingQuery, RemoteMode, Salary } from "@/lib/tools/job-search/schemas";
import { candidateOf } from "@/lib/tools/resume-profile/scoring/candidate";
import { scorePosting } from "@/lib/tools/resume-profile/scoring/score-posting";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { LabelledPerson, profileOf } from "./labelled-profile";

const RankedPosting = z.object({
	postingId: z.string(),
	title: z.string(),
	company: z.string(),
	location: z.string().nullable(),
	country: z.string().nullable(),
	remote: RemoteMode.nullable(),
	employmentType: z.string().nullable(),
	salary: Salary.nullable(),
	description: z.string(),
});
const Assigned = z.record(z.string(), z.array(z.string()));
/** By person the postings, best first, each with a grade from 0 to 4. */
const Ranking = z.record(z.string(), z.array(z.tuple([z.string(), z.number().min(0).max(4)])));

export interface RankedPerson {
	readonly personId: string;
	/** How near the order of the scorer is to the mean grade of all who ranked (nDCG of the first ten). */
	readonly scorer: number;
	/** How near those who ranked are to each other: the mean of each one's nDCG against the others' mean grade. */
	readonly agreement: number;
	readonly rankers: number;
}

const FIRST = 10;
const NOW = new Date("2026-11-01T00:00:00Z");

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
	return schema.parse(JSON.parse(await readFile(file, "utf8")));
}

async function readFolder<Schema extends z.ZodType>(dir: string, schema: Schema): Promise<z.output<Schema>[]> {
	const names = (await readdir(dir)).filter((name) => name.endsWith(".json")).sort();
	return Promise.all(names.map((name) => readJson(path.join(dir, name), schema)));
}

function postingOf(given: z.output<typeof RankedPosting>): Posting {
	const { postingId, ...told } = given;
	const url = `https://example.com/${postingId}`;
	return {
		...told,
		jobId: postingId,
		seniority: findSeniority(told.title),
		postedAt: null,
		applyUrl: url,
		sources: [{ provider: "ranking", externalId: postingId, url, priority: 1, isSample: true }],
	};
}

/** Discounted cumulative gain of the first ten over the best possible: 1 for a faultless order. */
export function ndcg(order: readonly string[], grades: ReadonlyMap<string, number>): number {
	const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
	const sum = (list: readonly number[]) => list.slice(0, FIRST).reduce((total, grade, at) => total + gain(grade, at), 0);
	const best = sum([...grades.values()].sort((one, other) => other - one));
	return best === 0 ? 1 : sum(order.map((id) => grades.get(id) ?? 0)) / best;
}

function meanGrades(rankings: readonly (readonly (readonly [string, number])[])[]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const ranking of rankings) for (const [id, grade] of ranking) sums.set(id, (sums.get(id) ?? 0) + grade / rankings.length);
	return sums;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function orderOfScorer(person: LabelledPerson, postings: readonly Posting[]): string[] {
	const profile = profileOf(person, NOW);
	const titles = profile.titles.map(({ value }) => value);
	const query = PostingQuery.parse({
		titles: titles.length > 0 ? titles : [person.headline ?? "-"],
		skills: profile.skills.slice(0, 50).map(({ value }) => value.slice(0, 200)),
		country: "All",
		location: null,
		remote: "Any",
		seniority: "Any",
	});
	const candidate = candidateOf(profile, query);
	const scored = postings.map((posting) => ({ id: posting.jobId, fit: scorePosting(posting, candidate) }));
	return scored.sort((a, b) => compareFits(a.fit, b.fit) || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

/** Scores the assigned postings of each person and compares the order with those of people who ranked them. */
export async function scoreRankings(dir: string): Promise<RankedPerson[]> {
	const people = await readFolder(path.join(dir, "people"), LabelledPerson);
	const postings = new Map((await readFolder(path.join(dir, "postings"), RankedPosting)).map((posting) => [posting.postingId, postingOf(posting)]));
	const rankings = await readFolder(path.join(dir, "rankings"), Ranking);
	const assigned = await readJson(path.join(dir, "assigned.json"), Assigned);
	return people.flatMap((person) => {
		const { personId } = person;
		const given = rankings.flatMap((ranking) => (ranking[personId] ? [ranking[personId]] : []));
		if (given.length < 2) return [];
		const order = orderOfScorer(
			person,
			(assigned[personId] ?? []).flatMap((id) => postings.get(id) ?? []),
		);
		const agreements = given.map((own, at) =>
			ndcg(
				own.map(([id]) => id),
				meanGrades(given.filter((_, other) => other !== at)),
			),
		);
		return [{ personId, scorer: ndcg(order, meanGrades(given)), agreement: mean(agreements), rankers: given.length }];
	});
}
