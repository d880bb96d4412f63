"use client";

import { specialistHue } from "@/components/goal-jobs/run/timeline/specialist";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import type { CostTimeline } from "@/lib/specialists/workflow-views/schemas";
import type { CostBy, CostSeries } from "./cost-series";

const HEIGHT = 200;
const BASE = 20;
const TOP = 14;
/** The room that the name of a column takes; where there is less, every other, third… has one. */
const NAME_WIDTH = 64;

const FILLS: Readonly<Record<string, string>> = {
	"bg-role-1": "fill-role-1",
	"bg-role-2": "fill-role-2",
	"bg-role-3": "fill-role-3",
	"bg-role-4": "fill-role-4",
	"bg-role-5": "fill-role-5",
	"bg-role-6": "fill-role-6",
};
const ORDER = Object.values(FILLS);

/** The ink of a series: a specialist's own hue; steps have theirs by their place. */
export function inkOf(series: CostSeries, at: number, by: CostBy): string {
	return (by === "specialist" ? FILLS[specialistHue(series.key)] : ORDER[at % ORDER.length]) ?? "fill-accent";
}

interface CostChartProps {
	columns: readonly string[];
	series: readonly CostSeries[];
	bucket: CostTimeline["bucket"];
	by: CostBy;
	/** Of the drawing, in pixels. */
	width: number;
	className?: string;
}

/** Costs over time as columns, one piece for each specialist or step. The table below it has the same numbers. */
export function CostChart({ columns, series, bucket, by, width: whole, className }: CostChartProps) {
	const { money, locale } = useFormat();
	const totals = columns.map((_start, at) => series.reduce((sum, one) => sum + (one.byColumn[at] ?? 0), 0));
	const most = Math.max(1, ...totals);
	const room = whole / Math.max(1, columns.length);
	const width = Math.max(1, Math.min(48, room * 0.72));
	const scale = (HEIGHT - BASE - TOP) / most;
	const nameEvery = Math.ceil(NAME_WIDTH / room);
	const nameOf = (start: string) =>
		new Date(start).toLocaleDateString(locale, { timeZone: "UTC", month: "short", ...(bucket === "month" ? { year: "2-digit" } : { day: "numeric" }) });
	return (
		<svg
			role="img"
			aria-label={`Cost by ${bucket}, from ${nameOf(columns[0] ?? "")} to ${nameOf(columns.at(-1) ?? "")}; the most in one ${bucket} was ${money(most)}.`}
			viewBox={`0 0 ${whole} ${HEIGHT}`}
			className={cn("h-auto w-full", className)}
		>
			<line x1={0} x2={whole} y1={TOP} y2={TOP} strokeDasharray="2 4" className="stroke-line" />
			<text x={0} y={TOP - 4} fontSize={12} className="fill-ink-muted">
				{money(most)}
			</text>
			<line x1={0} x2={whole} y1={HEIGHT - BASE} y2={HEIGHT - BASE} className="stroke-line" />
			{columns.map((start, at) => {
				const left = at * room + (room - width) / 2;
				let below = 0;
				return (
					<g key={start}>
						<title>{`${nameOf(start)}: ${money(totals[at] ?? 0)}`}</title>
						{series.map((one, place) => {
							const height = (one.byColumn[at] ?? 0) * scale;
							const y = HEIGHT - BASE - below - height;
							below += height;
							return height > 0 && <rect key={one.key} x={left} y={y} width={width} height={Math.max(0.5, height - 0.5)} className={inkOf(one, place, by)} />;
						})}
						{(columns.length - 1 - at) % nameEvery === 0 && (
							<text
								x={Math.min(whole - NAME_WIDTH / 2.5, Math.max(NAME_WIDTH / 2.5, left + width / 2))}
								y={HEIGHT - 5}
								fontSize={12}
								textAnchor="middle"
								className="fill-ink-muted"
							>
								{nameOf(start)}
							</text>
						)}
					</g>
				);
			})}
		</svg>
	);
}
