import { File } from "@/lib/files/schemas";
import { uploadFile } from "@/lib/files/uploads/upload-file";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	POST: operation({
		operationId: "uploadFile",
		summary: "Upload a file in one call",
		tag: "Files",
		auth: "required",
		scope: "files",
		raw: { mediaType: "multipart/form-data", description: "The file, at most 100 MB, in a field called `file`." },
		response: File,
		status: 201,
		// The key would have to cover a body that is streamed past.
		idempotencyKey: "ignored",
		errors: ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "INVALID_REQUEST"],
		handle: ({ context, request }) => uploadFile(context, request),
	}),
});
