"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { priceOfWork } from "@/components/credits/price-of-work";
import { retryFailed } from "@/components/goal-jobs/mutations";
import { retryPlanQuery, runKeys } from "@/components/goal-jobs/queries";
import { stepsOf } from "@/components/goal-jobs/run/timeline/timeline";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import type { RetryPlanView } from "@/lib/goal-jobs/receipts/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { ReceiptLines } from "./receipt-lines";

/** What continuing a failed run keeps, does again and costs; and the other runs that failed in the same way. Says nothing where it can't be told. */
export function ResumeReceipt({ job }: { job: GoalJob }) {
	const { data: plan } = useQuery(retryPlanQuery(job));
	if (!plan) return null;
	return (
		<Card className="grid max-w-3xl grid-cols-1 gap-4 p-5">
			<h2 className="font-semibold text-lg">If you continue</h2>
			<Plan plan={plan} begun={stepsOf(job).flatMap(({ stepId, startedAt }) => (startedAt ? [stepId] : []))} />
			{plan.alike.runs > 0 && job.workflowId && job.errorCode && <Alike job={job} alike={plan.alike} />}
		</Card>
	);
}

/** `begun`: the steps that the run came to. What it never did is not done again. */
function Plan({ plan, begun }: { plan: RetryPlanView; begun: readonly string[] }) {
	const { count, money } = useFormat();
	const { low, high } = plan.costMicroU;
	const priced = (workMicroU: number) => money(priceOfWork(workMicroU));
	const words = { tool_calls: (n: number) => count(n, "finished call"), files: (n: number) => count(n, "file"), answers: (n: number) => count(n, "answer") };
	const todo = plan.redoneSteps.filter(({ stepId }) => !begun.includes(stepId));
	const again = plan.redoneSteps.flatMap(({ stepId, title, callsKept, callsRedone }) => {
		if (!begun.includes(stepId)) return [];
		return [callsKept > 0 ? `${title} (${callsRedone} of ${callsKept + callsRedone})` : title];
	});
	return (
		<ReceiptLines
			lines={[
				["Kept", plan.keptSteps.length > 0 ? `${count(plan.keptSteps.length, "step")}, up to: ${plan.keptSteps.at(-1)?.title}` : "No step was finished"],
				...(again.length > 0 ? [["Done again", again.join(", ")] as const] : []),
				...(todo.length > 0 ? [["Still to do", `${count(todo.length, "step")}, from: ${todo[0]?.title}`] as const] : []),
				...(plan.redoneSteps.length === 0 ? [["Done again", "Only putting the results together"] as const] : []),
				["Not repeated", plan.notRepeated.map(({ effect, count: n }) => words[effect](n)).join(", ") || "Nothing had been done"],
				["Price", `Probably ${priced(low) === priced(high) ? priced(low) : `${priced(low)} to ${priced(high)}`}. What failed on our side is not charged.`],
			]}
		/>
	);
}

function Alike({ job, alike }: { job: GoalJob; alike: RetryPlanView["alike"] }) {
	const { count, money } = useFormat();
	const queryClient = useQueryClient();
	const retry = useMutation({
		mutationFn: () => retryFailed(job.workflowId ?? "", job.errorCode ?? "INTERNAL"),
		onSettled: () => queryClient.invalidateQueries({ queryKey: runKeys.all }),
	});
	return (
		<div className="grid grid-cols-1 gap-2 border-t pt-4">
			<p>
				{count(alike.runs, "more run")} failed like this. The price of retrying them is at least {money(priceOfWork(alike.costMicroU))}.
			</p>
			<Button className="justify-self-start" isBusy={retry.isPending} onClick={() => retry.mutate()}>
				{alike.runs === 1 ? "Continue both" : `Continue all ${alike.runs + 1} of them`}
			</Button>
			{retry.isError && (
				<Notice tone="danger" title="They did not go on">
					{messageOf(retry.error)}
				</Notice>
			)}
			{retry.data && retry.data.refused.length > 0 && (
				<Notice tone="warning" title={`${count(retry.data.refused.length, "run")} could not go on`}>
					{retry.data.refused.map(({ message }) => message).join(" ")}
				</Notice>
			)}
		</div>
	);
}
