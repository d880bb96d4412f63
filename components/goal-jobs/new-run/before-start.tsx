import { isMakingPreview } from "@/components/goal-jobs/run-state";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { QuestionsPanel } from "./questions-panel";
import { PreviewProgress, RunPreview } from "./run-preview";

/** What a person has before them until the run starts: its questions, and between them the preview of what they lead to. */
export function BeforeStart({ job }: { job: GoalJob }) {
	if (isMakingPreview(job)) return <PreviewProgress jobSpecId={job.jobSpecId} />;
	return (
		<div className="grid grid-cols-1 gap-6">
			{job.status === "ready_with_preview" && <RunPreview job={job} />}
			{/* Questions after a preview are others than those before it. */}
			<QuestionsPanel key={`${job.jobSpecId} ${job.status === "ready_with_preview"}`} job={job} />
		</div>
	);
}
