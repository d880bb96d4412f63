"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { messageOf } from "@/components/api-client";
import { CloseSurvey } from "@/components/surveys/frame/close-survey";
import { SurveyFrame } from "@/components/surveys/frame/survey-frame";
import { SurveyPage } from "@/components/surveys/frame/survey-page";
import { LiveNote } from "@/components/surveys/live-note";
import { analyticsQuery } from "@/components/surveys/queries";
import { NO_FILTER, type ResponseFilter, searchOf } from "@/components/surveys/responses/response-filter";
import { useLiveSurvey } from "@/components/surveys/use-live-survey";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { AnalyticsFacts } from "./analytics-facts";
import { ByDay } from "./by-day";
import { DropOff } from "./drop-off";
import { QuestionChart } from "./question-chart";
import { QuestionWords } from "./question-words";
import { RewardShares } from "./reward-shares";

/** Responses are told as they come; visitors are not, and are looked for this often while the page is in sight. */
const LOOK_EVERY_MS = 10_000;

interface AnalyticsPageProps {
	surveyId: string;
	userId: string;
	nowMs: number;
}

/** What the responses add up to, as it changes. */
export function AnalyticsPage({ surveyId, userId, nowMs }: AnalyticsPageProps) {
	return <SurveyPage surveyId={surveyId}>{(survey) => <SurveyAnalytics survey={survey} userId={userId} nowMs={nowMs} />}</SurveyPage>;
}

function SurveyAnalytics({ survey, userId, nowMs }: { survey: Survey; userId: string; nowMs: number }) {
	const isLive = useLiveSurvey(survey.surveyId, userId);
	const { data, error, refetch } = useQuery({
		...analyticsQuery(survey.surveyId),
		enabled: survey.status !== "draft",
		refetchInterval: survey.status === "active" && LOOK_EVERY_MS,
	});
	return (
		<SurveyFrame
			survey={survey}
			place="analytics"
			note={
				<>
					{survey.status === "active" && <LiveNote isLive={isLive} />}
					<CloseSurvey survey={survey} />
				</>
			}
		>
			<div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 pb-12 md:px-8">
				<h1 className="sr-only">Analytics</h1>
				{error && (
					<Notice tone="danger" title="The numbers could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{survey.status === "draft" && (
					<EmptyState
						title="No numbers yet"
						text="They begin with the first person who opens the form. Publish the survey first."
						action={
							<Button asChild variant="primary">
								<Link href={`/surveys/${survey.surveyId}`}>Go on writing</Link>
							</Button>
						}
					/>
				)}
				{survey.status !== "draft" && !data && !error && <Skeleton className="h-96 rounded-lg" />}
				{data && <Charts survey={survey} analytics={data} nowMs={nowMs} />}
			</div>
		</SurveyFrame>
	);
}

function Charts({ survey, analytics, nowMs }: { survey: Survey; analytics: Analytics; nowMs: number }) {
	const { surveyId } = survey;
	const fileName = `survey-${surveyId.slice(0, 8)}`;
	const responsesAt = (filter: Partial<ResponseFilter>) => `/surveys/${surveyId}/responses?${searchOf({ ...NO_FILTER, ...filter })}`;
	const offers = {
		hasEarlyBird: survey.earlyBirdDeadline !== null,
		hasLine: survey.messagingOaId !== null,
		hasMystery: survey.mysteryEventConfig !== null,
	};
	const hasRewards = Object.values(offers).some(Boolean) || analytics.messagingBindingCount > 0;
	return (
		<>
			<AnalyticsFacts analytics={analytics} />
			<div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
				{analytics.responsesByDate.length > 0 && (
					<ByDay
						analytics={analytics}
						today={new Date(nowMs).toISOString().slice(0, 10)}
						hrefOf={(from, to) => responsesAt({ from, to })}
						fileName={fileName}
					/>
				)}
				{hasRewards && (
					<RewardShares
						analytics={analytics}
						offers={offers}
						hrefs={{ earlyBird: responsesAt({ isEarlyBird: true }), binding: responsesAt({ isBound: true }) }}
						fileName={fileName}
					/>
				)}
				<DropOff analytics={analytics} fileName={fileName} />
				{analytics.questionStats.map((stats, index) =>
					stats.questionType === "text" || stats.questionType === "textarea" ? (
						<QuestionWords key={stats.questionId} surveyId={surveyId} stats={stats} number={index + 1} hrefOf={(q) => responsesAt({ q })} fileName={fileName} />
					) : (
						<QuestionChart
							key={stats.questionId}
							stats={stats}
							number={index + 1}
							options={survey.questions.find(({ questionId }) => questionId === stats.questionId)?.options ?? []}
							hrefOf={(answer) => responsesAt({ questionId: stats.questionId, answer })}
							fileName={fileName}
						/>
					),
				)}
			</div>
		</>
	);
}
