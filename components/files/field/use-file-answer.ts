"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { fileKeys, fileQuery } from "@/components/files/queries";
import { useUploads } from "@/components/files/use-uploads";
import type { File as StoredFile } from "@/lib/files/schemas";

interface FileAnswer {
	readonly fileIds: readonly string[];
	/** How many files the question takes. With one, another choice takes the place of the last. */
	readonly max: number;
	readonly onChange: (fileIds: string[]) => void;
}

/** The files that answer a question: chosen ones, those on their way, and why one was not taken. */
export function useFileAnswer({ fileIds, max, onChange }: FileAnswer) {
	const queryClient = useQueryClient();
	const [refused, setRefused] = useState<readonly string[]>([]);
	// Two uploads may arrive before the next render.
	const latestRef = useRef(fileIds);
	latestRef.current = fileIds;

	function change(next: readonly string[]) {
		latestRef.current = next;
		onChange([...next]);
	}

	const uploads = useUploads((file, localId) => {
		queryClient.setQueryData(fileQuery(file.fileId).queryKey, file);
		void queryClient.invalidateQueries({ queryKey: fileKeys.own });
		choose(file);
		uploads.remove(localId);
	});
	const underWay = uploads.uploads.filter((upload) => upload.state === "uploading").length;

	function choose(file: StoredFile) {
		const others = latestRef.current.filter((fileId) => fileId !== file.fileId);
		if (max === 1) return change([file.fileId]);
		if (others.length >= max) return setRefused([`${file.fileName}: You have chosen ${max} files, which is as many as fit here. Take one away first.`]);
		setRefused([]);
		change([...others, file.fileId]);
	}

	function pick(file: StoredFile) {
		setRefused([]);
		queryClient.setQueryData(fileQuery(file.fileId).queryKey, file);
		if (!latestRef.current.includes(file.fileId)) choose(file);
	}

	function add(taken: readonly File[], rejections: ReadonlyArray<{ fileName: string; reason: string }>) {
		const room = max === 1 ? 1 : Math.max(0, max - latestRef.current.length - underWay);
		const tooMany = taken.slice(room).map(({ name }) => `${name}: No more than ${max} files fit here. Take one away first.`);
		setRefused([...rejections.map(({ fileName, reason }) => `${fileName}: ${reason}`), ...tooMany]);
		if (max === 1 && taken.length > 0) for (const { localId } of uploads.uploads) uploads.remove(localId);
		uploads.add(taken.slice(0, room));
	}

	return {
		uploads: uploads.uploads,
		isUploading: underWay > 0,
		refused,
		add,
		pick,
		removeChosen: (fileId: string) => change(latestRef.current.filter((other) => other !== fileId)),
		removeUpload: uploads.remove,
		retry: uploads.retry,
	};
}
