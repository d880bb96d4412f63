import { refusalTitle } from "@/components/goal-jobs/refusal-words";
import { Notice } from "@/components/ui/notice";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** Whether the first look into the files found nothing to say. */
export function isReadable({ status, preflightResult: { passed, errors, warnings } }: GoalJob): boolean {
	return passed && errors.length + warnings.length === 0 && status !== "created" && status !== "analyzing";
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
	// Where nothing is to be said, it stands beside each file.
	if (warnings.length === 0) return null;
	const isDoubted = warnings.some(({ code }) => code === "FILE_DOUBTED");
	return (
		<Notice tone="warning" title={isDoubted ? "Is this the right file?" : "The file can be read, with a remark"}>
			{warnings.map((issue) => (
				<p key={`${issue.fileId}:${issue.code}`}>{issue.message}</p>
			))}
		</Notice>
	);
}
