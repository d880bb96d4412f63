"use client";

import { ChargedFact } from "@/components/credits/charged-fact";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import type { CancelReceipt as Receipt } from "@/lib/goal-jobs/receipts/schemas";
import { ReceiptLines } from "./receipt-lines";

/** What a cancel stopped, how far the run had come, and what is kept. */
export function CancelReceipt({ receipt, runId }: { receipt: Receipt; runId: string }) {
	const { count } = useFormat();
	const { stoppedSteps, stoppedCalls, lastSafePoint, finishedSteps, keptFiles, keptAnswers } = receipt;
	const kept = [keptFiles > 0 ? count(keptFiles, "file") : null, keptAnswers > 0 ? count(keptAnswers, "answer") : null].filter(Boolean);
	return (
		<Card className="grid max-w-3xl grid-cols-1 gap-4 p-5">
			<h2 className="font-semibold text-lg">What was stopped, and what is kept</h2>
			<ReceiptLines
				lines={[
					["Finished", lastSafePoint ? `${count(finishedSteps, "step")}, up to: ${lastSafePoint.title}` : "No step"],
					["Not done", stoppedSteps.length > 0 ? `${count(stoppedSteps.length, "step")}, from: ${stoppedSteps[0]?.title}` : "Nothing: every step was finished"],
					...(stoppedCalls > 0 ? [["Stopped", `${count(stoppedCalls, "call")} under way`] as const] : []),
					["Kept", kept.length > 0 ? `${kept.join(" and ")} of yours` : "Nothing was given"],
					["Charged", <ChargedFact key="charged" runId={runId} state={receipt.cancelledAt} tellsRest />],
				]}
			/>
		</Card>
	);
}
