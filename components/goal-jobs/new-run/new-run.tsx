"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { UploadList } from "@/components/files/upload-list";
import { useUploads } from "@/components/files/use-uploads";
import { cancelRun, createRun } from "@/components/goal-jobs/mutations";
import { runKeys, runQuery } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { FileDrop } from "@/components/ui/file-drop";
import { sizeLimit } from "@/components/ui/format";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { formatWords } from "@/lib/catalog/input-formats";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { isOpenForAnswers, isRefused } from "./begun-run";
import { acceptOf } from "./input-formats";
import { PreflightNote } from "./preflight-note";
import { QuestionsPanel } from "./questions-panel";

/** From a file to a started run on one page. The run made on the way stands in the address, so a reload finds it again. */
export function NewRun({ workflow, startedRunId }: { workflow: CatalogEntry; startedRunId: string | null }) {
	const router = useRouter();
	const queryClient = useQueryClient();
	const [runId, setRunId] = useState(startedRunId);
	const [refused, setRefused] = useState<string[]>([]);
	const { uploads, add, remove, retry } = useUploads();
	const fileIds = uploads.flatMap((upload) => (upload.state === "ready" && upload.fileId ? [upload.fileId] : []));
	const isComplete = uploads.length > 0 && fileIds.length === uploads.length && fileIds.length >= workflow.minFiles;

	function showRun(id: string | null) {
		setRunId(id);
		window.history.replaceState(null, "", `/new/${workflow.workflowId}${id ? `?run=${id}` : ""}`);
	}

	const create = useMutation({
		mutationFn: (ids: readonly string[]) => createRun(workflow.workflowId, ids, `new-run-${ids.join("-")}`.slice(0, 128)),
		onSuccess: (job) => {
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), job);
			showRun(job.jobSpecId);
		},
	});
	const { data: job, error: jobError } = useQuery({ ...runQuery(runId ?? ""), enabled: runId !== null });
	const hasStarted = job !== undefined && !isOpenForAnswers(job);
	useEffect(() => {
		if (hasStarted && runId !== null) router.replace(`/runs/${runId}`);
	}, [hasStarted, runId, router]);
	const { mutate, isIdle } = create;
	const key = fileIds.join();
	useEffect(() => {
		if (isComplete && isIdle && runId === null) mutate(key.split(","));
	}, [isComplete, isIdle, key, mutate, runId]);

	function startOver(localId?: string) {
		if (job && !isRefused(job)) void cancelRun(job.jobSpecId).catch(() => undefined);
		if (localId) remove(localId);
		else for (const upload of uploads) remove(upload.localId);
		create.reset();
		showRun(null);
	}

	const isOpen = runId === null && uploads.length < workflow.maxFiles;
	const fits = job?.preflightResult.passed === true && !hasStarted;
	return (
		<main className="mx-auto grid max-w-3xl gap-6 px-4 py-8 md:px-8">
			<div className="grid gap-1">
				<h1 className="font-semibold text-2xl">{workflow.name}</h1>
				<p className="text-ink-muted">{workflow.description}</p>
			</div>
			{isOpen && (
				<FileDrop
					accept={acceptOf(workflow.supportedInputFormats)}
					maxFiles={workflow.maxFiles}
					maxSizeBytes={workflow.maxFileBytes}
					label="Drop your file here, or choose one"
					hint={`${formatWords(workflow.supportedInputFormats)}, up to ${sizeLimit(workflow.maxFileBytes)}`}
					isInvalid={refused.length > 0}
					onFiles={(files, rejections) => {
						setRefused(rejections.map(({ fileName, reason }) => `${fileName}: ${reason}`));
						add(files);
					}}
				/>
			)}
			{refused.length > 0 && (
				<Notice tone="danger" title="Not added">
					{refused.map((line) => (
						<p key={line}>{line}</p>
					))}
				</Notice>
			)}
			<UploadList uploads={uploads} onRemove={startOver} onRetry={retry} />
			{uploads.length === 0 && job && <p className="font-medium">{job.inputFileNames.join(", ")}</p>}
			{create.isError && (
				<Notice tone="danger" title="The file could not be taken" action={<Button onClick={() => create.mutate(fileIds)}>Try again</Button>}>
					{messageOf(create.error)}
				</Notice>
			)}
			{jobError && (
				<Notice tone="danger" title="The run could not be loaded" action={<Button onClick={() => startOver()}>Start over</Button>}>
					{messageOf(jobError)}
				</Notice>
			)}
			{(create.isPending || (runId !== null && !job && !jobError)) && (
				<div role="status" className="grid gap-3">
					<p className="text-ink-muted">Looking into your file</p>
					<Skeleton className="h-40 rounded-lg" />
				</div>
			)}
			{job && <PreflightNote job={job} />}
			{job && isRefused(job) && (
				<Button className="justify-self-start" onClick={() => startOver()}>
					Choose another file
				</Button>
			)}
			{job && fits && <QuestionsPanel key={job.jobSpecId} job={job} />}
		</main>
	);
}
