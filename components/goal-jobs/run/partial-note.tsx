import { Notice } from "@/components/ui/notice";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** What a run could not make and why, part by part. */
export function PartialNote({ job }: { job: GoalJob }) {
	const [title = "", ...parts] = (job.errorMessage ?? "Some parts could not be made.").split("\n");
	return (
		<Notice tone="warning" title={title}>
			{parts.length > 0 && (
				<ul className="grid list-disc grid-cols-1 gap-1 py-1 pl-5 marker:text-ink-faint">
					{parts.map((part) => (
						<li key={part} className="wrap-anywhere max-w-[72ch]">
							{part}
						</li>
					))}
				</ul>
			)}
			<p>{job.agentMessage ?? "What could be made is below."}</p>
		</Notice>
	);
}
