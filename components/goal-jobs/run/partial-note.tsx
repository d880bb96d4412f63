import { Notice } from "@/components/ui/notice";
import { screensOf } from "@/components/workflows/registry";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { stepsOf } from "./timeline";
import type { FailedItem } from "./tool-calls";

/** What a run could not make and why: each part by itself where the log names it, else the run's own words. */
export function PartialNote({ job, items }: { job: GoalJob; items: readonly FailedItem[] }) {
	const words = job.agentMessage ?? job.errorMessage ?? "What was made is below; the steps that failed say why.";
	if (items.length === 0) {
		return (
			<Notice tone="warning" title="Some parts could not be made">
				{words}
			</Notice>
		);
	}
	const ItemName = screensOf(job.useCaseType).itemName;
	const titles = new Map(stepsOf(job).map((step) => [step.stepId, step.title]));
	return (
		<Notice tone="warning" title={items.length === 1 ? "One part could not be made" : `${items.length} parts could not be made`}>
			<ul className="grid grid-cols-1 gap-2 py-1">
				{items.map(({ itemKey, stepId, reason }, index) => (
					<li key={itemKey} className="wrap-anywhere">
						<p className="font-medium">{ItemName ? <ItemName job={job} itemKey={itemKey} /> : `Part ${index + 1}`}</p>
						<p className="text-ink-muted text-sm">
							{titles.get(stepId) ?? "A step"}: {reason}
						</p>
					</li>
				))}
			</ul>
			<p>Everything else is below.</p>
		</Notice>
	);
}
