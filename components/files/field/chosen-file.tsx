"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, FileText, RotateCw, X } from "lucide-react";
import { ApiError, messageOf } from "@/components/api-client";
import { FileState } from "@/components/files/file-state";
import { fileQuery } from "@/components/files/queries";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { Skeleton } from "@/components/ui/skeleton";

/** A file that answers a question, by its id alone: an answer that was begun earlier knows no more. */
export function ChosenFile({ fileId, onRemove }: { fileId: string; onRemove: () => void }) {
	const { data: file, error, refetch, isFetching } = useQuery(fileQuery(fileId));
	const isGone = error instanceof ApiError && error.status === 404;
	const name = file?.fileName ?? (isGone ? "A file that is gone" : "Your file");
	return (
		<li className="grid grid-cols-1 gap-2 rounded-lg border bg-surface px-4 py-3">
			<div className="flex items-center gap-3">
				<FileText aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
				<div className="min-w-0 flex-1">
					<p className="truncate font-medium" title={name}>
						{name}
					</p>
					{file?.status === "ready" && !file.unreadable && <p className="text-ink-muted text-sm">{fileSize(file.sizeBytes)}</p>}
					{file && (file.status !== "ready" || file.unreadable) && <FileState file={file} />}
					{!file && !error && <Skeleton className="mt-1 h-4 w-24" />}
				</div>
				<Button variant="ghost" size="icon" aria-label={`Take away ${name}`} onClick={onRemove}>
					<X aria-hidden />
				</Button>
			</div>
			{error && (
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="flex min-w-48 flex-1 items-start gap-1.5 text-danger text-sm">
						<CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
						{isGone ? "It was deleted. Take it away here and choose another one." : messageOf(error)}
					</p>
					{!isGone && (
						<Button size="sm" icon={<RotateCw aria-hidden />} isBusy={isFetching} onClick={() => refetch()}>
							Try again
						</Button>
					)}
				</div>
			)}
		</li>
	);
}
