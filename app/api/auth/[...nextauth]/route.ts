import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authenticate } from "@/lib/accounts/authenticate";
import { nextAuthOptions } from "@/lib/accounts/next-auth";
import { originOf } from "@/lib/http/route";

type Segment = { params: Promise<{ nextauth: string[] }> };

async function handle(request: NextRequest, segment: Segment): Promise<Response> {
	// A guest's session comes along to be claimed; next-auth guards its own posts.
	const actor = await authenticate(request).catch(() => null);
	const options = nextAuthOptions({ ...originOf(request), actor });
	return NextAuth(request, { params: await segment.params }, options);
}

export { handle as GET, handle as POST };
