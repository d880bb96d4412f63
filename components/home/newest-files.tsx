"use client";

import { useQuery } from "@tanstack/react-query";
import { FileState } from "@/components/files/file-state";
import { DeleteFile } from "@/components/files/list/delete-file";
import { RenameFile } from "@/components/files/list/rename-file";
import { FilePage } from "@/components/files/pages/file-page";
import { newestFilesQuery } from "@/components/files/queries";
import { fileUsesQuery } from "@/components/goal-jobs/queries";
import { fileSize } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { toldApart } from "@/lib/files/naming/told-apart";
import { HomeSection } from "./home-section";
import { type FileWorkflow, UseFileAgain } from "./use-file-again";

/** The files that were added last, each to be used again, renamed or deleted. */
export function NewestFiles({ workflows }: { workflows: readonly FileWorkflow[] }) {
	const { data } = useQuery(newestFilesQuery());
	const files = data?.items ?? [];
	const uses = useQuery(fileUsesQuery(files.map(({ fileId }) => fileId))).data?.items ?? [];
	if (files.length === 0) return null;
	return (
		<HomeSection title="My files" more={{ href: "/files", label: "See all files" }}>
			<ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
				{files.map((file) => (
					<li key={file.fileId} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3">
						<FilePage file={file} className="w-9" />
						<div className="grid">
							<p className="truncate" title={file.fileName}>
								{toldApart(file.fileName, file.number)}
							</p>
							<p className="text-ink-muted text-sm">
								{fileSize(file.sizeBytes)}, <RelativeTime value={file.createdAt} />
							</p>
							{(file.status !== "ready" || file.unreadable) && <FileState file={file} />}
						</div>
						<div className="flex">
							<UseFileAgain file={file} workflows={workflows} />
							<RenameFile file={file} />
							<DeleteFile file={file} use={uses.find(({ fileId }) => fileId === file.fileId)} />
						</div>
					</li>
				))}
			</ul>
		</HomeSection>
	);
}
