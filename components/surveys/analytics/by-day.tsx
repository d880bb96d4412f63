"use client";

import { BarChart } from "@/components/ui/chart/bar-chart";
import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import { type DayBucket, dayBuckets } from "./day-buckets";

const SERIES = [{ key: "responses", label: "Responses", ink: "fill-accent", ground: "bg-accent" }];

interface ByDayProps {
	analytics: Analytics;
	today: string;
	/** Where the responses of days can be read; none in a report. */
	hrefOf?: ((from: string, to: string) => string) | undefined;
	fileName: string;
}

/** When people answered. */
export function ByDay({ analytics, today, hrefOf, fileName }: ByDayProps) {
	const { number, locale } = useFormat();
	const buckets = dayBuckets(analytics.responsesByDate, today);
	const written = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
	const labelOf = ({ from, to }: DayBucket) =>
		from === to ? written.format(Date.parse(from)) : `${written.format(Date.parse(from))} – ${written.format(Date.parse(to))}`;
	return (
		<ChartCard
			title="By day"
			fileName={`${fileName}-by-day`}
			table={{
				columns: ["Day (UTC)", "Responses"],
				rows: buckets.map((bucket) => [
					{ value: bucket.from, text: labelOf(bucket) },
					{ value: bucket.count, text: number(bucket.count), ...(hrefOf ? { href: hrefOf(bucket.from, bucket.to) } : {}) },
				]),
			}}
		>
			<BarChart
				series={SERIES}
				groups={buckets.map((bucket) => ({
					key: bucket.from,
					label: labelOf(bucket),
					values: [bucket.count],
					title: `${labelOf(bucket)}: ${number(bucket.count)}`,
					...(hrefOf ? { href: hrefOf(bucket.from, bucket.to) } : {}),
				}))}
				format={number}
			/>
		</ChartCard>
	);
}
