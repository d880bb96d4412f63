import { CircleAlert, CircleCheck, FileText, Laptop, RotateCw, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { fileSize } from "@/components/ui/format/format";
import { Progress } from "@/components/ui/progress";
import type { Upload } from "./use-uploads";

interface UploadListProps {
	uploads: readonly Upload[];
	/** What is said beside files that were not taken, by their ids. */
	unfit?: ReadonlyMap<string, string>;
	/** Whether all of them were looked into and can be read. */
	areReadable?: boolean;
	onRemove: (localId: string) => void;
	onRetry: (localId: string) => void;
}

/** Each file with its progress, and the way to cancel, remove or try it again. */
export function UploadList({ uploads, unfit, areReadable = false, onRemove, onRetry }: UploadListProps) {
	if (uploads.length === 0) return null;
	return (
		<ul className="grid grid-cols-1 gap-2" aria-label="Files">
			{uploads.map((upload) => (
				<li key={upload.localId} className="grid grid-cols-1 gap-2 rounded-lg border bg-surface px-4 py-3">
					<div className="flex items-center gap-3">
						<FileText aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
						<div className="min-w-0 flex-1">
							<p className="truncate font-medium" title={upload.fileName}>
								{upload.fileName}
							</p>
							<p className="flex items-center gap-1.5 text-ink-muted text-sm" role="status">
								<UploadWord upload={upload} unfit={upload.fileId === null ? undefined : unfit?.get(upload.fileId)} isReadable={areReadable} />
							</p>
						</div>
						<Button
							id={`${upload.localId}-remove`}
							variant="ghost"
							size="icon"
							aria-label={upload.state === "uploading" ? `Cancel upload of ${upload.fileName}` : `Remove ${upload.fileName}`}
							onClick={() => onRemove(upload.localId)}
						>
							<X aria-hidden />
						</Button>
					</div>
					{upload.state === "failed" && (
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<p className="flex min-w-48 flex-1 items-start gap-1.5 text-danger text-sm" role="status">
								<CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
								{upload.error}
							</p>
							{upload.isWorthRetrying ? (
								<Button
									size="sm"
									icon={<RotateCw aria-hidden />}
									onClick={() => {
										// This button goes with the failure; the one beside it stays.
										document.getElementById(`${upload.localId}-remove`)?.focus();
										onRetry(upload.localId);
									}}
								>
									Try again
								</Button>
							) : (
								<Button size="sm" onClick={() => onRemove(upload.localId)}>
									Choose another file
								</Button>
							)}
						</div>
					)}
					{upload.state === "uploading" && <Progress value={upload.percent} label={`Upload of ${upload.fileName}`} />}
				</li>
			))}
		</ul>
	);
}

function UploadWord({ upload, unfit, isReadable }: { upload: Upload; unfit: string | undefined; isReadable: boolean }) {
	if (unfit !== undefined) {
		return (
			<>
				<CircleAlert aria-hidden className="size-3.5 text-danger" />
				<span>
					<span className="text-danger">{unfit}</span>, {fileSize(upload.sizeBytes)}
				</span>
			</>
		);
	}
	if (upload.isUnreadable) return <span className="text-danger">Can't be read</span>;
	if (upload.state === "failed") return upload.isLocal ? "Not taken" : "Not uploaded";
	if (upload.isLocal) {
		return (
			<>
				<Laptop aria-hidden className="size-3.5" /> {upload.state === "ready" ? "Stays on this device" : "Looking at it here"}, {fileSize(upload.sizeBytes)}
			</>
		);
	}
	if (upload.isLookedInto) return <>Uploaded, being looked into</>;
	if (upload.state === "uploading") return <>Uploading, {Math.round(upload.percent)} %</>;
	return (
		<>
			<CircleCheck aria-hidden className="size-3.5 text-success" /> {arrivedWord(upload)}, {fileSize(upload.sizeBytes)}
			{isReadable && ", can be read"}
		</>
	);
}

function arrivedWord({ isSame, isEarlier }: Upload): string {
	if (isSame) return "Already among your files, used again";
	return isEarlier ? "From your files" : "Uploaded";
}
