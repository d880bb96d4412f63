"use client";

import { useQuery } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { respondentOperations } from "@/components/calls/surveys";
import { Mark } from "@/components/layout/mark";
import { SurveyStateBadge } from "@/components/surveys/survey-state";
import { ChartCard } from "@/components/ui/chart/chart-card";
import { useFormat } from "@/components/ui/format/locale";
import type { QuestionStats, SurveyReport } from "@/lib/surveys/schemas/reading";
import { AnalyticsFacts } from "./analytics-facts";
import { ByDay } from "./by-day";
import { DropOff } from "./drop-off";
import { QuestionChart } from "./question-chart";
import { RewardShares } from "./reward-shares";

const WATCHED_EVERY_MS = 15_000;

interface ReportPageProps {
	reportToken: string;
	first: SurveyReport;
	nowMs: number;
}

/** A survey's numbers for people without an account: nothing of a person, and nothing to change. */
export function ReportPage({ reportToken, first, nowMs }: ReportPageProps) {
	const { moment } = useFormat();
	const { data: report } = useQuery({
		queryKey: ["survey-report", reportToken],
		queryFn: ({ signal }) => callApi(respondentOperations.getSurveyReport, { params: { reportToken } }, { signal, redirectsWhenSignedOut: false }),
		initialData: first,
		refetchInterval: ({ state }) => (state.data?.status === "active" ? WATCHED_EVERY_MS : false),
	});
	const { analytics, title, description, status, responseCap, publishedAt } = report;
	const hasRewards = analytics.earlyBirdCount + analytics.messagingBindingCount + analytics.mysteryUnlockedCount > 0;
	return (
		<div className="mx-auto grid min-h-dvh max-w-6xl grid-cols-1 grid-rows-[auto_1fr_auto] gap-6 px-4 md:px-8">
			<header className="flex h-16 items-center gap-2 font-semibold">
				<Mark /> Goal Mode
			</header>
			<main className="grid grid-cols-1 content-start gap-5">
				<div className="grid gap-2">
					<div className="flex flex-wrap items-start justify-between gap-3">
						<h1 className="wrap-anywhere font-semibold text-2xl">{title}</h1>
						<SurveyStateBadge survey={{ status, responseCap, totalResponses: analytics.totalResponses }} />
					</div>
					{description && <p className="wrap-anywhere max-w-[72ch] whitespace-pre-line text-ink-muted">{description}</p>}
					{publishedAt && <p className="text-ink-muted text-sm">Published {moment(publishedAt)}</p>}
				</div>
				<AnalyticsFacts analytics={analytics} />
				<div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
					{analytics.responsesByDate.length > 0 && <ByDay analytics={analytics} today={new Date(nowMs).toISOString().slice(0, 10)} fileName="report" />}
					{hasRewards && <RewardShares analytics={analytics} fileName="report" />}
					<DropOff analytics={analytics} fileName="report" />
					{analytics.questionStats.map((stats, index) =>
						stats.questionType === "text" || stats.questionType === "textarea" ? (
							<TextQuestion key={stats.questionId} stats={stats} number={index + 1} />
						) : (
							<QuestionChart key={stats.questionId} stats={stats} number={index + 1} options={[]} fileName="report" />
						),
					)}
				</div>
			</main>
			<footer className="border-t py-6 text-ink-muted text-sm">A report of numbers alone: no names, no addresses, no single answers.</footer>
		</div>
	);
}

/** What was written freely is of single people: a report says only how many wrote. */
function TextQuestion({ stats, number: position }: { stats: QuestionStats; number: number }) {
	const { count, number } = useFormat();
	return (
		<ChartCard
			title={`${position}. ${stats.questionText}`}
			fileName={`report-question-${position}`}
			table={{ columns: ["Question", "Answers"], rows: [[{ value: stats.questionText }, { value: stats.responseCount, text: number(stats.responseCount) }]] }}
		>
			<p className="text-ink-muted">{count(stats.responseCount, "written answer")}, which only the survey's creator can read.</p>
		</ChartCard>
	);
}
