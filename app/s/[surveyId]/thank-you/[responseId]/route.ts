import { answerPage, page, type Visit } from "@/app/s/visit";
import { type LineOffer, thankYouPage } from "@/components/surveys/form/pages/thank-you-page";
import { findMessagingAccount } from "@/lib/messaging/configured";
import { isReached } from "@/lib/messaging/find-reach";
import { getThankYou } from "@/lib/surveys/answering/get-thank-you";
import type { ThankYou } from "@/lib/surveys/schemas/answering";
import type { Words } from "@/lib/surveys/words/words";

interface Segment {
	readonly params: Promise<{ readonly surveyId: string; readonly responseId: string }>;
}

/** What a way to LINE came to, by its code; anything else is trouble at LINE. */
const NOTICES: Readonly<Record<string, keyof Words>> = {
	MESSAGING_LOGIN_DENIED: "lineDenied",
	MESSAGING_STATE_INVALID: "lineState",
	MESSAGING_TOKEN_INVALID: "lineToken",
	MESSAGING_PLATFORM_FAILED: "lineTrouble",
	MESSAGING_ACCOUNT_TAKEN: "lineTaken",
	MESSAGING_ALREADY_BOUND: "lineOther",
	SERVICE_UNAVAILABLE: "lineMissing",
};

function noticeOf({ query }: Visit, words: Words): string | null {
	const code = query.get("line");
	return code === null ? null : words[NOTICES[code] ?? "lineTrouble"];
}

/** An account can be connected where the survey wants it and this deployment has one; what is connected is shown in any case. */
async function lineOf(thankYou: ThankYou): Promise<LineOffer | null> {
	const account = findMessagingAccount();
	if (!account || !(thankYou.canBindMessaging || thankYou.hasMessagingBinding)) return null;
	return { accountId: account.accountId, addUrl: account.addUrl, isReachable: await isReached(thankYou) };
}

export async function GET(request: Request, { params }: Segment): Promise<Response> {
	const address = await params;
	return answerPage(request, async (visit) => {
		const thankYou = await getThankYou(address);
		const frame = visit.frame(thankYou.language);
		return page(thankYouPage({ ...frame, thankYou, line: await lineOf(thankYou), notice: noticeOf(visit, frame.words) }));
	});
}
