import { libraryRoute } from "@/lib/http/library-route";
import { readJsonBody } from "@/lib/http/read-body";
import { onWorkConnections } from "@/lib/platform/database/db";
import { answerGrant } from "@/lib/tools/remote/answer-grant";
import { MAX_ASK_BYTES } from "@/lib/tools/remote/wire";

interface Segment {
	readonly params: Promise<{ callId: string; ask: string }>;
}

const BEARER = /^Bearer ([\w-]{1,100})$/;

/** A tool server in another process asks for what its call may reach. Only the call's own grant opens it, as long as the call is under way. */
async function answer(request: Request, { params }: Segment): Promise<Response> {
	const { callId, ask } = await params;
	const token = BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
	return Response.json(await onWorkConnections(() => answerGrant(callId, ask, token, () => readJsonBody(request, MAX_ASK_BYTES), request.signal)));
}

export const { GET, POST, PUT, PATCH, DELETE } = libraryRoute<Segment>({ POST: answer }, null);
