"use client";

import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import { percent, type ShareBar, ShareBars } from "./share-bars";

/** How far people came, step by step, and where they left. */
export function DropOff({ analytics, fileName }: { analytics: Analytics; fileName: string }) {
	const { number, count } = useFormat();
	const { viewCount, formResponses, totalResponses, questionStats } = analytics;
	const [first] = questionStats;
	const byPrograms = totalResponses - formResponses;
	// Without script a form tells nothing before it is sent.
	const most = Math.max(1, viewCount, formResponses);
	const steps = [
		{ key: "view", label: "Opened the form", count: viewCount, left: Math.max(0, viewCount - (first?.shownCount ?? formResponses)) },
		...questionStats.map(({ questionId, questionText, shownCount, dropOffCount }, index) => ({
			key: questionId,
			label: `${index + 1}. ${questionText}`,
			count: shownCount,
			left: dropOffCount,
		})),
		{ key: "sent", label: "Sent their answers", count: formResponses, left: null },
	];
	const bars = steps.map(
		({ key, label, count, left }): ShareBar => ({
			key,
			label,
			count,
			share: count / most,
			note: left === null ? percent(count / most) : left === 0 ? "nobody left" : `${number(left)} left`,
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
			{viewCount === 0 && formResponses === 0 ? <p className="text-ink-muted">Nobody has opened the form yet.</p> : <ShareBars bars={bars} />}
			{byPrograms > 0 && <p className="text-ink-muted text-sm">{count(byPrograms, "response")} came over the API, without the form, and are not in here.</p>}
		</ChartCard>
	);
}
