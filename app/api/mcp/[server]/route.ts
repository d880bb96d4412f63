import { libraryRoute } from "@/lib/http/library-route";
import { serveTools } from "./serve";

interface Segment {
	readonly params: Promise<{ server: string }>;
}

/** No message comes unasked and no session is kept, so there is nothing to listen to or to end. */
export const { GET, POST, PUT, PATCH, DELETE } = libraryRoute<Segment>(
	{ POST: async (request, { params }) => serveTools(request, (await params).server) },
	null,
);
