import { fileOperations } from "@/lib/files/operations";
import { completeUpload } from "@/lib/files/uploads/complete-upload";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(fileOperations.completeUpload, ({ context, params }) => completeUpload(context, params.fileId)),
]);
