import { resultStrength } from "@/lib/tools/documents/language/results";
import type { GivenPosting } from "@/lib/tools/job-search/given-posting/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { canBeTold } from "./can-be-told";
import { type DemandMatch, matchDemand } from "./match-demand";
import { piecesOf } from "./resume-pieces";
import { type LetterPoint, MOST_POINTS, type PointEvidence } from "./schemas";
import { type Tenures, tenuresOf } from "./tenures";

export interface ProposedPoints {
	/** Those with evidence, best first: they may be chosen. */
	readonly points: LetterPoint[];
	/** What the posting asks for and the resume does not show. */
	readonly gaps: LetterPoint[];
	/** Of the points, those that make a letter of one page. */
	readonly proposed: string[];
}

const MOST_PROPOSED = 4;
/** With what a certificate, a study or a language shows, which a letter tells in one sentence. There stays room for one that the person adds. */
const MOST_WITH_FACTS = 5;
const MOST_OTHERS = 3;
const OTHER_LABEL = "Not asked for, but it speaks for you";

type Asked = NonNullable<LetterPoint["demand"]>;

interface AtHand {
	readonly pieces: readonly PointEvidence[];
	readonly tenures: Tenures;
	readonly cited: ReadonlySet<string>;
}

function rankOf(demand: Asked, match: DemandMatch): number {
	return (demand.kind === "must" ? 100 : 0) + (match.strength === "strong" ? 50 : 0) + match.score;
}

/** Lines of work with the strongest results that no demand cites. */
function otherLines(pieces: readonly PointEvidence[], cited: ReadonlySet<string>): PointEvidence[] {
	const free = pieces.filter(({ kind, sourceId, text }) => kind === "line" && !cited.has(sourceId) && resultStrength(text) > 0);
	return free.sort((one, other) => resultStrength(other.text) - resultStrength(one.text)).slice(0, MOST_OTHERS);
}

/** Of the tasks, those that a line shows which no demand cites: work like that is what a letter tells first. */
function ofTasks(tasks: readonly string[], { pieces, tenures, cited }: AtHand): Omit<LetterPoint, "pointId">[] {
	const taken = new Set(cited);
	return tasks.flatMap((label) => {
		const { evidence, strength } = matchDemand({ text: label }, pieces, tenures);
		const lines = evidence.filter(({ kind, sourceId }) => kind === "line" && !taken.has(sourceId));
		for (const { sourceId } of lines) taken.add(sourceId);
		return lines.length === 0 ? [] : [{ label, demand: null, strength, evidence: lines, missing: [] }];
	});
}

/** The first points whose best line no earlier one tells; what only a list names is told in one sentence anyway. */
function proposedOf(points: readonly LetterPoint[]): string[] {
	const told = new Set<string>();
	const lines = points
		.filter(({ evidence }) => {
			const line = evidence.find((piece) => piece.kind === "line" && canBeTold(piece));
			if (!line || told.has(line.sourceId)) return false;
			told.add(line.sourceId);
			return true;
		})
		.slice(0, MOST_PROPOSED);
	const others = points.filter((point) => !lines.includes(point) && point.evidence.some(canBeTold));
	const facts = others.filter(({ demand }) => demand?.kind === "must").slice(0, MOST_WITH_FACTS - lines.length);
	const proposed = lines.length > 0 ? [...lines, ...facts] : (others.length > 0 ? others : points).slice(0, MOST_PROPOSED);
	return points.filter((point) => proposed.includes(point)).map(({ pointId }) => pointId);
}

/** What a letter can say to a posting: for each demand what the resume shows of it, and honestly what it does not. */
export function proposePoints(profile: ResumeProfile, posting: Pick<GivenPosting, "demands" | "tasks">, now: Date): ProposedPoints {
	const pieces = piecesOf(profile);
	const tenures = tenuresOf(profile, now);
	const matched = posting.demands.map((demand) => ({ demand, match: matchDemand(demand, pieces, tenures) }));
	const shown = matched
		.filter(({ match }) => match.strength !== "none")
		.sort((one, other) => rankOf(other.demand, other.match) - rankOf(one.demand, one.match));
	const cited = new Set(shown.flatMap(({ match }) => match.evidence.map(({ sourceId }) => sourceId)));
	const asked = shown.map(({ demand, match }) => ({ label: demand.text, demand, strength: match.strength, evidence: match.evidence, missing: match.missing }));
	const tasks = ofTasks(
		posting.tasks.map(({ text }) => text),
		{ pieces, tenures, cited },
	);
	const told = new Set([...cited, ...tasks.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId))]);
	const others = otherLines(pieces, told).map((line) => ({ label: OTHER_LABEL, demand: null, strength: "strong" as const, evidence: [line], missing: [] }));
	const points = [...asked, ...tasks, ...others].slice(0, MOST_POINTS).map((point, at): LetterPoint => ({ pointId: `P${at + 1}`, ...point }));
	const gaps = matched
		.filter(({ match }) => match.strength === "none")
		.map(
			({ demand, match }, at): LetterPoint => ({ pointId: `G${at + 1}`, label: demand.text, demand, strength: "none", evidence: [], missing: match.missing }),
		);
	return { points, gaps, proposed: proposedOf(points) };
}
