"use client";

import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowUp } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { messageOf } from "@/components/api-client";
import { CloseSurvey } from "@/components/surveys/frame/close-survey";
import { SurveyFrame } from "@/components/surveys/frame/survey-frame";
import { SurveyPage } from "@/components/surveys/frame/survey-page";
import { LiveNote } from "@/components/surveys/live-note";
import { responseListQuery, surveyKeys } from "@/components/surveys/queries";
import { useLiveSurvey } from "@/components/surveys/use-live-survey";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { Skeleton } from "@/components/ui/skeleton";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { ResponseDetail } from "./response-detail";
import { isFiltered, type ResponseFilter, readResponseFilter, searchOf } from "./response-filter";
import { ResponseTable } from "./response-table";
import { ResponseToolbar } from "./response-toolbar";

interface ResponsesPageProps {
	surveyId: string;
	userId: string;
	nowMs: number;
}

/** Everything that was answered, as it comes in. */
export function ResponsesPage({ surveyId, userId, nowMs }: ResponsesPageProps) {
	return <SurveyPage surveyId={surveyId}>{(survey) => <Responses survey={survey} userId={userId} nowMs={nowMs} />}</SurveyPage>;
}

/** The filters and the open response live in the address, so that going back and sharing keep them. */
function useResponseAddress() {
	const pathname = usePathname();
	const search = useSearchParams();
	const filter = readResponseFilter(search);
	const openId = search.get("response");
	function addressOf(next: ResponseFilter, responseId: string | null): string {
		const query = new URLSearchParams(searchOf(next));
		if (responseId !== null) query.set("response", responseId);
		return query.size === 0 ? pathname : `${pathname}?${query}`;
	}
	const go = (next: ResponseFilter, responseId: string | null) => window.history.replaceState(null, "", addressOf(next, responseId));
	return {
		filter,
		openId,
		addressOf: (responseId: string) => addressOf(filter, responseId),
		change: (changes: Partial<ResponseFilter>) => go({ ...filter, ...changes }, null),
		open: (responseId: string | null) => go(filter, responseId),
	};
}

