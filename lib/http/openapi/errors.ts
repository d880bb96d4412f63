import type { AnyContract } from "@/lib/platform/contract/contract";
import { ERRORS, type ErrorCode } from "@/lib/platform/errors";
import type { JsonObject } from "./schema-book";

/** What a code says to a caller. A code without an entry is explained by the message of the answer. */
const MEANINGS: Partial<Record<ErrorCode, string>> = {
	INVALID_REQUEST: "The body is not JSON, or a cursor or required header is missing or malformed.",
	INVALID_STATE_TRANSITION: "The state forbids it; details has {status, allowed}.",
	INVALID_TOKEN: "The mailed link was used before, has expired or is not complete.",
	DEVICE_LOGIN_PENDING: "Nobody has answered in the browser yet; ask again after intervalSeconds.",
	DEVICE_LOGIN_DENIED: "The person turned the program away.",
	DEVICE_LOGIN_NOT_FOUND: "No program waits with this code: it is too old, or answered already.",
	UNAUTHENTICATED: "No credentials, or bad or expired ones.",
	AUTH_INVALID_REDIRECT: "redirect_to is no path of this site.",
	AUTH_OAUTH_STATE_INVALID: "The state is missing, unknown, too old, used before, or of another browser.",
	AUTH_OAUTH_DENIED: "The person did not agree at the provider.",
	AUTH_OAUTH_TOKEN_INVALID: "What the provider said of the person does not hold, or has no verified e-mail address.",
	AUTH_OAUTH_PROVIDER_FAILED: "The provider did not answer, or not in a way that can be used.",
	OAuthLinkingRequired: "An account has this e-mail address. Sign in to it and link the provider there.",
	OAUTH_ALREADY_LINKED: "This account of the provider belongs to another account here, or this account has another one linked.",
	INVALID_CREDENTIALS: "Wrong e-mail address or password.",
	REFRESH_TOKEN_INVALID: "The refresh token is unknown, has expired, or its session has ended. Sign in again.",
	REFRESH_TOKEN_REUSED: "The refresh token was used before, which may mean that it was copied, so its whole session was ended. Sign in again.",
	INSUFFICIENT_CREDITS: "Neither the free allowance nor the balance reaches; details is a Quote, whose topUp says how much to buy. Nothing was started.",
	QUOTE_MISMATCH: "The price has changed by more than 20 % of the fresh one; details is a fresh Quote. Nothing was started.",
	INVALID_SIGNATURE: "The signature is missing, is not of this body, or is older or newer than five minutes. Nothing was stored.",
	CHECKOUT_NOT_FOUND: "There is no such payment, or it is not yours.",
	EMAIL_NOT_VERIFIED: "Follow the link in the mail first.",
	FORBIDDEN: "Not allowed to this caller: an API key without the scope (details.scope), or a change authorized by a cookie that does not come from this site.",
	RECENT_SIGN_IN_REQUIRED: "The last sign-in of this session was more than 15 minutes ago; sign in again.",
	FILE_FORBIDDEN: "A file id that is not yours, whether it exists or not.",
	NOT_FOUND: "There is nothing at this address.",
	JOB_NOT_FOUND: "There is no such job, or it is not yours.",
	FILE_NOT_FOUND: "There is no such file, or it is not yours.",
	ARTIFACT_NOT_FOUND: "The job has no such artifact.",
	PICTURE_NOT_FOUND: "The file has no page that can be shown as a picture.",
	FEEDBACK_NOT_FOUND: "No feedback was given yet.",
	EXCEPTION_NOT_FOUND: "The run has no such exception ticket.",
	SESSION_NOT_FOUND: "There is no such session, or it has ended already.",
	EXPORT_NOT_FOUND: "There is no such archive, or it is not yours.",
	API_KEY_NOT_FOUND: "There is no such API key, or it is not yours.",
	WORKFLOW_NOT_FOUND: "There is no such workflow, or it is not yours.",
	SOURCE_NOT_FOUND: "There is no such workflow to make a copy of, or it is not public.",
	COMMENT_NOT_FOUND: "The workflow has no such comment.",
	VERSION_NOT_FOUND: "The workflow or agent has no such version.",
	AGENT_NOT_FOUND: "There is no such agent, or it is not yours.",
	AGENT_NAME_TAKEN: "The agent's name is somebody else's. Choose another.",
	SAMPLE_NOT_FOUND: "Its owner shows no results of a run.",
	PRO_REQUIRED: "Only on the Pro plan; details has {upgradeUrl}.",
	WORKFLOW_PUBLIC: "A public workflow is archived before it is deleted.",
	UNKNOWN_TOOL: "A tool that the tool catalog does not have; details has {tools, findings}.",
	FORBIDDEN_TOOL: "A tool that no workflow of a user may have, as it would ask the user or end the run; details has {tools, findings}.",
	HTML_NOT_ALLOWED: "The text holds what an HTML parser would read as markup. Write plain text.",
	WORKFLOW_NOT_RUNNABLE: "The workflow can't run as it stands; details has {findings}.",
	SURVEY_NOT_FOUND: "There is no such survey, it is not yours, or it is not open to respondents yet.",
	QUESTION_NOT_FOUND: "The survey has no such question.",
	RESPONSE_NOT_FOUND: "The survey has no such response.",
	REPORT_NOT_FOUND: "There is no such report link, or it was revoked.",
	SURVEY_CLOSED: "The survey takes no more responses: it was closed, or all that it takes are in (details.reason is closed, full or option_full).",
	MESSAGING_STATE_INVALID: "The way back from LINE was used before, is older than ten minutes, or belongs to another survey.",
	MESSAGING_LOGIN_DENIED: "The person did not agree at LINE.",
	MESSAGING_TOKEN_INVALID: "What LINE said of the person does not hold: signature, issuer, audience, expiry or nonce.",
	MESSAGING_PLATFORM_FAILED: "LINE does not answer as it should.",
	MESSAGING_ACCOUNT_TAKEN: "The LINE account is connected to another response of this survey.",
	MESSAGING_ALREADY_BOUND: "Another LINE account is connected to the response.",
	ALREADY_RESPONDED: "There is a response of this e-mail address already.",
	SURVEY_HAS_NO_QUESTIONS: "A survey needs a question before it is published.",
	LINK_EXPIRED: "The signed link is too old; ask for a fresh one.",
	VERSION_CONFLICT: "expectedVersion is not the record's, or expectedRevision not the item's; details has currentVersion or currentRevision.",
	IDEMPOTENCY_KEY_REUSED: "The same Idempotency-Key came with another request.",
	IDEMPOTENCY_IN_PROGRESS: "The first request with this Idempotency-Key is still running.",
	PAYLOAD_TOO_LARGE: "The body is too large.",
	QUOTA_EXCEEDED: "The files of the account have no room for this one; details has {usedBytes, limitBytes, neededBytes}.",
	UNSUPPORTED_MEDIA_TYPE: "The body has another media type than the operation takes.",
	VALIDATION_ERROR: "Fields are wrong; details.issues lists all of them as {path, message}.",
	SLOT_VALIDATION_ERROR: "Answers are wrong; details.slots lists all of them as {slotId, message}.",
	REVISION_REFUSED: "The check does not pass the changed value, so nothing was changed; details.violations says why, place by place.",
	FILE_REJECTED: "The content is not what was announced: its size, its hash, or the format that its name or type promises.",
	FILE_INCOMPATIBLE: "The files do not fit the workflow.",
	NO_MATCHING_WORKFLOW: "No workflow matches the goal.",
	BUDGET_EXCEEDED: "The budget of the run does not reach for this call.",
	TOOL_NOT_ALLOWED: "The workflow of the run may not call this tool.",
	TOOL_FAILED: "The tool could not do it; the same call may succeed later.",
	TOOL_TIMEOUT: "The tool took longer than it may.",
	RATE_LIMITED: "Too many requests; wait Retry-After seconds.",
	INTERNAL: "A fault on our side; name the requestId when you report it.",
	NOT_IMPLEMENTED: "Not available yet.",
	SERVICE_UNAVAILABLE: "The database, the file store or the payment provider does not answer or is full; wait Retry-After seconds. Nothing was lost.",
};

