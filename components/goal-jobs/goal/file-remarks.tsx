"use client";

import { useQueries } from "@tanstack/react-query";
import { checkFile } from "@/components/files/check-file";
import type { Upload } from "@/components/files/use-uploads";
import { unfitWord } from "@/components/goal-jobs/refusal-words";
import { Notice } from "@/components/ui/notice";
import type { FileCheck } from "@/lib/files/schemas";

/** A look costs a worker's time, so files beyond these are looked into by the run. */
const MOST_CHECKED = 3;

/** Why a file does not fit a workflow, and why it may be the wrong one. */
interface FileFindings {
	readonly errors: readonly string[];
	readonly doubts: readonly string[];
	/** A word for each file that does not fit, by its id: a plain object, which stays the same one while nothing changes. */
	readonly unfit: Readonly<Record<string, string>>;
	/** Whether a look is still under way. */
	readonly isLooking: boolean;
}

/** What the chosen workflow says of the files, before a run is made. Those beyond the first few are looked into by the run. */
export function useFileFindings(uploads: readonly Upload[], workflowId: string | undefined): FileFindings {
	const here = uploads.flatMap(({ state, fileId, isLocal }) => (state === "ready" && fileId && !isLocal ? [fileId] : []));
	return useQueries({
		queries: (workflowId === undefined ? [] : here.slice(0, MOST_CHECKED)).map((fileId) => ({
			queryKey: ["files", "check", fileId, workflowId],
			queryFn: ({ signal }: { signal: AbortSignal }) => checkFile(fileId, workflowId, signal),
			retry: false,
			staleTime: Number.POSITIVE_INFINITY,
		})),
		combine: findingsOf,
	});
}

/** What the looks into files have found; those that are still under way say nothing. */
export function findingsOf(checks: ReadonlyArray<{ readonly data?: FileCheck | undefined; readonly isFetching?: boolean }>): FileFindings {
	const found = checks.flatMap(({ data }) => (data ? [data] : []));
	return {
		errors: [...new Set(found.flatMap(({ errors }) => errors.map(({ message }) => message)))],
		doubts: [...new Set(found.flatMap(({ warnings }) => warnings.filter(({ code }) => code === "FILE_DOUBTED").map(({ message }) => message)))],
		unfit: Object.fromEntries(found.flatMap(({ fileId, errors: [error] }) => (error ? [[fileId, unfitWord(error)] as const] : []))),
		isLooking: checks.some(({ isFetching }) => isFetching === true),
	};
}

/** What does not fit, and what may be the wrong file. */
export function FileRemarks({ errors, doubts }: Pick<FileFindings, "errors" | "doubts">) {
	if (errors.length > 0) {
		return (
			<Notice tone="danger" title={errors.length === 1 ? "This file does not fit" : "These files do not fit"}>
				{errors.map((message) => (
					<p key={message}>{message}</p>
				))}
			</Notice>
		);
	}
	if (doubts.length === 0) return null;
	return (
		<Notice tone="warning" title="Is this the right file?">
			{doubts.map((message) => (
				<p key={message}>{message}</p>
			))}
		</Notice>
	);
}
