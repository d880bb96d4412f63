import { FilePlus2 } from "lucide-react";
import Link from "next/link";
import { listedSteps } from "@/components/goal-jobs/run/timeline/timeline";
import { Button } from "@/components/ui/button";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { ChooseAgain } from "./choose-again";

/** What can be done after a run that stopped or was cancelled, besides going on with it. */
export function NextSteps({ job }: { job: GoalJob }) {
	if (!job.workflowId || job.workflowId.startsWith("user_")) return null;
	return (
		<section aria-labelledby="next-steps" className="grid max-w-3xl gap-3">
			<h2 id="next-steps" className="font-semibold text-lg">
				What you can do
			</h2>
			<div className="flex flex-wrap gap-2">
				<Button asChild>
					<Link href={`/new/${job.workflowId}`}>
						<FilePlus2 aria-hidden /> Start with another file
					</Link>
				</Button>
				{hasReachedChoice(job) && <ChooseAgain jobSpecId={job.jobSpecId} label="Choose again from what was found" />}
			</div>
			<p className="max-w-[72ch] text-ink-muted text-sm">
				Running again brings {job.fileIds.length === 1 ? "this file" : "these files"} and your answers along; you can change each before it starts.
			</p>
		</section>
	);
}

/** Whether the work before the last choice was finished, so that it can be made again without that work. */
export function hasReachedChoice(job: GoalJob): boolean {
	const steps = listedSteps(job);
	const at = steps.findLastIndex(({ stepType }) => stepType === "checkpoint");
	return at > 0 && steps[at - 1]?.status === "completed";
}
