import { serveContent } from "@/lib/files/content/serve-content";
import { fileOperations } from "@/lib/files/operations";
import { receiveContent } from "@/lib/files/uploads/receive-content";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(fileOperations.downloadContent, ({ params, query, request }) => serveContent(params.fileId, query.token, request)),
	bind(fileOperations.uploadContent, ({ params, query, request }) => receiveContent(params.fileId, query.token, request)),
]);
