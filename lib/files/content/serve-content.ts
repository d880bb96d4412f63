import "server-only";
import { fileNotFound } from "@/lib/files/internal";
import { attachment } from "@/lib/files/store/content-disposition";
import { verifyContentLink } from "@/lib/files/store/content-link";
import { fileStore, linkKey } from "@/lib/files/store/file-store";
import { readRange } from "./byte-range";

/**
 * Answers with the content behind a signed link, whole or a range of it, always as a download: what people upload must not
 * run as a page of ours. @throws AppError UNAUTHENTICATED, LINK_EXPIRED, FORBIDDEN (the link), FILE_NOT_FOUND.
 */
export async function serveContent(objectId: string, token: string | undefined, request: Request): Promise<Response> {
	const link = await verifyContentLink(token ?? null, { use: "get", objectId }, linkKey());
	const found = await fileStore().stat(link.key);
	if (!found) throw fileNotFound();
	const headers: Record<string, string> = {
		"Accept-Ranges": "bytes",
		"Cache-Control": "private, no-store",
		"Content-Disposition": attachment(link.fileName),
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"Content-Type": link.mimeType,
		"X-Content-Type-Options": "nosniff",
	};
	const range = readRange(request.headers.get("range"), found.sizeBytes);
	if (range === "unsatisfiable") return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${found.sizeBytes}` } });
	const body = await fileStore().open(link.key, range ?? undefined);
	if (!body) throw fileNotFound();
	const lengthBytes = range ? range.end - range.start + 1 : found.sizeBytes;
	headers["Content-Length"] = String(lengthBytes);
	if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${found.sizeBytes}`;
	return new Response(body, { status: range ? 206 : 200, headers });
}
