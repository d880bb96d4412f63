"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eye, Play } from "lucide-react";
import { useState } from "react";
import { ApiError, fieldErrors } from "@/components/api-client";
import { PricePanel } from "@/components/credits/price-panel";
import { creditKeys } from "@/components/credits/queries";
import type { DraftHandle } from "@/components/goal-jobs/draft-handle";
import { answerQuestions } from "@/components/goal-jobs/mutations";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { initialAnswer, SlotField } from "@/components/goal-jobs/pauses/slots/slot-field";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useDraft, useKept } from "@/components/goal-jobs/pauses/use-draft";
import { useUnfinishedUploads } from "@/components/goal-jobs/pauses/use-unfinished-uploads";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { groupOf } from "@/lib/questions/one-of";
import { BudgetField, useBudget } from "./budget-field";
import { EstimateLine } from "./estimate-line";
import { FromGoal } from "./from-goal";
import { withFileNames } from "./named-options";
import { NotBegun } from "./not-begun";
import { PriceLine } from "./price-line";
import { requireCredits, startPaid } from "./start-paid";

/** The questions before a run, with what was begun or else their defaults in place, and the one button that goes on: to a preview or to the start. */
export function QuestionsPanel({ job }: { job: GoalJob }) {
	const draft = useDraft(job, job.status === "ready_with_preview" ? `preview ${job.itemVersion}` : "before");
	return draft ? <Questions key={draft.begunFrom} job={job} draft={draft} /> : <Skeleton className="h-64 rounded-lg" />;
}

type Way = "preview" | "start";

