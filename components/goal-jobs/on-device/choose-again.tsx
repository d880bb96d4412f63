"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import { keepLocalFile, sha256Of } from "@/components/device/store/local-file";
import { fileQuery } from "@/components/files/queries";
import { FileDrop } from "@/components/ui/form/file-drop";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { FILE_LIMITS } from "@/lib/files/limits";
import { localFileQuery } from "./device-queries";

/** Asks for a file that this browser has no more. Another file of the same name is told by its fingerprint. */
export function ChooseAgain({ fileId }: { fileId: string }) {
	const queryClient = useQueryClient();
	const { data: known, error } = useQuery(fileQuery(fileId));
	const take = useMutation({
		networkMode: "always",
		mutationFn: async (file: File) => {
			if (known?.sha256 && (await sha256Of(file)) !== known.sha256) return false;
			await keepLocalFile(fileId, file);
			queryClient.setQueryData(localFileQuery(fileId).queryKey, file);
			return true;
		},
	});
	if (error) {
		return (
			<Notice tone="danger" title="The file could not be looked up">
				{messageOf(error)}
			</Notice>
		);
	}
	if (!known) return <Skeleton className="h-40 rounded-lg" />;
	return (
		<div className="grid grid-cols-1 gap-3">
			<Notice tone="info" title="Choose the file once more">
				<span className="wrap-anywhere">
					This browser no longer has {known.fileName}, which stays on your device. It is not uploaded now either: the page only reads it.
				</span>
			</Notice>
			<FileDrop
				accept={{}}
				maxFiles={1}
				maxSizeBytes={FILE_LIMITS.maxBytes}
				label={`Drop ${known.fileName} here, or choose it`}
				hint="The same file as before"
				isInvalid={take.data === false}
				onFiles={([file]) => file && take.mutate(file)}
			/>
			{take.data === false && (
				<Notice tone="danger" title="This is another file">
					Its content is not that of {known.fileName} as you chose it. Choose that one, or start a new run with this file.
				</Notice>
			)}
		</div>
	);
}
