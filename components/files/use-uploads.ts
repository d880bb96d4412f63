"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { forgetLocalFile } from "@/components/device/store/local-file";
import type { File as StoredFile } from "@/lib/files/schemas";
import { problemOf } from "./check-file";
import { fileKeys } from "./queries";
import { findSameFile } from "./same-file";
import { mayPassLater, registerLocalFile, uploadFile } from "./upload-file";

export interface Upload {
	localId: string;
	fileName: string;
	sizeBytes: number;
	state: "uploading" | "ready" | "failed";
	percent: number;
	/** Whether its content stays on this device. */
	isLocal: boolean;
	fileId: string | null;
	error: string | null;
	/** Whether the same file may pass when it is tried again. */
	isWorthRetrying: boolean;
	/** Whether it has arrived and is being looked into. */
	isLookedInto?: boolean;
	/** Whether it has arrived and can't be opened. */
	isUnreadable?: boolean;
	/** Whether it was here before this form was opened. */
	isEarlier?: boolean;
	/** Whether it was given again, byte for byte: the file that was here is used and no other one is made. */
	isSame?: boolean;
}

/** Whether nothing but another file helps: it is refused, and what is chosen next takes its place. */
export const isRefusedUpload = ({ state, isWorthRetrying }: Pick<Upload, "state" | "isWorthRetrying">): boolean => state === "failed" && !isWorthRetrying;

/** Nobody waits longer for a look into a file that has arrived before going on with it. */
const PATIENCE_MS = 6_000;
const afterPatience = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));

/** A file that is here already, as it stands among uploads. */
export function alreadyHere({ fileId, fileName, sizeBytes }: Pick<StoredFile, "fileId" | "fileName" | "sizeBytes">): Upload {
	return { localId: fileId, fileName, sizeBytes, state: "ready", percent: 100, fileId, error: null, isWorthRetrying: false, isLocal: false, isEarlier: true };
}

/** Puts a file that is here in the place of one that was given again; once, where it stands there already. */
function takeInstead(uploads: readonly Upload[], localId: string, same: StoredFile): Upload[] {
	const isThere = uploads.some((upload) => upload.fileId === same.fileId && upload.localId !== localId);
	return uploads.flatMap((upload) => {
		if (upload.localId !== localId) return [upload];
		return isThere ? [] : [{ ...upload, ...alreadyHere(same), localId, isSame: true }];
	});
}

/** Uploads of one form: each can be cancelled, removed or tried again by itself. `onStored` is told of each file that has arrived; `begun` stand there at first. */
export function useUploads(onStored?: (file: StoredFile, localId: string) => void, begun: readonly Upload[] = []) {
	const onStoredRef = useRef(onStored);
	onStoredRef.current = onStored;
	const [uploads, setUploads] = useState<Upload[]>([...begun]);
	const uploadsRef = useRef(uploads);
	uploadsRef.current = uploads;
	const filesRef = useRef(new Map<string, { file: File; isLocal: boolean; abort: AbortController }>());
	const queryClient = useQueryClient();

	const change = useCallback((localId: string, values: Partial<Upload>) => {
		setUploads((all) => all.map((upload) => (upload.localId === localId ? { ...upload, ...values } : upload)));
	}, []);

	const start = useCallback(
		async (localId: string, file: File, isLocal: boolean) => {
			const abort = new AbortController();
			filesRef.current.set(localId, { file, isLocal, abort });
			try {
				const options = { signal: abort.signal, onProgress: (percent: number) => change(localId, { percent }) };
				const same = isLocal ? null : await findSameFile(queryClient, file);
				abort.signal.throwIfAborted();
				if (same) {
					setUploads((all) => takeInstead(all, localId, same));
					onStoredRef.current?.(same, localId);
					return;
				}
				const stored = await (isLocal ? registerLocalFile(file, options) : uploadFile(file, options));
				// Whoever adds the same file again is to be told so.
				void queryClient.invalidateQueries({ queryKey: fileKeys.own, refetchType: "none" });
				if (!isLocal) change(localId, { percent: 100, isLookedInto: true });
				const look = isLocal ? Promise.resolve(null) : problemOf(stored, abort.signal);
				const refuse = (error: string) =>
					change(localId, { state: "failed", fileId: null, error, isWorthRetrying: false, isLookedInto: false, isUnreadable: true });
				const problem = await Promise.race([look, afterPatience()]);
				abort.signal.throwIfAborted();
				if (problem) return refuse(problem);
				// What is found later is told later.
				if (problem === undefined) void look.then((late) => late && !abort.signal.aborted && refuse(late));
				change(localId, { state: "ready", percent: 100, fileId: stored.fileId, isLookedInto: false });
				onStoredRef.current?.(stored, localId);
			} catch (error) {
				if (!abort.signal.aborted) change(localId, { state: "failed", error: messageOf(error), isWorthRetrying: mayPassLater(error), isLookedInto: false });
			}
		},
		[change, queryClient],
	);

	const add = useCallback(
		(files: readonly File[], isLocal = false) => {
			if (files.length > 0) setUploads((all) => all.filter((upload) => !isRefusedUpload(upload)));
			for (const file of files) {
				const localId = crypto.randomUUID();
				setUploads((all) => [
					...all,
					{ localId, fileName: file.name, sizeBytes: file.size, state: "uploading", percent: 0, isLocal, fileId: null, error: null, isWorthRetrying: false },
				]);
				void start(localId, file, isLocal);
			}
		},
		[start],
	);

	/** Takes a file that is here already, once. */
	const include = useCallback((file: Pick<StoredFile, "fileId" | "fileName" | "sizeBytes">) => {
		setUploads((all) => (all.some(({ fileId }) => fileId === file.fileId) ? all : [...all.filter((upload) => !isRefusedUpload(upload)), alreadyHere(file)]));
	}, []);

	const remove = useCallback((localId: string) => {
		filesRef.current.get(localId)?.abort.abort();
		filesRef.current.delete(localId);
		const taken = uploadsRef.current.find((upload) => upload.localId === localId);
		if (taken?.isLocal && taken.fileId) void forgetLocalFile(taken.fileId);
		setUploads((all) => all.filter((upload) => upload.localId !== localId));
	}, []);

	const retry = useCallback(
		(localId: string) => {
			const known = filesRef.current.get(localId);
			if (!known) return;
			change(localId, { state: "uploading", percent: 0, error: null, isUnreadable: false });
			void start(localId, known.file, known.isLocal);
		},
		[change, start],
	);

	useEffect(() => {
		const files = filesRef.current;
		return () => {
			for (const { abort } of files.values()) abort.abort();
		};
	}, []);

	/** The files that have not arrived yet and still may. */
	const pendingFiles = useCallback((): File[] => {
		const underWay = uploadsRef.current.filter(({ state, isLocal }) => state === "uploading" && !isLocal);
		return underWay.flatMap(({ localId }) => filesRef.current.get(localId)?.file ?? []);
	}, []);

	return { uploads, add, include, remove, retry, pendingFiles };
}
