"use client";

import { useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { FileState } from "@/components/files/file-state";
import { newestFilesQuery } from "@/components/files/queries";
import { fileSize } from "@/components/ui/format/format";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { HomeSection } from "./home-section";

/** The files that were added last: any of them can be given to the next run. */
export function NewestFiles() {
	const { data } = useQuery(newestFilesQuery());
	const files = data?.items ?? [];
	if (files.length === 0) return null;
	return (
		<HomeSection title="My files" more={{ href: "/files", label: "See all files" }}>
			<ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
				{files.map((file) => (
					<li key={file.fileId} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 px-4 py-3">
						<FileText aria-hidden className="size-4 text-ink-faint" />
						<div className="grid">
							<p className="truncate" title={file.fileName}>
								{file.fileName}
							</p>
							<p className="text-ink-muted text-sm">
								{fileSize(file.sizeBytes)}, <RelativeTime value={file.createdAt} />
							</p>
							{file.status !== "ready" && <FileState status={file.status} />}
						</div>
					</li>
				))}
			</ul>
			<p className="text-ink-muted text-sm">Use any of them again where a workflow asks for a file.</p>
		</HomeSection>
	);
}
