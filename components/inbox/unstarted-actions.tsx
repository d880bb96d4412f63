"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { messageOf } from "@/components/api-client";
import { creditKeys } from "@/components/credits/queries";
import { answerQuestions, discardRun } from "@/components/goal-jobs/mutations";
import { PriceLine } from "@/components/goal-jobs/new-run/price-line";
import { requireCredits, startPaid } from "@/components/goal-jobs/new-run/start-paid";
import { initialAnswer } from "@/components/goal-jobs/pauses/slots/slot-field";
import { draftQuery, estimateQuery, runKeys, runQuery } from "@/components/goal-jobs/queries";
import { runName } from "@/components/goal-jobs/run-name";
import { Button } from "@/components/ui/button";
import { Dialog, SureActions } from "@/components/ui/overlay/dialog";
import { toast } from "@/components/ui/overlay/toast";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";

/** Starts a run with what was begun of its answers, and else with what stands in the questions by itself: as its own page would in one press. */
function useStartAsItIs({ jobSpecId }: SessionSummary) {
	const queryClient = useQueryClient();
	const router = useRouter();
	return useMutation({
		mutationFn: async () => {
			const job = await queryClient.fetchQuery({ ...runQuery(jobSpecId), staleTime: 0 });
			const draft = await queryClient.fetchQuery(draftQuery(jobSpecId, "before"));
			const begun = Object.fromEntries(draft.answers.map(({ slotId, value }) => [slotId, value]));
			const answers = job.pendingSlots.filter(({ hidden }) => !hidden).map((slot) => ({ slotId: slot.slotId, value: initialAnswer(slot, begun) }));
			const estimate = await queryClient.ensureQueryData(estimateQuery(jobSpecId)).catch(() => null);
			await requireCredits(queryClient, job, false);
			if (answers.length > 0) await answerQuestions(job, answers);
			await startPaid(queryClient, job, { budgetMicroU: estimate?.suggestedBudgetMicroU ?? null, goesOver: false });
		},
		onSuccess: () => router.push(`/runs/${jobSpecId}`),
		onError: (error) => toast.error("The run did not start", { description: messageOf(error) }),
		onSettled: () => {
			void queryClient.invalidateQueries({ queryKey: runKeys.all });
			void queryClient.invalidateQueries({ queryKey: creditKeys.all });
		},
	});
}

interface UnstartedActionsProps {
	run: SessionSummary;
	/** Whether nothing before it on its page asks for more. */
	isLead: boolean;
	/** The way to its questions. */
	children: ReactNode;
}

/** What can be done at once with a run that was begun and left: start it at the price that is told, where every question may stay as it is, or throw it away. */
export function UnstartedActions({ run, isLead, children }: UnstartedActionsProps) {
	const start = useStartAsItIs(run);
	const of = <span className="sr-only">: {runName(run)}</span>;
	return (
		<>
			{run.waitingFor?.mayStart && (
				<>
					<span className="w-full text-ink-muted text-sm">
						<PriceLine jobSpecId={run.jobSpecId} specId={run.workflowId} />
					</span>
					<Button
						variant={isLead ? "primary" : "secondary"}
						icon={<Play aria-hidden />}
						isBusy={start.isPending || start.isSuccess}
						onClick={() => start.mutate()}
					>
						Start as it is
						{of}
					</Button>
				</>
			)}
			{children}
			<Discard run={run} />
		</>
	);
}

function Discard({ run }: { run: SessionSummary }) {
	const queryClient = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const discard = useMutation({
		mutationFn: () => discardRun(run.jobSpecId),
		// With the lists its card goes, and what asks in it: the keyboard is then given back to the page, and not to a button that is about to go.
		onSettled: async (_gone, error) => {
			await queryClient.invalidateQueries({ queryKey: runKeys.all });
			if (!error) setIsAsking(false);
		},
		onError: (error) => toast.error("The run was not discarded", { description: messageOf(error) }),
	});
	return (
		<>
			<Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
				Discard
				<span className="sr-only">: {runName(run)}</span>
			</Button>
			<Dialog
				isOpen={isAsking}
				onOpenChange={setIsAsking}
				title="Discard this run?"
				description="It never started, and nothing was charged. What you answered goes; your files stay among your files."
				actions={
					<SureActions onKeep={() => setIsAsking(false)} isBusy={discard.isPending} onSure={() => discard.mutate()}>
						Discard run
					</SureActions>
				}
			/>
		</>
	);
}
