import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { authenticate } from "@/lib/accounts/sessions/authenticate";
import { withoutTokenCookies } from "@/lib/accounts/sessions/browser-cookies";
import { nextAuthOptions } from "@/lib/accounts/sessions/next-auth";
import { pageCookie } from "@/lib/accounts/sessions/page-cookie";
import { libraryRoute } from "@/lib/http/library-route";
import { originOf } from "@/lib/http/request-origin";

type Segment = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, segment: Segment): Promise<Response> {
	// A guest's session comes along to be claimed. Only read here: next-auth guards its own posts with a token.
	const actor = await authenticate(new Request(request.url, { headers: request.headers }));
	const options = nextAuthOptions({ ...originOf(request), actor }, moveGuestWork);
	const response: Response = await NextAuth(request, { params: await segment.params }, options);
	if (request.method !== "POST") return response;
	// Somebody signed in or out: a token pair that a provider's sign-in left in this browser is of whoever came before.
	const answer = new Response(response.body, response);
	if (isSetIn(response)) for (const cookie of withoutTokenCookies()) answer.headers.append("set-cookie", cookie);
	return answer;
}

/** Whether the answer changes the browser's session; a wrong password does not. */
function isSetIn({ headers }: Response): boolean {
	return headers.getSetCookie().some((cookie) => cookie.startsWith(`${pageCookie().name}=`));
}

/** A sign-in's few fields. */
const MAX_BODY_BYTES = 64 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = libraryRoute({ GET: handle, POST: handle }, MAX_BODY_BYTES);