function Questions({ job: newest, draft }: { job: GoalJob; draft: DraftHandle }) {
	const queryClient = useQueryClient();
	// From the press to the start the questions stay as they were answered, though the run is told in between that they are.
	const [held, setHeld] = useState<GoalJob | null>(null);
	const job = held ?? newest;
	const [changed, setChanged] = useState<readonly string[]>([]);
	const asked = job.pendingSlots.filter((slot) => !slot.hidden);
	const again = job.goalAnswers.filter(({ slot }) => changed.includes(slot.slotId) && !asked.some(({ slotId }) => slotId === slot.slotId));
	const questions = [...asked, ...again.map(({ slot }) => slot)];
	const [answers, setAnswers] = useState<Record<string, unknown>>(draft.restored);
	const given = questions.map((slot) => ({ slotId: slot.slotId, value: slot.slotId in answers ? answers[slot.slotId] : initialAnswer(slot) }));
	useKept(draft, given);
	const areAllOptional = questions.every((slot) => !slot.required && groupOf(slot) === null);
	const isShown = job.status === "ready_with_preview";
	const isChanged = questions.some(({ slotId, suggestedValue }) => slotId in answers && !isSame(answers[slotId], suggestedValue));
	const leadsToPreview = job.hasPreview && questions.length > 0 && (!isShown || isChanged);
	const budget = useBudget(job.jobSpecId);
	const { budgetMicroU } = budget;
	const [goesOver, setGoesOver] = useState(false);
	const go = useMutation({
		mutationFn: async (way: Way) => {
			const most = way === "preview" ? null : await budget.toStart();
			if (way !== "preview") await requireCredits(queryClient, job, goesOver);
			const answered = given.length > 0 ? await answerQuestions(job, given) : job;
			draft.end();
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), answered);
			if (way === "preview") return;
			const started = await startPaid(queryClient, job, { budgetMicroU: most, goesOver });
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), { ...answered, ...started, pendingSlots: [] });
		},
		onMutate: (way) => {
			draft.hold(true);
			if (way === "start") setHeld(job);
		},
		onSuccess: () => queryClient.invalidateQueries({ queryKey: runKeys.all }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: creditKeys.all }),
		onError: (error) => {
			draft.hold(false);
			setHeld(null);
			if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey: runKeys.detail(job.jobSpecId) });
		},
	});
	const uploads = useUnfinishedUploads();
	const mayGo = () => uploads.mayGo() && budgetMicroU !== undefined;
	const errors = fieldErrors(go.error);
	const isBusy = (way: Way) => go.isPending && go.variables === way;

	return (
		<form
			className="grid grid-cols-1 gap-6"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (mayGo()) go.mutate(leadsToPreview ? "preview" : "start");
			}}
		>
			{job.hasPreview && !isShown && job.agentMessage && (
				<Notice tone="warning" title="No preview yet">
					{job.agentMessage}
				</Notice>
			)}
			{job.goalAnswers.length + job.goalRemarks.length > 0 && (
				<FromGoal
					answers={job.goalAnswers}
					remarks={job.goalRemarks}
					changed={changed}
					workflowId={job.workflowId}
					onChange={job.status === "ready" ? undefined : (slotId) => setChanged((all) => [...all, slotId])}
				/>
			)}
			{questions.length > 0 && (
				<Card className="grid grid-cols-1 gap-4 p-4 md:gap-5 md:p-5">
					<div>
						<h2 className="font-semibold text-lg">{questions.length === 1 ? "One question" : `${questions.length} questions`}</h2>
						{areAllOptional && (
							<p className="text-ink-muted">
								{questions.length === 1 ? "It" : "All of them"} can be left as {questions.length === 1 ? "it is" : "they are"}.
							</p>
						)}
					</div>
					{/* The choices stand in pairs: of an odd number the first has a line of its own. */}
					<div className="grid gap-4 sm:grid-cols-2 md:gap-5 sm:[&>:first-child:nth-last-child(odd)]:col-span-2">
						{questions.map((slot) => (
							<SlotField
								key={slot.slotId}
								slot={withFileNames(slot, job.inputFileNames)}
								value={slot.slotId in answers ? answers[slot.slotId] : initialAnswer(slot)}
								onChange={(value) => setAnswers((all) => ({ ...all, [slot.slotId]: value }))}
								error={uploads.problemOf(slot.slotId) ?? errors[slot.slotId]}
								onUploading={(isUploading) => uploads.note(slot.slotId, isUploading)}
							/>
						))}
					</div>
				</Card>
			)}
			<div className="grid grid-cols-1 gap-2">
				<EstimateLine jobSpecId={job.jobSpecId} />
				<PricePanel jobSpecId={job.jobSpecId} specId={job.workflowId ?? null} goesOver={goesOver} onGoOver={setGoesOver} />
				<BudgetField text={budget.text} isWrong={budgetMicroU === undefined} onChange={budget.onChange} />
			</div>
			<StickyBar>
				{uploads.problem && (
					<div className="w-full">
						<Notice tone="danger" title="Not started yet">
							{uploads.problem}
						</Notice>
					</div>
				)}
				{go.isError && (
					<div className="w-full">
						<NotBegun error={go.error} jobSpecId={job.jobSpecId} questions={questions} isPreview={go.variables === "preview"} />
					</div>
				)}
				{/* On a phone the note has its line from the beginning, so that nothing moves when it comes. */}
				<div className="mr-auto flex min-w-0 gap-x-3 max-md:flex-1 max-md:flex-col md:flex-wrap">
					<PriceLine jobSpecId={job.jobSpecId} specId={job.workflowId ?? null} />
					<span className="max-md:min-h-5">
						<DraftNote state={go.isPaused ? "held" : draft.state} />
					</span>
				</div>
				{leadsToPreview && (
					<Button variant="ghost" size="lg" isBusy={isBusy("start")} onClick={() => mayGo() && go.mutate("start")}>
						Start without it
					</Button>
				)}
				<Button
					type="submit"
					variant="primary"
					size="lg"
					icon={leadsToPreview ? <Eye aria-hidden /> : <Play aria-hidden />}
					isBusy={isBusy(leadsToPreview ? "preview" : "start")}
				>
					{leadsToPreview ? (isShown ? "Show the preview anew" : "Show a preview") : "Start run"}
				</Button>
			</StickyBar>
		</form>
	);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
