import { File, FileParams } from "@/lib/files/schemas";
import { completeUpload } from "@/lib/files/uploads/complete-upload";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "completeUpload",
		summary: "Have the uploaded content checked: size, hash and type",
		tag: "Files",
		auth: "required",
		scope: "files",
		params: FileParams,
		notFound: "FILE_NOT_FOUND",
		response: File,
		errors: ["FILE_NOT_FOUND", "INVALID_STATE_TRANSITION", "FILE_REJECTED"],
		handle: ({ context, params }) => completeUpload(context, params.fileId),
	}),
});
