"use client";

import { useQueries } from "@tanstack/react-query";
import { checkFile } from "@/components/files/check-file";
import type { Upload } from "@/components/files/use-uploads";
import { Notice } from "@/components/ui/notice";

/** A look costs a worker's time, so files beyond these are looked into by the run. */
const MOST_CHECKED = 3;

/** What the chosen workflow would say of the files, before a run is made: what does not fit, and what may be the wrong file. */
export function FileRemarks({ uploads, workflowId }: { uploads: readonly Upload[]; workflowId: string }) {
	const here = uploads.flatMap(({ state, fileId, fileName, isLocal }) => (state === "ready" && fileId && !isLocal ? [{ fileId, fileName }] : []));
	const checks = useQueries({
		queries: here.slice(0, MOST_CHECKED).map(({ fileId }) => ({
			queryKey: ["files", "check", fileId, workflowId],
			queryFn: ({ signal }: { signal: AbortSignal }) => checkFile(fileId, workflowId, signal),
			retry: false,
			staleTime: Number.POSITIVE_INFINITY,
		})),
	});
	const found = checks.flatMap(({ data }) => (data ? [data] : []));
	const errors = found.flatMap((check) => check.errors);
	const doubts = found.flatMap(({ warnings }) => warnings.filter(({ code }) => code === "FILE_DOUBTED"));
	if (errors.length > 0) {
		return (
			<Notice tone="danger" title="This file does not fit">
				{errors.map(({ message }) => (
					<p key={message}>{message}</p>
				))}
			</Notice>
		);
	}
	if (doubts.length === 0) return null;
	return (
		<Notice tone="warning" title="Is this the right file?">
			{doubts.map(({ message }) => (
				<p key={message}>{message}</p>
			))}
		</Notice>
	);
}
