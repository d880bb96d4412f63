import { listFiles } from "@/lib/files/list-files";
import { FileList, ListFilesQuery, RegisteredFile, RegisterFileBody } from "@/lib/files/schemas";
import { registerFile } from "@/lib/files/uploads/register-file";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

const own = { tag: "Files", auth: "required", scope: "files" } as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...own,
		operationId: "listFiles",
		summary: "The caller's files, newest first",
		query: ListFilesQuery,
		response: FileList,
		errors: ["INVALID_REQUEST"],
		handle: ({ context, query }) => listFiles(context, query),
	}),
	POST: operation({
		...own,
		operationId: "registerFile",
		summary: "Announce a file and get a link to upload it with",
		body: RegisterFileBody,
		response: RegisteredFile,
		status: 201,
		handle: ({ context, body }) => registerFile(context, body),
	}),
});
