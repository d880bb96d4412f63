"use client";

import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { acceptOf } from "@/components/files/accept";
import { UploadList } from "@/components/files/upload-list";
import type { FieldControl } from "@/components/ui/form/field";
import { FileDrop } from "@/components/ui/form/file-drop";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { formatWords } from "@/lib/files/formats";
import { sizeLimit } from "@/lib/platform/language/sizes";
import { ChosenFile } from "./chosen-file";
import { OwnFilePicker } from "./own-file-picker";
import { useFileAnswer } from "./use-file-answer";

interface FileFieldProps {
	control: FieldControl;
	question: string;
	/** Short names or MIME types; any file fits where there are none. */
	formats: readonly string[];
	/** How many files the question takes. */
	max: number;
	/** How large each may be. */
	maxBytes: number;
	fileIds: readonly string[];
	onChange: (fileIds: string[]) => void;
	/** Told whether a file is on its way: the answer is not complete without it. */
	onUploading: (isUploading: boolean) => void;
}

/** An answer made of files: some that the person has here already, or others from the device, by drop, click and keyboard. */
export function FileField({ control, question, formats, max, maxBytes, fileIds, onChange, onUploading }: FileFieldProps) {
	const buttonRef = useRef<HTMLButtonElement>(null);
	const answer = useFileAnswer({ fileIds, max, onChange });
	const { isUploading, refused } = answer;
	const onUploadingRef = useRef(onUploading);
	onUploadingRef.current = onUploading;
	useEffect(() => {
		onUploadingRef.current(isUploading);
		return () => onUploadingRef.current(false);
	}, [isUploading]);
	useAnnouncement(refused.length > 0 ? `Not added. ${refused.join(" ")}` : stateWords(isUploading, fileIds.length));

	/** What is taken away takes the focus with it, so that goes back to where another can be chosen. */
	const andBack = (work: () => void) => () => {
		work();
		buttonRef.current?.focus();
	};
	const another = fileIds.length > 0 ? "another file" : "a file";
	const kinds = formats.length > 0 ? formatWords(formats) : "Any kind of file";
	return (
		<div className="grid grid-cols-1 gap-2">
			{fileIds.length > 0 && (
				<ul className="grid grid-cols-1 gap-2" aria-label={`Chosen for: ${question}`}>
					{fileIds.map((fileId) => (
						<ChosenFile key={fileId} fileId={fileId} onRemove={andBack(() => answer.removeChosen(fileId))} />
					))}
				</ul>
			)}
			<UploadList
				uploads={answer.uploads.filter((upload) => upload.state !== "ready")}
				onRemove={(localId) => andBack(() => answer.removeUpload(localId))()}
				onRetry={(localId) => andBack(() => answer.retry(localId))()}
			/>
			<FileDrop
				isSmall
				control={control}
				buttonRef={buttonRef}
				accept={acceptOf(formats)}
				maxFiles={max}
				kinds={formats.length > 0 ? kinds : undefined}
				maxSizeBytes={maxBytes}
				label={`Drop ${another} here, or choose one`}
				hint={`${kinds}, up to ${sizeLimit(maxBytes)}${max > 1 ? `, at most ${max} files` : ""}`}
				isInvalid={refused.length > 0 || control["aria-invalid"] === true}
				onFiles={answer.add}
			/>
			{refused.map((line) => (
				<p key={line} className="flex items-start gap-1.5 text-danger text-sm">
					<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					<span className="wrap-anywhere min-w-0">{line}</span>
				</p>
			))}
			<OwnFilePicker fieldId={control.id} question={question} formats={formats} chosen={fileIds} onPick={answer.pick} />
		</div>
	);
}

function stateWords(isUploading: boolean, chosen: number): string {
	if (isUploading) return "The file is being uploaded.";
	return chosen === 0 ? "No file is chosen." : `${chosen} ${chosen === 1 ? "file is" : "files are"} chosen.`;
}
