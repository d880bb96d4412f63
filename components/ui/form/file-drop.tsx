"use client";

import { FileUp } from "lucide-react";
import type { Ref } from "react";
import { cn } from "@/components/ui/class-names";
import { sizeLimit } from "@/lib/platform/language/sizes";
import type { FieldControl } from "./field";
import { type Accepted, useFileDrop } from "./use-file-drop";

interface FileDropProps {
	accept: Accepted;
	maxSizeBytes: number;
	maxFiles: number;
	/** The formats that fit, as people say them; left out where any does. */
	kinds?: string | undefined;
	label: string;
	hint: string;
	onFiles: (accepted: File[], refused: Array<{ fileName: string; reason: string }>) => void;
	/** For a place among other fields. */
	isSmall?: boolean;
	/** In one line, without its hint. */
	isInline?: boolean;
	isInvalid?: boolean;
	/** Ties the button to a label, help and error of its field. */
	control?: FieldControl;
	buttonRef?: Ref<HTMLButtonElement>;
}

/** Why a file is refused, by the picker's code for it, and what to do. */
export function refusalWords(code: string, kinds: string | undefined, maxSizeBytes: number): string {
	switch (code) {
		case "file-invalid-type":
			return `This kind of file does not fit here.${kinds ? ` What fits: ${kinds}.` : ""}`;
		case "file-too-small":
			return "This file is empty. Choose another one, or save this one again with its content.";
		case "file-too-large":
			return `The file is too large. It may have up to ${sizeLimit(maxSizeBytes)}.`;
		case "too-many-files":
			return "That is more files than fit here.";
		default:
			return "This file can't be used.";
	}
}

/** Takes files by drop, by click and by keyboard, and says why one was refused. */
export function FileDrop({ accept, maxSizeBytes, maxFiles, kinds, label, hint, onFiles, isSmall, isInline, isInvalid, control, buttonRef }: FileDropProps) {
	const { place, input, isDragActive, open } = useFileDrop({
		accept,
		maxSizeBytes,
		maxFiles,
		onFiles: (accepted, refused) =>
			onFiles(
				accepted,
				refused.map(({ file, code }) => ({ fileName: file.name, reason: refusalWords(code, kinds, maxSizeBytes) })),
			),
	});
	return (
		<div
			role="presentation"
			{...place}
			className={cn(
				"relative grid place-items-center gap-2 rounded-lg border border-line-strong/60 border-dashed bg-surface text-center transition-colors duration-150 hover:border-accent hover:bg-accent-soft/50",
				isSmall ? "px-4 py-4" : "px-6 py-10",
				isInline && "flex min-h-9 items-center justify-center py-1 pointer-coarse:min-h-11",
				isDragActive && "border-accent bg-accent-soft",
				isInvalid && "border-danger",
			)}
		>
			<input {...input} aria-hidden />
			<FileUp aria-hidden className={cn("text-accent", isInline ? "size-5" : "size-6")} strokeWidth={1.5} />
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
			<p className={cn("text-ink-muted text-sm", isInline && "sr-only")}>{hint}</p>
		</div>
	);
}
