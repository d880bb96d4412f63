import { refusalTitle } from "@/components/goal-jobs/refusal-words";
import { Notice } from "@/components/ui/notice";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

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
	const isDoubted = warnings.some(({ code }) => code === "FILE_DOUBTED");
	return (
		<Notice
			tone={warnings.length > 0 ? "warning" : "success"}
			title={isDoubted ? "Is this the right file?" : warnings.length > 0 ? "The file can be read, with a remark" : "The file can be read"}
		>
			{warnings.length > 0 && warnings.map((issue) => <p key={`${issue.fileId}:${issue.code}`}>{issue.message}</p>)}
		</Notice>
	);
}
