import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { nextAuthOptions } from "@/lib/accounts/sessions/next-auth";
import { libraryRoute } from "@/lib/http/library-route";
import { originOf } from "@/lib/http/request-origin";

type Segment = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, segment: Segment): Promise<Response> {
	// A guest's session comes along to be claimed. Only read here: next-auth guards its own posts with a token.
	const actor = await authenticate(new Request(request.url, { headers: request.headers }));
	const options = nextAuthOptions({ ...originOf(request), actor }, moveGuestWork);
	return NextAuth(request, { params: await segment.params }, options);
}

/** A sign-in's few fields. */
const MAX_BODY_BYTES = 64 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = libraryRoute({ GET: handle, POST: handle }, MAX_BODY_BYTES);
