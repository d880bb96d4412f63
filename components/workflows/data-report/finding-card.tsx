import { CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { StateBadge, type Tone } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { countWords } from "@/lib/tools/tables/report/number-words";
import type { Chart, DataFinding } from "@/lib/tools/tables/report/schemas";
import { ChartView } from "./chart-view";

type Look = { readonly word: string; readonly tone: Tone; readonly Icon: LucideIcon };

const LOOKS: Readonly<Record<DataFinding["area"], Readonly<Record<DataFinding["severity"], Look>>>> = {
	pattern: {
		high: { word: "Strong", tone: "info", Icon: Info },
		medium: { word: "Clear", tone: "info", Icon: Info },
		low: { word: "Slight", tone: "neutral", Icon: Info },
	},
	quality: {
		high: { word: "Serious", tone: "danger", Icon: CircleAlert },
		medium: { word: "Worth a look", tone: "warning", Icon: TriangleAlert },
		low: { word: "Small", tone: "neutral", Icon: Info },
	},
};

/** One finding: what it says, the chart that shows it, and behind it every number and row. */
export function FindingCard({ finding, chart }: { finding: DataFinding; chart: Chart | undefined }) {
	const { title, text, kind, area, severity } = finding;
	// What distorts every sum is a matter of quality, wherever it stands.
	const { word, tone, Icon } = LOOKS[kind === "distortion" ? "quality" : area][severity];
	return (
		<Card className="grid min-w-0 grid-cols-1 gap-3 p-4 lg:p-5">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<h3 className="min-w-0 flex-1 basis-60 break-words font-medium">{title}</h3>
				<StateBadge tone={tone} icon={Icon}>
					{word}
				</StateBadge>
			</div>
			<p dir="auto" className="max-w-[72ch] break-words">
				{text}
			</p>
			{chart && <ChartView chart={chart} />}
			<details>
				<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">Where the numbers come from</summary>
				<Behind finding={finding} />
			</details>
		</Card>
	);
}

function Behind({ finding: { figures, rows, method } }: { finding: DataFinding }) {
	return (
		<div className="mt-2 grid max-w-[72ch] gap-3 text-sm">
			<dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
				{figures.map(({ label, text }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two figures may be named alike
					<div key={at} className="contents">
						<dt className="break-words text-ink-muted">{label}</dt>
						<dd className="text-right font-mono">{text}</dd>
					</div>
				))}
			</dl>
			<p className="text-ink-muted">{method}</p>
			{rows.length > 0 && (
				<ul aria-label="Rows" className="flex flex-wrap gap-x-4 gap-y-1">
					{rows.map(({ row, text }) => (
						<li key={row} className="wrap-anywhere">
							Row {countWords(row)}
							{text && (
								<>
									: <span className="font-mono">{text}</span>
								</>
							)}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
