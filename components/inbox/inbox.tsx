"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { inboxQuery, waitingCountQuery } from "@/components/goal-jobs/queries";
import { hasOwnScreen } from "@/components/goal-jobs/run/has-own-screen";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useRowKeys } from "@/components/ui/use-row-keys";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { AnswerSheet } from "./answer-sheet";
import { WaitingCard } from "./waiting-card";
import { isAnsweredInPlace, stoppedFirst } from "./waiting-words";

const canAnswer = (run: SessionSummary) => run.waitingFor !== null && isAnsweredInPlace(run.waitingFor, hasOwnScreen(run));

interface InboxProps {
	/** The run that a mail leads to: its questions are opened at once. */
	wantedRunId: string | null;
	nowMs: number;
	/** Until when a guest's runs are kept; null of who has an account. */
	keptUntil: string | null;
}

/** Everything that waits for the person, and the answers from there. */
export function Inbox({ wantedRunId, nowMs, keptUntil }: InboxProps) {
	const { count } = useFormat();
	const { data, dataUpdatedAt, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(inboxQuery());
	const { stopped, unstarted } = stoppedFirst(data?.pages.flatMap((page) => page.sessions) ?? []);
	const runs = [...stopped, ...unstarted];
	// Those of the pages that are shown, until all are counted.
	const { data: total = stopped.length } = useQuery(waitingCountQuery());
	const wanted = runs.find(({ jobSpecId }) => jobSpecId === wantedRunId);
	// The run whose questions are open stays, though the list has it no more once it is answered.
	const [open, setOpen] = useState<SessionSummary | null>(wanted && canAnswer(wanted) ? wanted : null);
	const next = runs.find((run) => run.jobSpecId !== open?.jobSpecId && canAnswer(run));
	const frameRef = useRowKeys();
	const cardOf = (run: SessionSummary, headingLevel: 2 | 3, isLead = false) =>
		run.waitingFor && (
			<WaitingCard
				key={run.jobSpecId}
				run={run}
				waiting={run.waitingFor}
				headingLevel={headingLevel}
				isLead={isLead}
				keptUntil={keptUntil}
				nowMs={Math.max(nowMs, dataUpdatedAt)}
				onAnswer={setOpen}
			/>
		);
	useEffect(() => {
		if (wantedRunId) frameRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wantedRunId)}"] a`)?.focus();
	}, [wantedRunId, frameRef]);
	return (
		<>
			<TopLine place="Inbox" />
			<main className="mx-auto grid max-w-4xl grid-cols-1 gap-5 px-4 py-6 md:px-8 md:py-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Inbox</h1>
					<p role="status" className="text-ink-muted">
						{data && (total > 0 ? `${count(total, "run")} ${total === 1 ? "waits" : "wait"} for you. Nothing is charged meanwhile.` : "")}
					</p>
				</div>
				{wantedRunId !== null && data && !wanted && (
					<Notice
						tone="info"
						title="This one waits no more"
						action={
							<Button asChild size="sm">
								<Link href={`/runs/${wantedRunId}`}>See the run</Link>
							</Button>
						}
					>
						It was answered, cancelled or closed in the meantime.
					</Notice>
				)}
				{error && (
					<Notice tone="danger" title="Your inbox could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <InboxSkeleton />}
				{data && runs.length === 0 && <NothingWaits />}
				<div ref={frameRef} className="grid grid-cols-1 gap-3">
					{stopped.map((run) => cardOf(run, 2))}
					{unstarted.length > 0 && <h2 className="mt-2 font-semibold text-ink-muted text-sm">Not started</h2>}
					{unstarted.map((run, at) => cardOf(run, 3, stopped.length === 0 && at === 0))}
				</div>
				{hasNextPage && (
					<Button className="justify-self-center" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
						Show more
					</Button>
				)}
			</main>
			{open && <AnswerSheet key={open.jobSpecId} run={open} onNext={next ? () => setOpen(next) : null} onClose={() => setOpen(null)} />}
		</>
	);
}

function NothingWaits() {
	return (
		<EmptyState
			title="Nothing waits for you"
			text="When a run stops for a decision that only you can take, it stands here until you take it."
			action={
				<Button asChild variant="primary" size="sm">
					<Link href="/catalog">Start a run</Link>
				</Button>
			}
		/>
	);
}

export function InboxSkeleton() {
	return (
		<div className="grid gap-3" role="status" aria-label="Loading your inbox">
			{["a", "b", "c"].map((key) => (
				<Skeleton key={key} className="h-32 rounded-lg" />
			))}
		</div>
	);
}
