import { CircleCheck } from "lucide-react";
import { refusalTitle } from "@/components/goal-jobs/refusal-words";
import { Notice } from "@/components/ui/notice";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

const MOST_NAMED = 3;

/** Which files can be read, by their names; of many how many. */
export function readableWords(fileNames: readonly string[]): string {
	if (fileNames.length === 0) return "Nothing is missing";
	if (fileNames.length > MOST_NAMED) return `All ${fileNames.length} files can be read`;
	return `${fileNames.length < 2 ? fileNames.join() : `${fileNames.slice(0, -1).join(", ")} and ${fileNames.at(-1)}`} can be read`;
}

/** What the first look into the files found. */
export function PreflightNote({ job }: { job: GoalJob }) {
	const { passed, errors, warnings } = job.preflightResult;
	if (!passed || errors.length > 0) {
		return (
			<Notice tone="danger" title={`${refusalTitle(errors)}; nothing ran`}>
				{errors.map((issue) => (
					<p key={`${issue.fileId}:${issue.code}`}>{issue.message}</p>
				))}
				<p>Nothing is charged. Choose another file to go on, or delete this run.</p>
			</Notice>
		);
	}
	if (job.status === "created" || job.status === "analyzing") return null;
	if (job.sensitiveLocalFileIds.length > 0) {
		return (
			<Notice tone="info" title="The file stays on your device">
				It is read in your browser once the run has started, and you see what is sent before it goes.
			</Notice>
		);
	}
	if (warnings.length === 0) {
		return (
			<p className="flex items-center gap-2 text-sm text-success">
				<CircleCheck aria-hidden className="size-4 shrink-0" />
				<span className="wrap-anywhere">{readableWords(job.inputFileNames)}</span>
			</p>
		);
	}
	const isDoubted = warnings.some(({ code }) => code === "FILE_DOUBTED");
	return (
		<Notice tone="warning" title={isDoubted ? "Is this the right file?" : "The file can be read, with a remark"}>
			{warnings.map((issue) => (
				<p key={`${issue.fileId}:${issue.code}`}>{issue.message}</p>
			))}
		</Notice>
	);
}
