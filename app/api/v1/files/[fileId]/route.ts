import { getFile } from "@/lib/files/get-file";
import { renameFile } from "@/lib/files/naming/rename-file";
import { fileOperations } from "@/lib/files/operations";
import { deleteFile } from "@/lib/goal-jobs/lifecycle/deleting/delete-file";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(fileOperations.getFile, ({ context, params }) => getFile(context, params.fileId)),
	bind(fileOperations.renameFile, ({ context, params, body }) => renameFile(context, params.fileId, body)),
	bind(fileOperations.deleteFile, ({ context, params }) => deleteFile(context, params.fileId)),
]);
