import { CircleCheck, FileText } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { isReadable } from "./preflight-note";

/** More of them are told by their number. */
const MOST_NAMED = 5;

/** The files of a run that was begun elsewhere or before, and the way to begin with others. */
export function GivenFiles({ job, onRemove }: { job: GoalJob; onRemove: () => void }) {
	const { inputFileNames: names } = job;
	if (names.length === 0) return null;
	const rest = names.length - MOST_NAMED;
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-surface px-4 py-3">
			<FileText aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
			<div className="min-w-0 flex-1">
				<p className="wrap-anywhere font-medium">
					{names.slice(0, MOST_NAMED).join(", ")}
					{rest > 0 && ` and ${rest} more`}
				</p>
				{isReadable(job) && (
					<p className="flex items-center gap-1.5 text-ink-muted text-sm">
						<CircleCheck aria-hidden className="size-3.5 text-success" /> {names.length === 1 ? "Can be read" : "All of them can be read"}
					</p>
				)}
			</div>
			<Button size="sm" onClick={onRemove}>
				{names.length === 1 ? "Choose another file" : "Choose other files"}
			</Button>
		</div>
	);
}
