import "server-only";
import { db } from "@/lib/platform/database/db";
import { findResponseForBinding } from "@/lib/surveys/binding/find-response-for-binding";

/** Whether messages reach the account that is connected to a response, as far as was heard; true when nothing was. */
export async function isReached(address: { readonly surveyId: string; readonly responseId: string }): Promise<boolean> {
	const response = await findResponseForBinding(address);
	if (!response?.messagingUserId) return true;
	const contact = await db().messagingContact.findUnique({ where: { messagingUserId: response.messagingUserId }, select: { isReachable: true } });
	return contact?.isReachable ?? true;
}