function Responses({ survey, userId, nowMs }: { survey: Survey; userId: string; nowMs: number }) {
	const { surveyId } = survey;
	const { number, count } = useFormat();
	const isLive = useLiveSurvey(surveyId, userId);
	const { filter, openId, addressOf, change, open } = useResponseAddress();
	const queryClient = useQueryClient();
	const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
		responseListQuery(surveyId, filter),
	);
	const responses = data?.pages.flatMap((page) => page.responses) ?? [];
	const pageCount = data?.pages.length ?? 0;
	const total = filter.isQuarantined ? survey.quarantinedCount : survey.totalResponses;
	const news = useNews(`${surveyId}?${searchOf(filter)}`, total, pageCount, () => void refetch());
	useAnnouncement(total > 0 ? count(total, "response") : "");

	function step(by: -1 | 1) {
		const at = responses.findIndex(({ responseId }) => responseId === openId);
		const next = responses[at + by];
		if (at >= 0 && next) open(next.responseId);
		if (at + by >= responses.length - 5 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
	}

	const isEmpty = data !== undefined && responses.length === 0 && !isFiltered(filter);
	return (
		<SurveyFrame
			survey={survey}
			place="responses"
			note={
				<>
					{survey.status === "active" && <LiveNote isLive={isLive} />}
					<CloseSurvey survey={survey} />
				</>
			}
		>
			<div className="mx-auto grid max-w-[92rem] grid-cols-1 gap-4 px-4 pb-12 md:px-8">
				<h1 className="sr-only">Responses</h1>
				<fieldset className="flex w-fit gap-1 rounded-lg bg-sunken p-1">
					<legend className="sr-only">Which responses</legend>
					<ListChoice isOn={!filter.isQuarantined} label="Counted" total={number(survey.totalResponses)} onChoose={() => change({ isQuarantined: false })} />
					<ListChoice isOn={filter.isQuarantined} label="Kept apart" total={number(survey.quarantinedCount)} onChoose={() => change({ isQuarantined: true })} />
				</fieldset>
				{filter.isQuarantined && survey.quarantinedCount > 0 && (
					<p className="max-w-[72ch] text-ink-muted text-sm">
						These look as if no person had sent them. They are in no number and no reward until you open one and let it count.
					</p>
				)}
				{(!isEmpty || filter.isQuarantined) && <ResponseToolbar survey={survey} filter={filter} onChange={change} nowMs={nowMs} />}
				{news > 0 && (
					<Button
						variant="primary"
						size="sm"
						className="justify-self-center"
						icon={<ArrowUp aria-hidden />}
						onClick={() => void queryClient.resetQueries({ queryKey: surveyKeys.responseList(surveyId, filter) })}
					>
						Show {count(news, "new response")}
					</Button>
				)}
				{error && (
					<Notice tone="danger" title="The responses could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-96 rounded-lg" />}
				{isEmpty && <NoResponses survey={survey} isQuarantined={filter.isQuarantined} onShowApart={() => change({ isQuarantined: true })} />}
				{data && responses.length === 0 && isFiltered(filter) && <p className="py-12 text-center text-ink-muted">No response passes these filters.</p>}
				{responses.length > 0 && (
					<div className={cn("grid grid-cols-1 gap-2", isPlaceholderData && "opacity-60")}>
						<ResponseTable
							responses={responses}
							total={isFiltered(filter) || hasNextPage ? -1 : responses.length}
							questions={survey.questions}
							activeId={openId}
							addressOf={addressOf}
							onOpen={open}
							onEndInSight={() => hasNextPage && !isFetchingNextPage && !isPlaceholderData && void fetchNextPage()}
						/>
						<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
							<p role="status">{hasNextPage ? `${number(responses.length)} read so far` : count(responses.length, "response")}</p>
							<p className="hidden lg:block pointer-coarse:hidden">
								<Kbd>j</Kbd> <Kbd>k</Kbd> move, <Kbd>Enter</Kbd> opens
							</p>
						</div>
					</div>
				)}
			</div>
			{openId !== null && (
				<ResponseDetail
					survey={survey}
					responseId={openId}
					known={responses.find(({ responseId }) => responseId === openId)}
					onStep={step}
					onClose={() => open(null)}
				/>
			)}
		</SurveyFrame>
	);
}

/**
 * How many have come since the list was read. While one page is shown they go right in; further down the list would jump, so that they wait for
 * the person.
 */
function useNews(list: string, total: number, pageCount: number, read: () => void): number {
	const seenRef = useRef({ list, total });
	if (seenRef.current.list !== list || pageCount === 0) seenRef.current = { list, total };
	const news = Math.max(0, total - seenRef.current.total);
	const readRef = useRef(read);
	readRef.current = read;
	useEffect(() => {
		if (pageCount !== 1 || seenRef.current.total === total) return;
		seenRef.current = { ...seenRef.current, total };
		readRef.current();
	}, [total, pageCount]);
	return pageCount > 1 ? news : 0;
}

function ListChoice({ isOn, label, total, onChoose }: { isOn: boolean; label: string; total: string; onChoose: () => void }) {
	return (
		<button
			type="button"
			aria-pressed={isOn}
			onClick={onChoose}
			className={cn("h-8 rounded-md px-3 text-ink-muted text-sm hover:text-ink pointer-coarse:h-10", isOn && "bg-surface font-medium text-ink")}
		>
			{label} <span className="font-mono text-xs">{total}</span>
		</button>
	);
}

interface NoResponsesProps {
	survey: Survey;
	isQuarantined: boolean;
	onShowApart: () => void;
}

function NoResponses({ survey, isQuarantined, onShowApart }: NoResponsesProps) {
	const { count } = useFormat();
	const { quarantinedCount } = survey;
	if (isQuarantined) {
		return (
			<EmptyState
				title="Nothing is kept apart"
				text="Responses that look as if no person had sent them wait here, in no number and no reward, until you decide."
			/>
		);
	}
	if (quarantinedCount > 0) {
		return (
			<EmptyState
				title="No response counts yet"
				text={`${count(quarantinedCount, "response is", "responses are")} kept apart, in no number and no reward, until you have looked.`}
				action={
					<Button variant="primary" onClick={onShowApart}>
						Look at what is kept apart
					</Button>
				}
			/>
		);
	}
	const isDraft = survey.status === "draft";
	return (
		<EmptyState
			title="No responses yet"
			text={
				isDraft
					? "Publish the survey, and what people answer stands here as it comes in."
					: "Share the link, and what people answer stands here the moment it comes in."
			}
			action={
				<Button asChild variant="primary">
					<Link href={`/surveys/${survey.surveyId}${isDraft ? "" : "/share"}`}>{isDraft ? "Go on writing" : "Share survey"}</Link>
				</Button>
			}
		/>
	);
}
