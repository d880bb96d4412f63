import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { namedIn } from "@/lib/messaging/login/login-state";
import { messagingOperations } from "@/lib/messaging/operations";
import { AppError } from "@/lib/platform/errors";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(messagingOperations.returnFromLine, async ({ query, request }) => {
		const named = namedIn(query.state);
		if (named === null)
			throw new AppError("MESSAGING_STATE_INVALID", "This way back from LINE was used before, or took too long. Start again from your thank-you page.");
		const location = `/api/v1/surveys/${named.surveyId}/messaging/callback${new URL(request.url).search}`;
		return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
	}),
]);
