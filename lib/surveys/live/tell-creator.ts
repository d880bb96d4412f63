import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { inBackground } from "@/lib/platform/database/background";
import { db } from "@/lib/platform/database/db";
import { userChannel } from "@/lib/realtime/channels";
import { sendToStream } from "@/lib/realtime/realtime";
import type { SurveyUpdated } from "@/lib/surveys/schemas/reading";

/** However many responses come in, the creator's pages hear of them this often. */
const PAUSE_MS = 700;

// Bundlers may load this module more than once in a process; a survey waits for its turn once.
const holder = globalThis as typeof globalThis & { goalModeToldSurveys?: Set<string> };

/** Has the creator's open pages told the survey's counts shortly, of the moment of telling. What is missed then, a page reads by itself. */
export function tellCreator({ surveyId }: { readonly surveyId: string }): void {
	holder.goalModeToldSurveys ??= new Set();
	const waiting = holder.goalModeToldSurveys;
	if (waiting.has(surveyId)) return;
	waiting.add(surveyId);
	inBackground(async () => {
		await wait(PAUSE_MS, undefined, { ref: false });
		waiting.delete(surveyId);
		await send(surveyId);
	});
}

async function send(surveyId: string): Promise<void> {
	const survey = await db().survey.findUnique({ where: { id: surveyId }, select: { creatorId: true, status: true, tally: true } });
	if (!survey?.tally) return;
	const { total, earlyBirds, bindings, quarantined } = survey.tally;
	const data: SurveyUpdated = {
		surveyId,
		totalResponses: total,
		earlyBirdCount: earlyBirds,
		messagingBindingCount: bindings,
		quarantinedCount: quarantined,
		status: survey.status,
		ts: new Date().toISOString(),
	};
	await sendToStream([{ channel: userChannel(survey.creatorId), name: "survey_updated", data, reference: { surveyId } }]);
}
