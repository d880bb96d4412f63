/** What became of one attempt to send. */
export type Attempt =
	/** Accepted now, or under the same key before. */
	| { readonly kind: "accepted"; readonly requestId: string | null }
	| { readonly kind: "refused"; readonly status: number; readonly message: string }
	/** Nobody knows whether it was accepted. */
	| { readonly kind: "unanswered" };

export type Settled = "sent" | "over_quota" | "misconfigured" | "refused" | "unconfirmed";

/**
 * What an attempt means for the message: settled, or `again` under the same key. A message whose answer is missing is tried again only while the
 * platform still knows its key. https://developers.line.biz/en/docs/messaging-api/retrying-api-request/
 */
export function judge(attempt: Attempt, unansweredForMs: number | null, retryKeyMs: number): Settled | "again" {
	const isKeyOver = unansweredForMs !== null && unansweredForMs >= retryKeyMs;
	if (attempt.kind === "accepted") return "sent";
	if (attempt.kind === "unanswered") return isKeyOver ? "unconfirmed" : "again";
	const { status, message } = attempt;
	// An earlier try without an answer may have been accepted after all; what the platform says of this one does not change that.
	if (status === 429) return /monthly limit/i.test(message) ? "over_quota" : "again";
	if (status === 401 || status === 403) return "misconfigured";
	if (status >= 500) return isKeyOver ? "unconfirmed" : "again";
	return "refused";
}
