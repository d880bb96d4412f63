import { z } from "zod";
import { serveContent } from "@/lib/files/content/serve-content";
import { ContentParams, ContentQuery, Received } from "@/lib/files/schemas";
import { receiveContent } from "@/lib/files/uploads/receive-content";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

// The signed link is the credential, so no other is asked for.
const linked = { tag: "Files", auth: "none", params: ContentParams, query: ContentQuery, notFound: "FILE_NOT_FOUND" } as const;
const errors = ["UNAUTHENTICATED", "FORBIDDEN", "LINK_EXPIRED", "FILE_NOT_FOUND"] as const;

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		...linked,
		operationId: "downloadContent",
		summary: "Download content by a signed link; ranges are served",
		response: z.any(),
		errors,
		handle: ({ params, query, request }) => serveContent(params.fileId, query.token, request),
	}),
	PUT: operation({
		...linked,
		operationId: "uploadContent",
		summary: "Send a registered file's content to its signed upload link",
		raw: { mediaType: "application/octet-stream", description: "The bytes of the file." },
		response: Received,
		idempotencyKey: "ignored",
		errors: [...errors, "INVALID_STATE_TRANSITION", "PAYLOAD_TOO_LARGE"],
		handle: ({ params, query, request }) => receiveContent(params.fileId, query.token, request.body),
	}),
});
