import { FilePlus2, Repeat } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { listedSteps } from "@/components/goal-jobs/run/timeline/timeline";
import { isRefused } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { ContinueRun } from "./actions/continue-run";
import { isOfCatalog } from "./actions/ended-actions";
import { ChooseAgain } from "./choose-again";

/** What can be done after a run that failed or was cancelled: each with what it brings along, the most useful first. */
export function NextSteps({ job }: { job: GoalJob }) {
	const { count } = useFormat();
	if (isRefused(job) || job.errorCode === "NO_MATCHING_WORKFLOW") return null;
	const canContinue = job.status === "failed";
	const again = job.workflowId && isOfCatalog(job.workflowId) ? `/new/${job.workflowId}` : null;
	const hasChoice = again !== null && hasReachedChoice(job);
	if (!canContinue && !again) return null;
	const files = job.fileIds.length === 0 ? "" : job.fileIds.length === 1 ? "the same file and " : `the same ${count(job.fileIds.length, "file")} and `;
	return (
		<section aria-labelledby="next-steps" className="grid max-w-3xl grid-cols-1 gap-3">
			<h2 id="next-steps" className="font-semibold text-lg">
				What you can do
			</h2>
			<ul className="grid grid-cols-1 gap-3 sm:gap-2">
				{canContinue && (
					<Way words={hasFailedAsking(job) ? "What is finished stays; you are asked again." : "What is finished stays; the failed step is done again."}>
						<ContinueRun jobSpecId={job.jobSpecId} className={WAY_STYLE} />
					</Way>
				)}
				{again && (
					<Way words={`With ${files}your answers, each of which you can change before it starts.`}>
						<Button asChild variant={canContinue ? "secondary" : "primary"} className={WAY_STYLE}>
							<Link href={`${again}?from=${job.jobSpecId}`}>
								<Repeat aria-hidden /> Run again
							</Link>
						</Button>
					</Way>
				)}
				{hasChoice && (
					<Way words="From what this run has found, without looking again.">
						<ChooseAgain jobSpecId={job.jobSpecId} label="Choose again from what was found" className={WAY_STYLE} />
					</Way>
				)}
				{again && (
					<Way words="Anew, from the first question on.">
						<Button asChild className={WAY_STYLE}>
							<Link href={again}>
								<FilePlus2 aria-hidden /> Start with another file
							</Link>
						</Button>
					</Way>
				)}
			</ul>
		</section>
	);
}

const WAY_STYLE = "w-full justify-start sm:justify-center";

function Way({ words, children }: { words: string; children: ReactNode }) {
	return (
		<li className="grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[18rem_minmax(0,1fr)]">
			{children}
			<p className="text-ink-muted text-sm">{words}</p>
		</li>
	);
}

/** Whether it failed for want of an answer, so that nothing is done again. */
const hasFailedAsking = (job: GoalJob): boolean => listedSteps(job).some(({ status, stepType }) => status === "failed" && stepType === "checkpoint");

/** Whether the work before the last choice was finished, so that it can be made again without that work. */
export function hasReachedChoice(job: GoalJob): boolean {
	const steps = listedSteps(job);
	const at = steps.findLastIndex(({ stepType }) => stepType === "checkpoint");
	return at > 0 && steps[at - 1]?.status === "completed";
}
