import "server-only";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { findResponseForBinding } from "@/lib/surveys/binding/find-response-for-binding";
import { findReward } from "@/lib/surveys/binding/find-reward";
import { listPushTargets } from "@/lib/surveys/binding/list-push-targets";
import { pickLanguage, wordsIn } from "@/lib/surveys/words/pick-language";
import { fill } from "@/lib/surveys/words/words";
import { type PushRequest, queuePushes } from "./queue-push";

const PAGE = 100;

/** The message to one respondent; null when nothing is unlocked for them, or no account is connected. The reward itself stays on their page. */
async function messageTo(surveyId: string, responseId: string): Promise<PushRequest | null> {
	const address = { surveyId, responseId };
	const [response, reward] = [await findResponseForBinding(address), await findReward(address)];
	if (!response?.messagingUserId || !reward) return null;
	const url = `${env().APP_URL}/s/${surveyId}/thank-you/${responseId}`;
	const text = fill(wordsIn(pickLanguage(null, response.language)).pushText, { title: reward.title, url });
	return { ...address, messagingUserId: response.messagingUserId, text, dedupeKey: `mystery:${responseId}` };
}

async function queueFor(surveyId: string, responseIds: readonly string[]): Promise<number> {
	const messages = [];
	for (const responseId of responseIds) messages.push(await messageTo(surveyId, responseId));
	const requests = messages.filter((message) => message !== null);
	return requests.length === 0 ? 0 : transaction((tx) => queuePushes(tx, requests));
}

/** Queues the message that a mystery event is unlocked for one respondent, once. Returns how many are new. */
export function tellOne(surveyId: string, responseId: string): Promise<number> {
	return queueFor(surveyId, [responseId]);
}

/** The same for the next respondents of a survey with a connected account. Returns after whom to go on; null at the end. */
export async function tellNext(surveyId: string, afterResponseId: string | null): Promise<{ queued: number; next: string | null }> {
	const targets = await listPushTargets(surveyId, afterResponseId, PAGE);
	const queued = await queueFor(
		surveyId,
		targets.map(({ responseId }) => responseId),
	);
	return { queued, next: targets.length < PAGE ? null : (targets.at(-1)?.responseId ?? null) };
}
