"use client";

import { NumberLink } from "@/components/audit/number-link";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { SpanOutcome } from "@/lib/specialists/schemas";
import type { SpecialistTrend } from "@/lib/specialists/workflow-views/schemas";

const WIDTH = 240;
const HEIGHT = 40;
const EDGE = 4;

const shareOf = ({ successCount, total }: SpecialistTrend) => successCount / Math.max(1, total);

interface TrendProps {
	name: string;
	weeks: readonly SpecialistTrend[];
	/** Where the work of a week is that ended like this, or however it ended. */
	hrefOf: (week: string, outcome: SpanOutcome | null) => string;
}

/** How the share of work that passed changed from week to week, with the same as a table. One week is no trend. */
export function Trend({ name, weeks, hrefOf }: TrendProps) {
	const { number } = useFormat();
	if (weeks.length < 2) return null;
	const x = (at: number) => EDGE + (at / (weeks.length - 1)) * (WIDTH - 2 * EDGE);
	const y = (share: number) => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
	const points = weeks.map((week, at) => `${x(at)},${y(shareOf(week))}`).join(" ");
	return (
		<div className="grid grid-cols-1 gap-1">
			<svg
				role="img"
				aria-label={`What passed of ${name}'s work, week by week`}
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				className="h-10 w-full"
				preserveAspectRatio="none"
			>
				<line x1={0} x2={WIDTH} y1={y(1)} y2={y(1)} vectorEffect="non-scaling-stroke" strokeDasharray="2 4" className="stroke-line" />
				<line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} vectorEffect="non-scaling-stroke" className="stroke-line" />
				<polyline points={points} fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" strokeLinejoin="round" className="stroke-accent" />
			</svg>
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">Week by week</summary>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
				<section aria-label={`${name}, week by week`} tabIndex={0} className="mt-2 max-h-64 overflow-auto rounded-md border">
					<Table>
						<thead>
							<tr>
								<HeaderCell>Week from</HeaderCell>
								<HeaderCell isNumeric>Passed</HeaderCell>
								<HeaderCell isNumeric>Half within</HeaderCell>
								<HeaderCell isNumeric>95 % within</HeaderCell>
							</tr>
						</thead>
						<tbody>
							{weeks.map((week) => (
								<Row key={week.week}>
									<Cell className="py-2 font-mono text-sm">{week.week}</Cell>
									<Cell isNumeric className="py-2">
										<NumberLink href={hrefOf(week.week, "pass")} of={`passed in the week from ${week.week}`}>
											{number(week.successCount)}
										</NumberLink>{" "}
										of{" "}
										<NumberLink href={hrefOf(week.week, null)} of={`in the week from ${week.week}`}>
											{number(week.total)}
										</NumberLink>
									</Cell>
									<Cell isNumeric className="py-2">
										<NumberLink href={hrefOf(week.week, "pass")} of={`for half of the work of the week from ${week.week}`}>
											{week.successCount === 0 ? "–" : duration(week.p50Ms)}
										</NumberLink>
									</Cell>
									<Cell isNumeric className="py-2">
										<NumberLink href={hrefOf(week.week, "pass")} of={`for 95 in 100 of the week from ${week.week}`}>
											{week.successCount === 0 ? "–" : duration(week.p95Ms)}
										</NumberLink>
									</Cell>
								</Row>
							))}
						</tbody>
					</Table>
				</section>
			</details>
		</div>
	);
}
