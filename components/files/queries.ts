import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { fileOperations } from "@/components/calls/files";
import { forgetOf } from "@/components/device/store/device-store";
import type { File, FileWithLink } from "@/lib/files/schemas";

export const FILES_PER_PAGE = 30;
export const NEWEST_FILES = 5;
/** The API takes no longer words. */
export const LONGEST_FILE_SEARCH = 200;
const MOST_A_PAGE = 100;
const MOST_TO_PICK_FROM = 500;

export const fileKeys = {
	all: ["files"] as const,
	lists: ["files", "list"] as const,
	list: (q: string) => ["files", "list", q] as const,
	newest: ["files", "newest"] as const,
	own: ["files", "own"] as const,
	one: (fileId: string) => ["files", "one", fileId] as const,
};

/** The files whose names have the words `q`; all of them where it is empty. */
export function fileListQuery(q: string) {
	return infiniteQueryOptions({
		queryKey: fileKeys.list(q),
		queryFn: ({ pageParam, signal }) =>
			callApi(fileOperations.listFiles, { query: { limit: FILES_PER_PAGE, cursor: pageParam ?? undefined, ...(q && { q }) } }, { signal }),
		placeholderData: keepPreviousData,
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

/** The files that were added last. */
export function newestFilesQuery() {
	return queryOptions({
		queryKey: fileKeys.newest,
		queryFn: ({ signal }) => callApi(fileOperations.listFiles, { query: { limit: NEWEST_FILES } }, { signal }),
	});
}

/** The caller's newest files, as many as a person may want to pick from. */
export function ownFilesQuery() {
	return queryOptions({
		queryKey: fileKeys.own,
		queryFn: async ({ signal }) => {
			const files: File[] = [];
			let cursor: string | null | undefined;
			while (cursor !== null && files.length < MOST_TO_PICK_FROM) {
				const page = await callApi(fileOperations.listFiles, { query: { limit: MOST_A_PAGE, cursor } }, { signal });
				files.push(...page.items);
				cursor = page.nextCursor;
			}
			return files;
		},
	});
}

/** What is known of one file. */
export function fileQuery(fileId: string) {
	return queryOptions({
		queryKey: fileKeys.one(fileId),
		queryFn: ({ signal }): Promise<File> => callApi(fileOperations.getFile, { params: { fileId } }, { signal }),
	});
}

/** One file with a link to its content, asked for when it is wanted: links work for a quarter of an hour. */
export function fetchFile(fileId: string): Promise<FileWithLink> {
	return callApi(fileOperations.getFile, { params: { fileId } });
}

export function renameFile(fileId: string, fileName: string): Promise<File> {
	return callApi(fileOperations.renameFile, { params: { fileId }, body: { fileName } });
}

export async function deleteFile(fileId: string): Promise<void> {
	await callApi(fileOperations.deleteFile, { params: { fileId } });
	await forgetOf([fileId]);
}
