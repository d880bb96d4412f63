import { deleteFile } from "@/lib/files/delete-file";
import { getFile } from "@/lib/files/get-file";
import { Deleted, FileParams, FileWithLink } from "@/lib/files/schemas";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const one = { tag: "Files", auth: "required", scope: "files", params: FileParams, notFound: "FILE_NOT_FOUND", errors: ["FILE_NOT_FOUND"] } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...one,
		operationId: "getFile",
		summary: "One file, with a link to its content",
		response: FileWithLink,
		handle: ({ context, params }) => getFile(context, params.fileId),
	}),
	DELETE: operation({
		...one,
		operationId: "deleteFile",
		summary: "Delete a file and its content",
		response: Deleted,
		handle: ({ context, params }) => deleteFile(context, params.fileId),
	}),
});
