"use client";

import { BarChart } from "@/components/ui/chart/bar-chart";
import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { QuestionStats } from "@/lib/surveys/schemas/reading";
import { type OptionRow, optionRows } from "./option-rows";
import { percent, ShareBars } from "./share-bars";

const SERIES = [{ key: "answers", label: "Answers", ink: "fill-accent", ground: "bg-accent" }];

interface QuestionChartProps {
	stats: QuestionStats;
	number: number;
	/** As they were offered, so that one nobody picked shows too. */
	options: readonly string[];
	/** Where the responses with an answer can be read. */
	hrefOf?: ((answer: string) => string) | undefined;
	fileName: string;
}

/** How a question with countable answers was answered. */
export function QuestionChart({ stats, number: position, options, hrefOf, fileName }: QuestionChartProps) {
	const { number, count, locale } = useFormat();
	const rows = optionRows(stats, options);
	const isScale = stats.questionType === "rating" || stats.questionType === "number";
	const linkOf = ({ label, count: given }: OptionRow) => (hrefOf && given > 0 && stats.questionType !== "number" ? hrefOf(label) : undefined);
	return (
		<ChartCard
			title={`${position}. ${stats.questionText}`}
			fileName={`${fileName}-question-${position}`}
			table={{
				columns: ["Answer", "Count", "Share"],
				rows: rows.map((row) => {
					const href = linkOf(row);
					return [
						{ value: row.label },
						{ value: row.count, text: number(row.count), ...(href ? { href } : {}) },
						{ value: row.share, text: percent(row.share) },
					];
				}),
			}}
		>
			<p className="flex flex-wrap gap-x-4 text-ink-muted text-sm">
				<span>{count(stats.responseCount, "answer")}</span>
				{stats.averageRating !== null && (
					<span>
						Average <span className="font-mono text-ink">{stats.averageRating.toLocaleString(locale, { maximumFractionDigits: 2 })}</span>
					</span>
				)}
			</p>
			{rows.length === 0 && <p className="text-ink-faint">Nobody answered it yet.</p>}
			{rows.length > 0 &&
				(isScale ? (
					<BarChart
						series={SERIES}
						groups={rows.map((row) => {
							const href = linkOf(row);
							return { key: row.label, label: row.label, values: [row.count], title: `${row.label}: ${number(row.count)}`, ...(href ? { href } : {}) };
						})}
						format={number}
					/>
				) : (
					<ShareBars bars={rows.map((row) => ({ ...row, key: row.label, href: linkOf(row) }))} />
				))}
		</ChartCard>
	);
}
