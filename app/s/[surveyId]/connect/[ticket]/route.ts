import { answerPage, page, seeOther, type Visit } from "@/app/s/visit";
import { confirmPage } from "@/components/surveys/form/pages/confirm-page";
import { messagePage } from "@/components/surveys/form/pages/message-page";
import { answerConfirmation } from "@/lib/messaging/login/finish-login";
import { browserSecretOf } from "@/lib/messaging/login/login-secret";
import { findConfirmation } from "@/lib/messaging/login/login-state";
import { AppError } from "@/lib/platform/errors";
import { readBytes } from "@/lib/platform/network/body-limit";
import { getThankYou } from "@/lib/surveys/answering/get-thank-you";
import type { Words } from "@/lib/surveys/words/words";

interface Segment {
	readonly params: Promise<{ readonly surveyId: string; readonly ticket: string }>;
}

const MAX_BYTES = 10_000;
const REASONS: Readonly<Record<string, keyof Words>> = {
	MESSAGING_ACCOUNT_TAKEN: "lineTaken",
	MESSAGING_ALREADY_BOUND: "lineOther",
	MESSAGING_STATE_INVALID: "lineState",
};

function endPage(visit: Visit, code: string, status: number): Response {
	const frame = visit.frame();
	const { words } = frame;
	return page(messagePage({ ...frame, title: words.troubleTitle, text: words[REASONS[code] ?? "lineTrouble"] }), status);
}

/** Asks, in the browser that came back from LINE; a ticket says nothing in any other. */
export async function GET(request: Request, { params }: Segment): Promise<Response> {
	const { surveyId, ticket } = await params;
	return answerPage(request, async (visit) => {
		const asked = await findConfirmation(surveyId, ticket, browserSecretOf(request));
		if (!asked) return endPage(visit, "MESSAGING_STATE_INVALID", 400);
		const { name, surveyTitle, language } = await getThankYou(asked);
		const frame = visit.frame(language);
		const action = `/s/${surveyId}/connect/${ticket}`;
		return page(confirmPage({ ...frame, isEmbedded: false, lineName: asked.displayName, respondentName: name, surveyTitle, action }));
	});
}

/** Takes the answer. The thank-you page is another's where the answer is no. */
export async function POST(request: Request, { params }: Segment): Promise<Response> {
	const { surveyId, ticket } = await params;
	return answerPage(request, async (visit) => {
		const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_BYTES)));
		const isYes = form.get("answer") === "yes";
		try {
			const { redirectTo } = await answerConfirmation(surveyId, ticket, browserSecretOf(request), isYes, visit.origin.requestId);
			return isYes ? seeOther(redirectTo) : seeOther(`/s/${surveyId}`);
		} catch (error) {
			if (error instanceof AppError && error.code in REASONS) return endPage(visit, error.code, error.status);
			throw error;
		}
	});
}
