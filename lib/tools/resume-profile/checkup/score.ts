import { CHECKUP_PARTS, type CheckupScore, FINDING_KINDS, PART_NAMES, type PartName, type Severity } from "@/lib/tools/resume-profile/checkup-report";
import type { Draft } from "./finding";

/** What one finding takes of its part. */
const COST: Readonly<Record<Severity, number>> = { high: 10, medium: 4, low: 1 };
/** More findings of one kind take no more. */
const MOST_COUNTED = 3;

const HOW_IT_ADDS_UP = `The points of the parts add up to the score. A finding of high severity takes ${COST.high} points of its part, one of medium ${COST.medium}, one of low ${COST.low}; of one kind the ${MOST_COUNTED} most severe count, and no part has less than 0.`;
const OF_THE_REST = "What was not judged is left out: the points of the other parts count as a share of 100.";

/** What the findings of each kind take of a part, in the order of the kinds. */
function lostIn(findings: readonly Draft[]): CheckupScore["parts"][number]["lost"] {
	return FINDING_KINDS.flatMap((kind) => {
		const costs = findings.filter((finding) => finding.kind === kind).map(({ severity }) => COST[severity]);
		if (costs.length === 0) return [];
		const counted = costs.sort((a, b) => b - a).slice(0, MOST_COUNTED);
		return [{ kind, count: costs.length, points: counted.reduce((sum, cost) => sum + cost, 0) }];
	});
}

/** The score of all findings, 100 where there are none, with its parts. */
export function scoreOf(findings: readonly Draft[], notJudged: ReadonlySet<PartName>): CheckupScore {
	const parts = PART_NAMES.map((part) => {
		const { title, max } = CHECKUP_PARTS[part];
		const lost = lostIn(findings.filter((finding) => finding.part === part));
		return { part, title, isJudged: !notJudged.has(part), points: Math.max(0, max - lost.reduce((sum, { points }) => sum + points, 0)), max, lost };
	});
	const judged = parts.filter(({ isJudged }) => isJudged);
	const [points, most] = [judged.reduce((sum, part) => sum + part.points, 0), judged.reduce((sum, { max }) => sum + max, 0)];
	const howItAddsUp = judged.length < parts.length ? `${HOW_IT_ADDS_UP} ${OF_THE_REST}` : HOW_IT_ADDS_UP;
	return { total: Math.round((100 * points) / most), parts, howItAddsUp };
}
