"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { useLiveRun } from "@/components/goal-jobs/live/use-live-run";
import { previewsQuery } from "@/components/goal-jobs/queries";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { RunOfFilesProvider } from "@/components/goal-jobs/results/run-of-files";
import { Notice } from "@/components/ui/notice";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { screensOf } from "@/components/workflows/registry";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** How far a preview is. It goes when the run that it follows is shown with it. */
export function PreviewProgress({ jobSpecId }: { jobSpecId: string }) {
	const { job } = useLiveRun(jobSpecId);
	const step = job?.tasks.flatMap(({ dag }) => dag).find(({ status }) => status === "running");
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted">{step?.progressMessage ?? step?.title ?? job?.progressMessage ?? "Making a preview"}</p>
			<Progress label="Making a preview" value={step?.progress ?? 0} />
			<Skeleton className="h-64 rounded-lg" />
		</div>
	);
}

/** What the answers lead to, before anything is confirmed. */
export function RunPreview({ job }: { job: GoalJob }) {
	const { data, error } = useQuery(previewsQuery(job));
	if (error) {
		return (
			<Notice tone="danger" title="The preview could not be loaded">
				{messageOf(error)}
			</Notice>
		);
	}
	if (!data) return <Skeleton className="h-64 rounded-lg" />;
	const Preview = screensOf(job.useCaseType).preview ?? PlainPreview;
	return (
		<div className="grid grid-cols-1 gap-3">
			<div>
				<h2 className="font-semibold text-lg">Preview</h2>
				<p className="text-ink-muted">Nothing has started yet. Change an answer below to see it anew, or start the run.</p>
			</div>
			<RunOfFilesProvider value={job.jobSpecId}>
				<Preview job={job} artifacts={data} />
			</RunOfFilesProvider>
		</div>
	);
}

/** Of a workflow without a screen of its own: its files, one by one. */
function PlainPreview({ artifacts }: { artifacts: readonly LinkedArtifact[] }) {
	return <ArtifactBrowser artifacts={artifacts} />;
}
