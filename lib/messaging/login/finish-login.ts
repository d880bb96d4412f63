import "server-only";
import { hearOfContact } from "@/lib/messaging/contacts";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { bindMessagingUser } from "@/lib/surveys/binding/bind-messaging-user";
import { type LinePerson, whoCameBack } from "./line-login";
import { askForConfirmation, type Confirmation, type LoginPurpose, type StartedLogin, takeConfirmation } from "./login-state";

type CameBack = StartedLogin & { readonly isSameBrowser: boolean };

/** What an answer of LINE brings along. */
interface Answer {
	readonly code?: string | undefined;
	readonly error?: string | undefined;
}

/** Connected, or asked about, under a ticket, since another browser came back. */
export type Finished = { readonly kind: "bound"; readonly redirectTo: string } | { readonly kind: "asked"; readonly ticket: string };

function requireCode({ code, error }: Answer): string {
	if (code && !error) return code;
	if (error === "access_denied") throw new AppError("MESSAGING_LOGIN_DENIED", "You did not agree at LINE. Nothing was connected, and your answers are safe.");
	throw new AppError("MESSAGING_PLATFORM_FAILED", "LINE did not finish the login. Nothing was connected; try again from your thank-you page.");
}

const REFUSALS = {
	user_taken: ["MESSAGING_ACCOUNT_TAKEN", "This LINE account is connected to another response of this survey. Each account can be connected once."],
	response_taken: ["MESSAGING_ALREADY_BOUND", "Another LINE account is connected to this response already."],
	not_found: ["RESPONSE_NOT_FOUND", "The survey has no such response."],
} as const;

/** @throws AppError MESSAGING_ACCOUNT_TAKEN, MESSAGING_ALREADY_BOUND, RESPONSE_NOT_FOUND. */
async function bind({ surveyId, responseId }: LoginPurpose, messagingUserId: string, requestId: string): Promise<void> {
	const { outcome } = await bindMessagingUser({ surveyId, responseId, messagingUserId, requestId });
	if (outcome === "bound" || outcome === "already_bound") return;
	const [code, message] = REFUSALS[outcome];
	throw new AppError(code, message);
}

async function noteFriendship({ messagingUserId, isFriend }: LinePerson): Promise<void> {
	if (isFriend !== null) await transaction((tx) => hearOfContact(tx, messagingUserId, isFriend, new Date()));
}

/**
 * Does what a visit to LINE was for, once its answer is back and its start is taken. In the browser that began, the account is connected; in any
 * other one (LINE's own, or somebody's who was sent the link) the person there is asked first.
 * @throws AppError MESSAGING_LOGIN_DENIED, MESSAGING_PLATFORM_FAILED, MESSAGING_TOKEN_INVALID, MESSAGING_ACCOUNT_TAKEN, MESSAGING_ALREADY_BOUND, RESPONSE_NOT_FOUND.
 */
export async function finishMessagingLogin(started: CameBack, answer: Answer, browser: string, requestId: string): Promise<Finished> {
	const person = await whoCameBack(started, requireCode(answer));
	await noteFriendship(person);
	const { surveyId, responseId, redirectTo } = started;
	if (started.isSameBrowser) {
		await bind(started, person.messagingUserId, requestId);
		return { kind: "bound", redirectTo };
	}
	const { messagingUserId, displayName } = person;
	return { kind: "asked", ticket: await askForConfirmation({ surveyId, responseId, redirectTo, messagingUserId, displayName }, browser) };
}

/** The yes, or no, of whoever came back in another browser. Returns what was asked about. @throws AppError as above, and MESSAGING_STATE_INVALID. */
export async function answerConfirmation(surveyId: string, ticket: string, browser: string | null, isYes: boolean, requestId: string): Promise<Confirmation> {
	const confirmation = await takeConfirmation(surveyId, ticket, browser);
	if (isYes) await bind(confirmation, confirmation.messagingUserId, requestId);
	return confirmation;
}
