"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { TopLine } from "@/components/layout/top-line";
import { surveyListQuery } from "@/components/surveys/queries";
import { STATUS_WORDS } from "@/components/surveys/survey-state";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { SurveyStatus } from "@/lib/surveys/schemas/survey";
import { NewSurvey } from "./new-survey";
import { readStatus } from "./read-status";
import { SurveyRows } from "./survey-rows";

const CHOICES: ReadonlyArray<{ value: SurveyStatus | null; label: string }> = [
	{ value: null, label: "All" },
	...SurveyStatus.options.map((value) => ({ value, label: STATUS_WORDS[value].label })),
];

/** All surveys of the caller, newest first. */
export function SurveyList() {
	const pathname = usePathname();
	const { count } = useFormat();
	const status = readStatus(useSearchParams());
	const [isNewOpen, setIsNewOpen] = useState(false);
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(surveyListQuery(status));
	const surveys = data?.pages.flatMap((page) => page.surveys) ?? [];
	const start = (
		<Button variant="primary" size="sm" icon={<Plus aria-hidden />} onClick={() => setIsNewOpen(true)}>
			New survey
		</Button>
	);
	return (
		<>
			<TopLine place="Surveys" action={start} />
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-5 px-4 py-6 md:px-8">
				<h1 className="sr-only">Surveys</h1>
				<fieldset className="flex w-fit max-w-full flex-wrap gap-1 rounded-lg bg-sunken p-1">
					<legend className="sr-only">State</legend>
					{CHOICES.map(({ value, label }) => (
						<button
							key={label}
							type="button"
							aria-pressed={value === status}
							onClick={() => window.history.replaceState(null, "", value === null ? pathname : `${pathname}?status=${value}`)}
							className={cn(
								"h-8 rounded-md px-3 text-ink-muted text-sm hover:text-ink pointer-coarse:h-10",
								value === status && "bg-surface font-medium text-ink",
							)}
						>
							{label}
						</button>
					))}
				</fieldset>
				{error && (
					<Notice tone="danger" title="Your surveys could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-80 rounded-lg" />}
				{data && surveys.length === 0 && status === null && (
					<EmptyState
						title="No surveys yet"
						text="Write questions as quickly as a list, give people a reason to answer early, and read the answers as they come in."
						action={start}
					/>
				)}
				{data && surveys.length === 0 && status !== null && <p className="py-12 text-center text-ink-muted">{EMPTY_WORDS[status]}</p>}
				{surveys.length > 0 && <SurveyRows surveys={surveys} />}
				<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
					<p role="status">{surveys.length > 0 && `${count(surveys.length, "survey")}${hasNextPage ? ", and more" : ""}`}</p>
					{hasNextPage && (
						<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
							Show more
						</Button>
					)}
					{surveys.length > 1 && (
						<p className="hidden lg:block pointer-coarse:hidden">
							<Kbd>j</Kbd> <Kbd>k</Kbd> move, <Kbd>Enter</Kbd> opens
						</p>
					)}
				</div>
				<NewSurvey isOpen={isNewOpen} onOpenChange={setIsNewOpen} />
			</main>
		</>
	);
}

const EMPTY_WORDS: Readonly<Record<SurveyStatus, string>> = {
	draft: "No drafts. New surveys start as one.",
	active: "No survey is open. Publish a draft to take responses.",
	closed: "No survey is closed.",
};
