"use client";

import dynamic from "next/dynamic";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { messageOf } from "@/components/api-client";
import { QuestionProvider } from "@/components/goal-jobs/asked-question";
import { checkpointOf } from "@/components/goal-jobs/checkpoint";
import { useLiveRun } from "@/components/goal-jobs/live/use-live-run";
import { madeName, postingsOf } from "@/components/goal-jobs/made-name";
import { isOpenForAnswers } from "@/components/goal-jobs/new-run/begun-run";
import { PreflightNote } from "@/components/goal-jobs/new-run/files/preflight-note";
import { isRunMissing } from "@/components/goal-jobs/queries";
import { refusalTitle } from "@/components/goal-jobs/refusal-words";
import { listedSteps, pendingPause } from "@/components/goal-jobs/run/timeline/timeline";
import { isRefused, isWaitingForTurn, runState } from "@/components/goal-jobs/run-state";
import { GuestNote } from "@/components/layout/session/guest-note";
import { TopLine } from "@/components/layout/top-line";
import { NoticesSwitch } from "@/components/realtime/notices/notices-switch";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { Skeleton } from "@/components/ui/skeleton";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import { screensOf } from "@/components/workflows/registry";
import type { GoalJob, Interrupt } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { BudgetNotice } from "./budget-notice";
import { ComingQuestions, ComingRun, ComingSteps } from "./coming";
import { FocusLine } from "./focus-line";
import { PartialNote } from "./partial-note";
import { TabSign } from "./tab-sign";

const ComingHeader = () => <Skeleton className="h-28 w-full rounded-lg" />;
const Coming = () => <Skeleton className="h-96 w-full rounded-lg" />;
// Each state of a run brings its own screen: none pays for the others.
const BeforeStart = dynamic(() => import("@/components/goal-jobs/new-run/before-start").then((module) => module.BeforeStart), { loading: ComingQuestions });
const PauseScreen = dynamic(() => import("./pause-screen").then((module) => module.PauseScreen), { loading: ComingQuestions });
const RunResults = dynamic(() => import("./run-results").then((module) => module.RunResults), { loading: Coming });
const NextSteps = dynamic(() => import("./next-steps").then((module) => module.NextSteps), { loading: Coming });
const NearestWorkflows = dynamic(() => import("@/components/goal-jobs/goal/nearest-workflows").then((module) => module.NearestWorkflows), { loading: Coming });
const CancelReceipt = dynamic(() => import("./receipts/cancel-receipt").then((module) => module.CancelReceipt), { loading: Coming });
const ResumeReceipt = dynamic(() => import("./receipts/resume-receipt").then((module) => module.ResumeReceipt), { loading: Coming });
const RunHeader = dynamic(() => import("./run-header").then((module) => module.RunHeader), { loading: ComingHeader });
const RunSteps = dynamic(() => import("./timeline/run-steps").then((module) => module.RunSteps), { loading: ComingSteps });
const RunNotFound = dynamic(() => import("./run-not-found").then((module) => module.RunNotFound), { loading: Coming });

interface RunPageProps {
	jobSpecId: string;
	/** Of a guest's run: until when this browser leads to it. */
	guestUntil?: string | null;
}

/** A run from its first question to its results, always as it is now. */
export function RunPage({ jobSpecId, guestUntil = null }: RunPageProps) {
	const { count } = useFormat();
	const { job, events, error, refresh } = useLiveRun(jobSpecId);
	if (!job && isRunMissing(error)) return <RunNotFound />;
	const screen = job && screenOf(job).name;
	const pause = job && screen === "pause" ? pendingPause(job) : null;
	const isWhole = job !== undefined && pause !== null && isWholePage(job, pause);
	return (
		<QuestionProvider>
			{job && <TabSign job={job} />}
			{job && pause ? (
				<PauseLine job={job} events={events} />
			) : (
				<TopLine parent={{ href: "/runs", label: "Runs" }} place={job ? madeName(job, screen === "results" ? postingsOf(job) : 0, count) : "Run"} />
			)}
			<main data-focus-page={pause ? "" : undefined} data-whole-page={isWhole ? "" : undefined} className={isWhole ? "grid grid-cols-1" : PAGE_STYLE}>
				{job ? <RunView job={job} events={events} /> : error ? <RunUnread error={error} onRetry={refresh} /> : <RunSkeleton />}
				{guestUntil && screen === "results" && <GuestNote keptUntil={guestUntil} next={`/runs/${jobSpecId}`} />}
			</main>
		</QuestionProvider>
	);
}

const PAGE_STYLE = "mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 py-6 md:px-8 md:py-8";

/** Whether the screen of a pause has the page to its edges. */
function isWholePage({ useCaseType }: GoalJob, pause: Interrupt): boolean {
	const checkpoint = checkpointOf(pause);
	return checkpoint !== null && (screensOf(useCaseType).wholePage?.includes(checkpoint.checkpointId) ?? false);
}

