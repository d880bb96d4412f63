import { useId } from "react";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import type { Drawing, Mark, Tone } from "@/lib/tools/drawing/marks";
import { drawChart } from "@/lib/tools/tables/report/charts/draw-chart";
import { countWords, numberWords } from "@/lib/tools/tables/report/number-words";
import type { Chart } from "@/lib/tools/tables/report/schemas";

const FILLS: Readonly<Record<Tone, string>> = {
	main: "fill-accent",
	soft: "fill-accent/35",
	ink: "fill-ink",
	muted: "fill-ink-muted",
	hairline: "fill-line",
};
const STROKES: Readonly<Record<Tone, string>> = {
	main: "stroke-accent",
	soft: "stroke-accent/35",
	ink: "stroke-ink",
	muted: "stroke-ink-muted",
	hairline: "stroke-line",
};
/** Drawn for both, since its words must not shrink with the picture. */
const WIDE = 760;
const NARROW = 270;

/** A chart with its numbers as a table one click away. */
export function ChartView({ chart }: { chart: Chart }) {
	const captionId = useId();
	return (
		<figure aria-labelledby={captionId} className="grid min-w-0 grid-cols-1 gap-2">
			<figcaption id={captionId} className="text-ink-muted text-sm">
				{chart.title}
			</figcaption>
			<Picture drawing={drawChart(chart, WIDE)} label={chart.description} className="hidden sm:block" />
			<Picture drawing={drawChart(chart, NARROW)} label={chart.description} className="sm:hidden" />
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">The numbers</summary>
				<Numbers chart={chart} />
			</details>
		</figure>
	);
}

function Picture({ drawing, label, className }: { drawing: Drawing; label: string; className: string }) {
	return (
		<svg role="img" aria-label={label} viewBox={`0 -4 ${drawing.width} ${drawing.height + 8}`} className={`h-auto w-full ${className}`}>
			{drawing.marks.map((mark, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the marks of a drawing have no name but their place
				<Drawn key={at} mark={mark} size={drawing.textSize} />
			))}
		</svg>
	);
}

function Drawn({ mark, size }: { mark: Mark; size: number }) {
	switch (mark.type) {
		case "rect":
			return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} className={FILLS[mark.tone]} />;
		case "dot":
			return <circle cx={mark.x} cy={mark.y} r={mark.radius} className={FILLS[mark.tone]} />;
		case "line":
			return (
				<polyline
					points={mark.points.map((point) => point.join(",")).join(" ")}
					fill="none"
					strokeWidth={mark.thickness}
					strokeLinejoin="round"
					className={STROKES[mark.tone]}
				/>
			);
		case "text":
			return (
				<text x={mark.x} y={mark.y} fontSize={size} textAnchor={mark.anchor} className={`${FILLS[mark.tone]} tabular-nums`}>
					{mark.text}
				</text>
			);
	}
}

function Numbers({ chart }: { chart: Chart }) {
	const { points, labelName, valueName } = chart;
	const hasCounts = points.some(({ count }) => count !== undefined);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section aria-label={`The numbers of ${chart.title}`} tabIndex={0} className="mt-2 max-h-80 overflow-auto rounded-md border">
			<Table>
				<thead>
					<tr>
						<HeaderCell>{labelName}</HeaderCell>
						<HeaderCell isNumeric>{valueName}</HeaderCell>
						{hasCounts && <HeaderCell isNumeric>Rows</HeaderCell>}
					</tr>
				</thead>
				<tbody>
					{points.map(({ label, value, count }) => (
						<Row key={label}>
							<Cell className="py-2">{label}</Cell>
							<Cell isNumeric className="py-2">
								{numberWords(value)}
							</Cell>
							{hasCounts && (
								<Cell isNumeric className="py-2">
									{countWords(count ?? 0)}
								</Cell>
							)}
						</Row>
					))}
				</tbody>
			</Table>
		</section>
	);
}
