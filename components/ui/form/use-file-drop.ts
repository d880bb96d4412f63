import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { droppedFiles } from "./dropped-files";

/** Why a file is not taken. */
export type Refusal = "file-invalid-type" | "file-too-small" | "file-too-large" | "too-many-files";

/** By their MIME types, the endings of names that files of it have. */
export type Accepted = Readonly<Record<string, readonly string[]>>;

interface FileDropOptions {
	accept: Accepted;
	maxSizeBytes: number;
	maxFiles: number;
	onFiles: (accepted: File[], refused: Array<{ file: File; code: Refusal }>) => void;
}

function isOfType(type: string, wanted: string): boolean {
	return wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function fits({ name, type }: File, accept: Accepted): boolean {
	const kinds = Object.entries(accept);
	const lower = name.toLowerCase();
	return kinds.length === 0 || kinds.some(([mimeType, endings]) => isOfType(type, mimeType) || endings.some((ending) => lower.endsWith(ending.toLowerCase())));
}

/** Why a file is refused; null for one that is taken. */
export function refusalOf(file: File, accept: Accepted, maxSizeBytes: number): Refusal | null {
	if (!fits(file, accept)) return "file-invalid-type";
	if (file.size < 1) return "file-too-small";
	return file.size > maxSizeBytes ? "file-too-large" : null;
}

/** Sorts what was given. More files than fit are all refused: which of them were meant, nobody knows. */
export function sortFiles(files: readonly File[], { accept, maxSizeBytes, maxFiles }: Omit<FileDropOptions, "onFiles">) {
	const accepted: File[] = [];
	const refused: Array<{ file: File; code: Refusal }> = [];
	for (const file of files) {
		const code = refusalOf(file, accept, maxSizeBytes);
		if (code) refused.push({ file, code });
		else accepted.push(file);
	}
	if (accepted.length <= maxFiles) return { accepted, refused };
	return { accepted: [], refused: [...refused, ...accepted.map((file) => ({ file, code: "too-many-files" as const }))] };
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** A place that takes files by drop and by the browser's own picker. */
export function useFileDrop(options: FileDropOptions) {
	const inputRef = useRef<HTMLInputElement>(null);
	// Entering a part within comes before leaving what is around it.
	const depthRef = useRef(0);
	const [isDragActive, setIsDragActive] = useState(false);

	// A file that is let go beside the place must not take the page away.
	useEffect(() => {
		const keep = (event: globalThis.DragEvent) => event.preventDefault();
		document.addEventListener("dragover", keep);
		document.addEventListener("drop", keep);
		return () => {
			document.removeEventListener("dragover", keep);
			document.removeEventListener("drop", keep);
		};
	}, []);

	const take = (files: readonly File[]) => {
		if (files.length === 0) return;
		const { accepted, refused } = sortFiles(files, options);
		options.onFiles(accepted, refused);
	};
	const dragTo = (depth: number) => {
		depthRef.current = Math.max(0, depth);
		setIsDragActive(depthRef.current > 0);
	};
	return {
		isDragActive,
		open: () => inputRef.current?.click(),
		place: {
			onDragEnter: (event: DragEvent) => carriesFiles(event) && dragTo(depthRef.current + 1),
			onDragLeave: (event: DragEvent) => carriesFiles(event) && dragTo(depthRef.current - 1),
			onDragOver: (event: DragEvent) => event.preventDefault(),
			onDrop: (event: DragEvent) => {
				event.preventDefault();
				dragTo(0);
				// What can't be read is named where it is sorted: a folder then has no bytes.
				const given = [...event.dataTransfer.files];
				droppedFiles(event.dataTransfer).then(take, () => take(given));
			},
		},
		input: {
			ref: inputRef,
			type: "file",
			hidden: true,
			tabIndex: -1,
			multiple: options.maxFiles > 1,
			accept: Object.entries(options.accept).flat(2).join(","),
			onChange: (event: ChangeEvent<HTMLInputElement>) => {
				take([...(event.target.files ?? [])]);
				// The same file may be chosen again after it was taken away.
				event.target.value = "";
			},
		},
	} as const;
}
