import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { fileOperations } from "@/lib/files/operations";
import type { FileWithLink } from "@/lib/files/schemas";

export const FILES_PER_PAGE = 30;

export const fileKeys = {
	all: ["files"] as const,
	list: ["files", "list"] as const,
};

export function fileListQuery() {
	return infiniteQueryOptions({
		queryKey: fileKeys.list,
		queryFn: ({ pageParam, signal }) => callApi(fileOperations.listFiles, { query: { limit: FILES_PER_PAGE, cursor: pageParam ?? undefined } }, { signal }),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

/** One file with a link to its content, asked for when it is wanted: links work for a quarter of an hour. */
export function fetchFile(fileId: string): Promise<FileWithLink> {
	return callApi(fileOperations.getFile, { params: { fileId } });
}

export function deleteFile(fileId: string): Promise<unknown> {
	return callApi(fileOperations.deleteFile, { params: { fileId } });
}