export function meaningOf(code: ErrorCode): string {
	return MEANINGS[code] ?? "See the message of the answer.";
}

/** Every code that an operation can answer with: those of its shape and those it declares. */
export function errorCodesOf(operation: AnyContract): ErrorCode[] {
	const codes: ErrorCode[] = [];
	const isChange = operation.method !== "GET";
	if (operation.auth === "required") codes.push("UNAUTHENTICATED");
	// A change that a cookie authorizes may be refused, and so may an API key without the scope.
	if (operation.auth !== "none" && (isChange || operation.scope !== "any")) codes.push("FORBIDDEN");
	if (operation.needsRecentSignIn) codes.push("RECENT_SIGN_IN_REQUIRED");
	if (isChange && !operation.raw) codes.push("PAYLOAD_TOO_LARGE");
	if (operation.body) codes.push("INVALID_REQUEST", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE");
	if (operation.body || operation.query) codes.push("VALIDATION_ERROR");
	if (operation.params) codes.push(operation.notFound ?? "NOT_FOUND");
	if (takesIdempotencyKey(operation)) codes.push("INVALID_REQUEST", "IDEMPOTENCY_KEY_REUSED", "IDEMPOTENCY_IN_PROGRESS");
	codes.push(...(operation.errors ?? []), "INTERNAL");
	// An operation that answers 503 by itself needs neither.
	if (!operation.otherAnswers?.[503]) codes.push("SERVICE_UNAVAILABLE");
	if (!operation.isUnlimited || operation.addressLimit) codes.push("RATE_LIMITED");
	return [...new Set(codes)].sort((one, other) => ERRORS[one].status - ERRORS[other].status);
}

export function takesIdempotencyKey(operation: AnyContract): boolean {
	return operation.method !== "GET" && operation.idempotencyKey !== "ignored";
}

/** The refusals of an operation as responses, one for each status. */
export function errorResponsesOf(operation: AnyContract): JsonObject {
	const byStatus: Record<string, ErrorCode[]> = {};
	for (const code of errorCodesOf(operation)) {
		const status = String(ERRORS[code].status);
		byStatus[status] = [...(byStatus[status] ?? []), code];
	}
	return Object.fromEntries(Object.entries(byStatus).map(([status, codes]) => [status, responseFor(Number(status), codes)]));
}

function responseFor(status: number, codes: readonly ErrorCode[]): JsonObject {
	const headers: JsonObject = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };
	if (status === 401) headers["WWW-Authenticate"] = { schema: { const: "Bearer" } };
	if (status === 429 || status === 503) headers["Retry-After"] = { description: "Seconds until the next try may succeed.", schema: { type: "integer" } };
	const schema = { $ref: "#/components/schemas/Error", properties: { error: { enum: codes }, code: { enum: codes } } };
	return { description: codes.map((code) => `\`${code}\`: ${meaningOf(code)}`).join("\n\n"), headers, content: { "application/json": { schema } } };
}
