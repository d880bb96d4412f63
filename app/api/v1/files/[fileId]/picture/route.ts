import { fileOperations } from "@/lib/files/operations";
import { filePicture } from "@/lib/goal-jobs/pictures/file-picture";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(fileOperations.getFilePicture, ({ context, params, request }) => filePicture(context, params.fileId, request)),
]);
