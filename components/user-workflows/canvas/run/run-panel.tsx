"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { lifecycleOperations } from "@/components/calls/goal-jobs";
import { acceptOf } from "@/components/files/accept";
import { RefusedFiles } from "@/components/files/refused-files";
import { UploadList } from "@/components/files/upload-list";
import { useUploads } from "@/components/files/use-uploads";
import { SampleFiles } from "@/components/goal-jobs/new-run/files/sample-files";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { FileDrop } from "@/components/ui/form/file-drop";
import { Notice } from "@/components/ui/notice";
import { useChecked, useEditorTools } from "@/components/user-workflows/canvas/editor-context";
import { FindingList } from "@/components/user-workflows/canvas/panels/finding-list";
import { workflowRunsQuery } from "@/components/user-workflows/queries";
import type { SampleFile } from "@/lib/catalog/schemas";
import { Spec } from "@/lib/catalog/spec";
import { formatWords } from "@/lib/files/formats";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { sizeLimit } from "@/lib/platform/language/sizes";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { RunOfWorkflow } from "./run-of-workflow";
import { RunPicker } from "./run-picker";
import { useShownRun } from "./shown-run";
import { StartHere } from "./start-here";

interface RunPanelProps {
	workflow: UserWorkflow;
	/** Files to try it with: those of what it was made from. */
	samples: readonly SampleFile[];
	/** Saves what is not saved yet: the run takes what the server has. */
	onSave: () => Promise<boolean>;
}

/** Runs the workflow from here, or shows a run of it: its state is drawn on the canvas meanwhile. */
export function RunPanel({ workflow, samples, onSave }: RunPanelProps) {
	const shown = useShownRun();
	const { data: runs } = useQuery(workflowRunsQuery(workflow.workflowId));
	return (
		<div className="grid grid-cols-1 gap-5">
			<RunPicker runs={runs?.items ?? []} />
			{shown.runId === null ? <NewRunHere workflow={workflow} samples={samples} onSave={onSave} /> : <RunOfWorkflow workflow={workflow} />}
		</div>
	);
}

/** What files the workflow as it is saved takes; null while it can't be run. */
function inputOf({ specJson }: UserWorkflow): Spec["input"] | null {
	const parsed = Spec.shape.input.safeParse(specJson.input);
	return parsed.success ? parsed.data : null;
}

function NewRunHere({ workflow, samples, onSave }: RunPanelProps) {
	const queryClient = useQueryClient();
	const { isReadOnly } = useEditorTools();
	const { isRunnable, isChecking } = useChecked();
	const files = useUploads();
	const [refused, setRefused] = useState<string[]>([]);
	const [made, setMade] = useState<GoalJob | null>(null);
	const input = inputOf(workflow);

	const create = useMutation({
		mutationFn: async () => {
			if (!(await onSave())) throw new Error("unsaved");
			const fileIds = files.uploads.flatMap(({ fileId }) => fileId ?? []);
			return callApi(lifecycleOperations.createGoalJob, { body: { userWorkflowId: workflow.workflowId, fileIds } });
		},
		onSuccess: (job) => {
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), job);
			setMade(job);
		},
	});

	if (isReadOnly) return <p className="text-ink-muted">Running a workflow of your own needs Pro.</p>;
	if (!isRunnable || !input) {
		return (
			<section aria-label="What keeps it from running">
				<p className="text-ink-muted">{isChecking ? "Checking …" : isRunnable ? "It can be run as soon as it is saved." : "It can't be run yet:"}</p>
				<FindingList />
			</section>
		);
	}
	const ready = files.uploads.filter(({ state }) => state === "ready").length;
	const isEnough = ready === files.uploads.length && ready >= input.minFiles && ready <= input.maxFiles;
	const kinds = formatWords(input.formats);
	const change = () => {
		setMade(null);
		create.reset();
	};
	return (
		<div className="grid grid-cols-1 gap-4">
			{input.maxFiles > files.uploads.length && (
				<FileDrop
					isSmall
					accept={acceptOf(input.formats)}
					maxFiles={input.maxFiles - files.uploads.length}
					kinds={kinds}
					maxSizeBytes={input.maxFileBytes}
					label={input.maxFiles === 1 ? "Drop a file here, or choose one" : "Drop files here, or choose some"}
					hint={`${kinds}, up to ${sizeLimit(input.maxFileBytes)}`}
					isInvalid={refused.length > 0}
					onFiles={(taken, rejections) => {
						setRefused(rejections.map(({ fileName, reason }) => `${fileName}: ${reason}`));
						change();
						files.add(taken);
					}}
				/>
			)}
			<RefusedFiles lines={refused} />
			<UploadList
				uploads={files.uploads}
				onRemove={(localId) => {
					change();
					files.remove(localId);
				}}
				onRetry={files.retry}
			/>
			{files.uploads.length === 0 && (
				<SampleFiles workflow={{ samples: [...samples], minFiles: input.minFiles }} wanted={null} onFiles={(taken) => files.add(taken)} />
			)}
			{made && <Refusal job={made} />}
			{create.error && (
				<Notice tone="danger" title="The run could not be made">
					{create.error.message === "unsaved"
						? "Your changes are not saved yet, and a run takes what is saved. See the note at the top."
						: messageOf(create.error)}
				</Notice>
			)}
			{made?.status === "ready" ? (
				<StartHere key={made.jobSpecId} job={made} workflow={workflow} />
			) : (
				<>
					<Button variant="primary" isBusy={create.isPending} aria-disabled={!isEnough || undefined} onClick={() => isEnough && create.mutate()}>
						See the price
					</Button>
					{!isEnough && files.uploads.length === 0 && input.minFiles > 0 && (
						<p className="text-ink-muted text-sm">
							{input.minFiles === 1 ? "It takes a file." : `It takes at least ${input.minFiles} files.`} Nothing starts before you have seen the price.
						</p>
					)}
				</>
			)}
		</div>
	);
}

/** Why the files do not fit, or what has to be answered on the run's own page first. */
function Refusal({ job }: { job: GoalJob }) {
	if (job.status === "failed") {
		return (
			<Notice tone="warning" title="The file does not fit">
				{job.preflightResult.errors.map(({ message }) => message).join(" ") || job.errorMessage || job.agentMessage}
			</Notice>
		);
	}
	if (job.status === "slots_pending" || job.status === "ready_with_preview") {
		return (
			<Notice tone="info" title="It has questions for you">
				<Link href={`/runs/${job.jobSpecId}`} className="underline">
					Answer them on the run's page
				</Link>
			</Notice>
		);
	}
	return null;
}
