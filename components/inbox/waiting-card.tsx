"use client";

import { ArrowRight, Clock3, Hand, Laptop, ListChecks, type LucideIcon, PenLine, Play, Shuffle } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { hasOwnScreen, ownAction } from "@/components/goal-jobs/run/has-own-screen";
import { runName } from "@/components/goal-jobs/run-name";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { ROW } from "@/components/ui/use-row-keys";
import type { SessionSummary, WaitingFor } from "@/lib/goal-jobs/sessions/schemas";
import { actionWords, closingWords, isAnsweredInPlace, isUnstarted } from "./waiting-words";

/** Only a page that shows a run that was begun and left pays for it. */
const UnstartedActions = dynamic(() => import("./unstarted-actions").then((module) => module.UnstartedActions), { ssr: false });

const SHOWN_QUESTIONS = 3;

const ICONS: Record<WaitingFor["kind"], LucideIcon> = {
	checkpoint: Hand,
	device: Laptop,
	questions: ListChecks,
	workflow_choice: Shuffle,
	preview: PenLine,
	start: Play,
};

interface WaitingCardProps {
	run: SessionSummary;
	waiting: WaitingFor;
	nowMs: number;
	/** Until when a guest's run is kept; null of who has an account. */
	keptUntil?: string | null;
	/** Whether nothing before it on its page asks for more. */
	isLead?: boolean;
	/** Where the list of it stands on its page. */
	headingLevel?: 2 | 3;
	onAnswer: (run: SessionSummary) => void;
}

/** One thing that waits: what is asked, of which run, since when and until when, and the way to its answer. */
export function WaitingCard({ run, waiting, nowMs, keptUntil = null, isLead = false, headingLevel = 2, onAnswer }: WaitingCardProps) {
	const { day } = useFormat();
	const { kind, title, questions, suggestedCounts, mayStart, since } = waiting;
	const isDraft = isUnstarted(waiting);
	const Icon = ICONS[kind];
	const Heading = `h${headingLevel}` as const;
	const isPause = kind === "checkpoint";
	const closing = closingWords(waiting, nowMs);
	const variant = isPause ? "attention" : isLead && !(isDraft && mayStart) ? "primary" : "secondary";
	const action = actionWords(waiting, ownAction(run));
	const of = <span className="sr-only">: {runName(run)}</span>;
	const way = isAnsweredInPlace(waiting, hasOwnScreen(run)) ? (
		<Button variant={variant} onClick={() => onAnswer(run)}>
			{action}
			{of}
		</Button>
	) : (
		<Button asChild variant={variant}>
			<Link href={`/runs/${run.jobSpecId}`}>
				{action}
				{of} <ArrowRight aria-hidden />
			</Link>
		</Button>
	);
	return (
		<Card {...{ [ROW]: run.jobSpecId }} className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 md:p-5">
			<span className={cn("grid size-9 shrink-0 place-items-center rounded-full", isPause ? "bg-attention text-on-attention" : "bg-sunken text-ink-muted")}>
				<Icon aria-hidden className="size-4.5" />
			</span>
			<div className="grid min-w-0 flex-[1_1_16rem] gap-1">
				<Heading className="font-semibold text-lg">
					<Link href={`/runs/${run.jobSpecId}`} className="wrap-anywhere rounded-sm hover:underline">
						{title}
					</Link>
				</Heading>
				<p className="wrap-anywhere text-ink-muted">{[runName(run), run.workflowName].filter((part, index, all) => all.indexOf(part) === index).join(" · ")}</p>
				{questions.length > 0 && (
					<ul className="mt-1 grid gap-0.5 text-sm">
						{questions.slice(0, SHOWN_QUESTIONS).map((question, at) => (
							<li key={question} className="wrap-anywhere">
								{question}
								{suggestedCounts[at] ? <span className="text-ink-muted"> {suggestedCounts[at]} suggested</span> : null}
							</li>
						))}
						{questions.length > SHOWN_QUESTIONS && <li className="text-ink-muted">and {questions.length - SHOWN_QUESTIONS} more</li>}
					</ul>
				)}
				<p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
					<span>
						{isDraft ? "Left" : "Asked"} <RelativeTime value={since} />
					</span>
					{isDraft && <span>{keptUntil ? `Kept until ${day(keptUntil)}` : "Kept until you discard it"}</span>}
					{closing && (
						<span className={cn("inline-flex items-center gap-1", closing.isSoon && "font-medium text-warning")} title={waiting.until ?? undefined}>
							{closing.isSoon && <Clock3 aria-hidden className="size-3.5" />}
							{closing.text}
						</span>
					)}
				</p>
			</div>
			{isDraft ? (
				<div className="flex w-full flex-wrap items-center gap-2 sm:pl-13">
					<UnstartedActions run={run} isLead={isLead}>
						{/* What is all answered has nothing to answer. */}
						{!(mayStart && questions.length === 0) && way}
					</UnstartedActions>
				</div>
			) : (
				way
			)}
		</Card>
	);
}
