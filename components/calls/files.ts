// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { fileOperations as FileOperations } from "@/lib/files/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const fileOperations = callsOf<typeof FileOperations>({
	completeUpload: ["POST", "/files/{fileId}/complete"],
	checkFile: ["GET", "/files/{fileId}/check"],
	downloadContent: ["GET", "/files/{fileId}/content"],
	getFilePicture: ["GET", "/files/{fileId}/picture"],
	uploadContent: ["PUT", "/files/{fileId}/content", false],
	getFile: ["GET", "/files/{fileId}"],
	renameFile: ["PATCH", "/files/{fileId}"],
	deleteFile: ["DELETE", "/files/{fileId}"],
	listFiles: ["GET", "/files"],
	registerFile: ["POST", "/files"],
	uploadFile: ["POST", "/files/upload", false],
});
