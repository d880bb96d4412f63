import Link from "next/link";
import { cn } from "@/components/ui/class-names";

export interface BarSeries {
	key: string;
	label: string;
	/** The ink of its bars: a `fill-…` class. */
	ink: string;
	/** The same as a ground, for the legend. */
	ground: string;
}

export interface BarGroup {
	key: string;
	label: string;
	/** One value for each series, drawn on top of each other. */
	values: readonly number[];
	/** What the whole bar says when it is pointed at. */
	title: string;
	href?: string;
}

interface BarChartProps {
	series: readonly BarSeries[];
	groups: readonly BarGroup[];
	/** How the highest value is written. */
	format: (value: number) => string;
	className?: string;
}

const GAP = 0.16;
/** Room for this many bars at least: one alone would be a wall. */
const FEWEST = 7;

/** Bars side by side, each of one or several parts. A picture alone: whoever shows it gives the same numbers as a table beside it. */
export function BarChart({ series, groups, format, className }: BarChartProps) {
	const totals = groups.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
	const most = Math.max(0, ...totals);
	const places = Math.max(FEWEST, groups.length);
	return (
		<div aria-hidden className={cn("grid gap-2", className)}>
			{series.length > 1 && <Legend series={series} />}
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
				<div className="flex flex-col justify-between text-right font-mono text-ink-faint text-xs">
					<span>{format(most)}</span>
					<span>0</span>
				</div>
				<svg viewBox={`0 0 ${places} 100`} preserveAspectRatio="none" className="h-44 w-full border-b" focusable="false">
					<title>{series.map(({ label }) => label).join(", ")}</title>
					{groups.map((group, index) => (
						<Bar key={group.key} group={group} series={series} x={index} scale={most === 0 ? 0 : 100 / most} />
					))}
				</svg>
				<div
					className="col-start-2 mt-2 flex w-fit max-w-full justify-between gap-x-4 text-ink-faint text-xs"
					style={{ minWidth: `${(100 * groups.length) / places}%` }}
				>
					<span>{groups[0]?.label}</span>
					{groups.length > 4 && <span>{groups[Math.floor((groups.length - 1) / 2)]?.label}</span>}
					{groups.length > 1 && <span>{groups.at(-1)?.label}</span>}
				</div>
			</div>
		</div>
	);
}

function Bar({ group, series, x, scale }: { group: BarGroup; series: readonly BarSeries[]; x: number; scale: number }) {
	const topOf = (index: number) => 100 - scale * group.values.slice(0, index + 1).reduce((sum, value) => sum + value, 0);
	const parts = (
		<>
			<title>{group.title}</title>
			<rect x={x} y={0} width={1} height={100} className="fill-transparent" />
			{series.map(({ key, ink }, index) => (
				<rect key={key} x={x + GAP / 2} width={1 - GAP} y={topOf(index)} height={(group.values[index] ?? 0) * scale} className={ink} />
			))}
		</>
	);
	if (!group.href) return <g>{parts}</g>;
	// The table beside it has the same links for the keyboard.
	return (
		<Link href={group.href} tabIndex={-1} className="hover:opacity-75">
			{parts}
		</Link>
	);
}

function Legend({ series }: { series: readonly BarSeries[] }) {
	return (
		<ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
			{series.map(({ key, label, ground }) => (
				<li key={key} className="inline-flex items-center gap-1.5">
					<span className={cn("size-2.5 rounded-sm", ground)} />
					{label}
				</li>
			))}
		</ul>
	);
}
