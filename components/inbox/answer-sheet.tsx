"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useEffect } from "react";
import { messageOf } from "@/components/api-client";
import { isOpenForAnswers } from "@/components/goal-jobs/new-run/begun-run";
import { runKeys, runQuery } from "@/components/goal-jobs/queries";
import { pendingPause } from "@/components/goal-jobs/run/timeline/timeline";
import { runName } from "@/components/goal-jobs/run-name";
import { isRefused } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { Sheet } from "@/components/ui/overlay/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

const Coming = () => <Skeleton className="h-72 rounded-lg" />;
const BeforeStart = dynamic(() => import("@/components/goal-jobs/new-run/before-start").then((module) => module.BeforeStart), { loading: Coming, ssr: false });
const PauseScreen = dynamic(() => import("@/components/goal-jobs/run/pause-screen").then((module) => module.PauseScreen), { loading: Coming, ssr: false });

interface AnswerSheetProps {
	run: SessionSummary;
	/** What waits beside it, if anything does. */
	onNext: (() => void) | null;
	onClose: () => void;
}

/** The questions of one run beside the inbox, in the form that its own page has. */
export function AnswerSheet({ run, onNext, onClose }: AnswerSheetProps) {
	const { data: job, error, refetch } = useQuery({ ...runQuery(run.jobSpecId), staleTime: 0 });
	return (
		<Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={runName(run)}>
			{error && !job && (
				<Notice tone="danger" title="The questions could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
					{messageOf(error)}
				</Notice>
			)}
			{!error && !job && <Skeleton className="h-72 rounded-lg" />}
			{job && <Asked job={job} onNext={onNext} onClose={onClose} />}
		</Sheet>
	);
}

function Asked({ job, onNext, onClose }: Omit<AnswerSheetProps, "run"> & { job: GoalJob }) {
	const queryClient = useQueryClient();
	const pause = pendingPause(job);
	const isBefore = isOpenForAnswers(job) && !isRefused(job);
	const screen = pause && job.status === "executing" ? "pause" : isBefore ? "before" : "answered";
	const landing = useLanding<HTMLElement>(screen);
	useAnnouncement(screen === "answered" ? "Answered. The run goes on." : "");
	useEffect(() => {
		if (screen === "answered") void queryClient.invalidateQueries({ queryKey: runKeys.waiting });
	}, [screen, queryClient]);
	return (
		<section ref={landing} aria-label={screen === "answered" ? "Answered" : "What is asked"} {...LANDING} className="grid grid-cols-1 gap-4 outline-none">
			{pause && screen === "pause" && <PauseScreen job={job} interrupt={pause} />}
			{screen === "before" && <BeforeStart job={job} />}
			{screen === "answered" && (
				<Notice
					tone="success"
					title="Answered. The run goes on."
					action={
						<>
							{onNext && (
								<Button variant="primary" onClick={onNext}>
									Next one
								</Button>
							)}
							<Button asChild>
								<Link href={`/runs/${job.jobSpecId}`}>Watch this run</Link>
							</Button>
							<Button variant="ghost" onClick={onClose}>
								Back to the inbox
							</Button>
						</>
					}
				>
					It comes back here if it needs you again.
				</Notice>
			)}
		</section>
	);
}