/** The line over a pause, with all else about the run a press away. */
export function PauseLine({ job, events }: { job: GoalJob; events: readonly JobEvent[] }) {
	return (
		<FocusLine
			job={job}
			title={job.agentMessage ?? "A few questions before it goes on"}
			details={
				<>
					<RunHeader job={job} events={events} />
					<RunSteps job={job} events={events} isFolded={false} isNarrow />
				</>
			}
		/>
	);
}

export function RunView({ job, events }: { job: GoalJob; events: readonly JobEvent[] }) {
	const pause = pendingPause(job);
	const screen = screenOf(job);
	useStartOnChange(screen.key);
	useAnnouncement(runState({ ...job, isWaitingForUser: pause !== null }).word);
	const landing = useLanding<HTMLElement>(screen.key);
	return (
		<>
			{screen.name !== "pause" && <RunHeader job={job} events={events} />}
			<section key={screen.key} ref={landing} aria-label={screen.label} {...LANDING} className="grid grid-cols-1 gap-6 outline-none">
				{screen.name === "failed" && <FailureNote job={job} />}
				{(screen.name === "failed" || screen.name === "cancelled") && <NextSteps job={job} />}
				{screen.name === "failed" && !isRefused(job) && <ResumeReceipt job={job} />}
				{screen.name === "cancelled" && job.cancelReceipt && job.startedAt && <CancelReceipt receipt={job.cancelReceipt} runId={job.jobSpecId} />}
				{screen.name === "work" && <NoticesSwitch />}
				{screen.name === "work" && <BudgetNotice job={job} />}
				{job.status === "partial" && <PartialNote job={job} />}
				{screen.name === "work" && isWaitingForTurn(job) && job.progressMessage && job.agentMessage && (
					<Notice tone="info" title={job.progressMessage}>
						{job.agentMessage}
					</Notice>
				)}
				{screen.name === "questions" && (
					<div className="grid max-w-3xl grid-cols-1 gap-6">
						<PreflightNote job={job} />
						<BeforeStart job={job} />
					</div>
				)}
				{pause && screen.name === "pause" && <PauseScreen job={job} interrupt={pause} />}
				{screen.name === "results" && <RunResults job={job} />}
				{screen.name !== "questions" && screen.name !== "pause" && <RunSteps job={job} events={events} isFolded={screen.name === "results"} />}
			</section>
		</>
	);
}

interface RunScreen {
	name: "questions" | "pause" | "work" | "results" | "failed" | "cancelled";
	/** Another key is another screen in the same place. */
	key: string;
	label: string;
}

/** What a person has before them: it changes with a pause, its answer and the end, not with every step. */
function screenOf(job: GoalJob): RunScreen {
	const pause = pendingPause(job);
	if (isOpenForAnswers(job) && !isRefused(job)) return { name: "questions", key: "questions", label: "Before the start" };
	if (pause && job.status === "executing") return { name: "pause", key: pause.interruptId, label: "Waiting for you" };
	if (job.status === "completed" || job.status === "partial") return { name: "results", key: "results", label: "Results" };
	if (job.status === "failed") return { name: "failed", key: "failed", label: isRefused(job) ? refusalTitle(job.preflightResult.errors) : "The run stopped" };
	if (job.status === "cancelled") return { name: "cancelled", key: "cancelled", label: "The run was cancelled" };
	return { name: "work", key: "work", label: "The run at work" };
}

/** Another screen in the same place begins at its top. */
function useStartOnChange(screen: string) {
	const shownRef = useRef(screen);
	useEffect(() => {
		if (shownRef.current === screen) return;
		shownRef.current = screen;
		window.scrollTo({ top: 0 });
	}, [screen]);
}

function FailureNote({ job }: { job: GoalJob }) {
	if (isRefused(job)) return <RefusedRun job={job} />;
	if (job.errorCode === "NO_MATCHING_WORKFLOW") return <NearestWorkflows job={job} />;
	const failed = listedSteps(job).find(({ status }) => status === "failed");
	return (
		<Notice tone="danger" title={failed ? `The run stopped at: ${failed.title}` : "The run stopped"}>
			<p className="wrap-anywhere whitespace-pre-line">{job.errorMessage ?? "A step failed for a reason that it could not name."}</p>
		</Notice>
	);
}

function RefusedRun({ job }: { job: GoalJob }) {
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-4">
			<PreflightNote job={job} />
			{job.workflowId && (
				<Button asChild variant="primary" className="justify-self-start">
					<Link href={`/new/${job.workflowId}`}>Choose another file</Link>
				</Button>
			)}
		</div>
	);
}

function RunUnread({ error, onRetry }: { error: Error; onRetry: () => void }) {
	return (
		<Notice tone="danger" title="The run could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
			{messageOf(error)}
		</Notice>
	);
}

export function RunSkeleton() {
	return (
		<div className="grid gap-6" role="status" aria-label="Loading the run">
			<Skeleton className="h-6 w-28" />
			<Skeleton className="h-7 w-72" />
			<Skeleton className="h-2 w-full" />
			<ComingRun words="Loading the run …" />
		</div>
	);
}
