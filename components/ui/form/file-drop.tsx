"use client";

import { FileUp } from "lucide-react";
import type { Ref } from "react";
import { type DropzoneOptions, useDropzone } from "react-dropzone";
import { cn } from "@/components/ui/class-names";
import type { FieldControl } from "./field";

interface FileDropProps {
	accept: NonNullable<DropzoneOptions["accept"]>;
	maxSizeBytes: number;
	maxFiles: number;
	label: string;
	hint: string;
	onFiles: (accepted: File[], refused: Array<{ fileName: string; reason: string }>) => void;
	/** For a place among other fields. */
	isSmall?: boolean;
	isInvalid?: boolean;
	/** Ties the button to a label, help and error of its field. */
	control?: FieldControl;
	buttonRef?: Ref<HTMLButtonElement>;
}

const REASONS: Record<string, string> = {
	"file-invalid-type": "This kind of file does not fit here.",
	"file-too-large": "The file is too large.",
	"too-many-files": "That is more files than fit here.",
};

/** Takes files by drop, by click and by keyboard, and says why one was refused. */
export function FileDrop({ accept, maxSizeBytes, maxFiles, label, hint, onFiles, isSmall, isInvalid, control, buttonRef }: FileDropProps) {
	const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
		noClick: true,
		noKeyboard: true,
		accept,
		maxSize: maxSizeBytes,
		maxFiles,
		multiple: maxFiles > 1,
		onDrop: (accepted, rejections) =>
			onFiles(
				accepted,
				rejections.map(({ file, errors }) => ({ fileName: file.name, reason: REASONS[errors[0]?.code ?? ""] ?? "This file can't be used." })),
			),
	});
	return (
		<div
			{...getRootProps({ role: "presentation" })}
			className={cn(
				"relative grid place-items-center gap-2 rounded-lg border border-line-strong/60 border-dashed bg-surface text-center transition-colors duration-150 hover:border-accent hover:bg-accent-soft/50",
				isSmall ? "px-4 py-4" : "px-6 py-10",
				isDragActive && "border-accent bg-accent-soft",
				isInvalid && "border-danger",
			)}
		>
			<input {...getInputProps({ "aria-hidden": true })} />
			<FileUp aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
			<button
				ref={buttonRef}
				type="button"
				onClick={open}
				{...control}
				aria-labelledby={control && `${control.id}-label ${control.id}-choose`}
				className="rounded-md font-medium after:absolute after:inset-0 after:rounded-lg"
			>
				<span id={control && `${control.id}-choose`}>{isDragActive ? "Let go to add it" : label}</span>
			</button>
			<p className="text-ink-muted text-sm">{hint}</p>
		</div>
	);
}
