import { fileOperations } from "@/lib/files/operations";
import { uploadFile } from "@/lib/files/uploads/upload-file";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(fileOperations.uploadFile, ({ context, request }) => uploadFile(context, request))]);
