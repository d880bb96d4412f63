import { listFiles } from "@/lib/files/list-files";
import { fileOperations } from "@/lib/files/operations";
import { registerFile } from "@/lib/files/uploads/register-file";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(fileOperations.listFiles, ({ context, query }) => listFiles(context, query)),
	bind(fileOperations.registerFile, ({ context, body }) => registerFile(context, body)),
]);
