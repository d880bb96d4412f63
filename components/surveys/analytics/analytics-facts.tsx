"use client";

import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import { percent } from "./share-bars";

/** The numbers that matter first. */
export function AnalyticsFacts({ analytics }: { analytics: Analytics }) {
	const { number } = useFormat();
	const { totalResponses, viewCount, startCount, completionRate, quarantinedCount, lastResponseAt } = analytics;
	const facts = [
		{ label: "Responses", value: number(totalResponses) },
		{ label: "Opened", value: number(viewCount) },
		{ label: "Started", value: number(startCount) },
		{ label: "Completed", value: completionRate === null ? "–" : percent(completionRate) },
	];
	return (
		<div className="grid grid-cols-1 gap-2">
			<dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line md:grid-cols-4">
				{facts.map(({ label, value }) => (
					<div key={label} className="grid gap-1 bg-surface p-4">
						<dt className="text-ink-muted text-sm">{label}</dt>
						<dd className="font-mono text-xl">{value}</dd>
					</div>
				))}
			</dl>
			<p className="text-ink-muted text-sm">
				{lastResponseAt === null ? (
					"No response yet"
				) : (
					<>
						Last response <RelativeTime value={lastResponseAt} />
					</>
				)}
				{quarantinedCount > 0 && `, ${number(quarantinedCount)} kept apart and in no number here`}
			</p>
		</div>
	);
}
