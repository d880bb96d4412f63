import { fileOperations } from "@/lib/files/operations";
import { checkFile } from "@/lib/goal-jobs/looking/check-file";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(fileOperations.checkFile, ({ context, params, query }) => checkFile(context, params.fileId, query.workflowId)),
]);
