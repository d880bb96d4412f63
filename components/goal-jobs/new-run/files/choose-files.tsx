"use client";

import { useId, useState } from "react";
import { acceptOf } from "@/components/files/accept";
import { HaveFiles } from "@/components/files/field/have-files";
import { RefusedFiles } from "@/components/files/refused-files";
import { UploadList } from "@/components/files/upload-list";
import { isRefusedUpload, type useUploads } from "@/components/files/use-uploads";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { FileDrop } from "@/components/ui/form/file-drop";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { formatWords } from "@/lib/files/formats";
import { sizeLimit } from "@/lib/platform/language/sizes";

interface ChooseFilesProps {
	workflow: CatalogEntry;
	files: ReturnType<typeof useUploads>;
	/** Whether another file may still be added. */
	isOpen: boolean;
	/** Whether the next file stays on this device. */
	isLocal: boolean;
	onLocal: (isLocal: boolean) => void;
	onRemove: (localId: string) => void;
	/** Files that arrived and can't be used here. */
	unfit: ReadonlyMap<string, string>;
	/** Whether those that were given can all be read. */
	areReadable: boolean;
}

/** The place where files are dropped, those on their way, and those that cannot be taken with the reason. */
export function ChooseFiles({ workflow, files, isOpen, isLocal, onLocal, onRemove, unfit, areReadable }: ChooseFilesProps) {
	const id = useId();
	const [refused, setRefused] = useState<string[]>([]);
	// A file that can't be used leaves its place to another.
	const room = workflow.maxFiles - files.uploads.filter((upload) => !isRefusedUpload(upload)).length;
	const what = workflow.maxFiles === 1 ? "your file" : "your files";
	return (
		<>
			{isOpen && room > 0 && workflow.mayStayOnDevice && <KeepHere isLocal={isLocal} onChange={onLocal} />}
			{isOpen && room > 0 && (
				<FileDrop
					accept={acceptOf(workflow.supportedInputFormats)}
					maxFiles={room}
					kinds={formatWords(workflow.supportedInputFormats)}
					maxSizeBytes={workflow.maxFileBytes}
					label={`Drop ${what} here, or choose ${workflow.maxFiles === 1 ? "one" : "some"}`}
					hint={`${formatWords(workflow.supportedInputFormats)}, up to ${sizeLimit(workflow.maxFileBytes)}`}
					isInvalid={refused.length > 0}
					onFiles={(taken, rejections) => {
						setRefused(rejections.map(({ fileName, reason }) => `${fileName}: ${reason}`));
						files.add(taken, isLocal);
					}}
				/>
			)}
			<RefusedFiles lines={refused} />
			{isOpen && room > 0 && !isLocal && (
				<HaveFiles
					fieldId={id}
					formats={workflow.supportedInputFormats}
					chosen={files.uploads.flatMap(({ fileId }) => fileId ?? [])}
					said={files.uploads.filter(isRefusedUpload).map(({ fileName }) => fileName)}
					onPick={files.include}
				/>
			)}
			<UploadList uploads={files.uploads} unfit={unfit} areReadable={areReadable} onRemove={onRemove} onRetry={files.retry} />
		</>
	);
}

function KeepHere({ isLocal, onChange }: { isLocal: boolean; onChange: (isLocal: boolean) => void }) {
	return (
		<div className="grid gap-1">
			<CheckboxField label="Keep the file on this device" isChecked={isLocal} onCheckedChange={onChange} />
			<p className="max-w-[72ch] text-ink-muted text-sm">
				{isLocal
					? "It is not uploaded: we get its name, kind, size and fingerprint. This page reads it in your browser and shows you what is sent before it goes. Pages that are pictures can't be read so."
					: "Otherwise it is uploaded, and you can delete it whenever you want."}
			</p>
		</div>
	);
}
