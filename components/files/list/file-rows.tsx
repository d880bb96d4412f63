"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { FileState } from "@/components/files/file-state";
import { ownAddress } from "@/components/files/own-address";
import { FilePage } from "@/components/files/pages/file-page";
import { fetchFile } from "@/components/files/queries";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { toast } from "@/components/ui/overlay/toast";
import { Cell, Row } from "@/components/ui/table";
import { type Column, TableOrCards } from "@/components/ui/table-or-cards";
import { toldApart } from "@/lib/files/naming/told-apart";
import type { File as StoredFile } from "@/lib/files/schemas";
import type { FileUse } from "@/lib/goal-jobs/views/schemas";
import { DeleteFile } from "./delete-file";
import { RenameFile } from "./rename-file";

const COLUMNS: readonly Column[] = [
	{ label: "File" },
	{ label: "Size", width: "w-24", isNumeric: true },
	{ label: "Used by", width: "w-28" },
	{ label: "Added", width: "w-32" },
	{ label: "Actions", width: "w-36", isUnseen: true },
];

interface FileRowsProps {
	files: readonly StoredFile[];
	/** Undefined for a file while it is asked. */
	uses: ReadonlyMap<string, FileUse>;
}

/** Files as a table where there is room, as cards on phones. */
export function FileRows({ files, uses }: FileRowsProps) {
	return (
		<TableOrCards
			columns={COLUMNS}
			rows={files.map((file) => (
				<Row key={file.fileId}>
					<Cell>
						<span className="flex items-center gap-3">
							<FilePage file={file} className="w-9" />
							<span className="grid min-w-0">
								<span className="truncate font-medium" title={file.fileName}>
									{toldApart(file.fileName, file.number)}
								</span>
								<FileState file={file} />
							</span>
						</span>
					</Cell>
					<Cell isNumeric>{fileSize(file.sizeBytes)}</Cell>
					<Cell className="text-ink-muted text-sm">
						<UseWords use={uses.get(file.fileId)} />
					</Cell>
					<Cell className="text-ink-muted text-sm">
						<RelativeTime value={file.createdAt} />
					</Cell>
					<Cell>
						<FileActions file={file} use={uses.get(file.fileId)} />
					</Cell>
				</Row>
			))}
			cards={files.map((file) => (
				<li key={file.fileId} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-lg border bg-surface p-4">
					<FilePage file={file} className="w-12" />
					<div className="grid grid-cols-1 gap-1">
						<p className="line-clamp-2 wrap-anywhere font-medium">{toldApart(file.fileName, file.number)}</p>
						<FileState file={file} />
						<p className="text-ink-muted text-sm">
							{fileSize(file.sizeBytes)}, added <RelativeTime value={file.createdAt} />, <UseWords use={uses.get(file.fileId)} isInSentence />
						</p>
					</div>
					<FileActions file={file} use={uses.get(file.fileId)} />
				</li>
			))}
		/>
	);
}

function UseWords({ use, isInSentence = false }: { use: FileUse | undefined; isInSentence?: boolean }) {
	const { count } = useFormat();
	if (!use) return <>–</>;
	if (use.runs === 0) return <>{isInSentence ? "used by no run" : "No run"}</>;
	return <>{`${isInSentence ? "used by " : ""}${count(use.runs, "run")}`}</>;
}

function FileActions({ file, use }: { file: StoredFile; use: FileUse | undefined }) {
	const [isFetching, setIsFetching] = useState(false);

	async function download() {
		setIsFetching(true);
		try {
			const { downloadUrl } = await fetchFile(file.fileId);
			if (downloadUrl) window.location.assign(ownAddress(downloadUrl));
		} catch (error) {
			toast.error(messageOf(error));
		} finally {
			setIsFetching(false);
		}
	}

	return (
		<div className="flex justify-end gap-1">
			{file.status === "ready" && (
				<Button variant="ghost" size="icon" aria-label={`Download ${file.fileName}`} isBusy={isFetching} icon={<Download aria-hidden />} onClick={download} />
			)}
			<RenameFile file={file} />
			<DeleteFile file={file} use={use} />
		</div>
	);
}
