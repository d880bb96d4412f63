"use client";

import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import { percent, type ShareBar, ShareBars } from "./share-bars";

/** How far people came, step by step, and where they left. */
export function DropOff({ analytics, fileName }: { analytics: Analytics; fileName: string }) {
	const { number } = useFormat();
	const { viewCount, startCount, totalResponses, questionStats } = analytics;
	// Programs send without opening the form, so that more may arrive than were seen.
	const most = Math.max(1, viewCount, startCount, totalResponses);
	const steps = [
		{ key: "view", label: "Opened the form", count: viewCount, left: Math.max(0, viewCount - startCount) },
		{ key: "start", label: "Began to answer", count: startCount, left: null },
		...questionStats.map(({ questionId, questionText, shownCount, dropOffCount }, index) => ({
			key: questionId,
			label: `${index + 1}. ${questionText}`,
			count: shownCount,
			left: dropOffCount,
		})),
		{ key: "sent", label: "Sent their answers", count: totalResponses, left: null },
	];
	const bars = steps.map(
		({ key, label, count, left }): ShareBar => ({
			key,
			label,
			count,
			share: count / most,
			note: left === null ? percent(count / most) : left === 0 ? "none left" : `${number(left)} left`,
			ink: key === "sent" ? "fill-success" : "fill-accent",
		}),
	);
	return (
		<ChartCard
			title="How far people come"
			fileName={`${fileName}-steps`}
			table={{
				columns: ["Step", "Reached", "Left here"],
				rows: steps.map(({ label, count, left }) => [
					{ value: label },
					{ value: count, text: number(count) },
					{ value: left ?? "", text: left === null ? "–" : number(left) },
				]),
			}}
		>
			{viewCount === 0 ? (
				<p className="text-ink-muted">Nobody has opened the form yet. What comes over the API is not counted here.</p>
			) : (
				<ShareBars bars={bars} />
			)}
		</ChartCard>
	);
}
