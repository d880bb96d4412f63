import "server-only";
import { randomUUID } from "node:crypto";
import type { RequestOrigin } from "@/lib/platform/context";
import { inBackground } from "@/lib/platform/database/background";
import { sql } from "@/lib/platform/database/db";
import { expiryOf, type IdempotentCall } from "@/lib/platform/database/idempotency";
import type { Query } from "@/lib/platform/database/query";
import { prepared, sqlTransaction } from "@/lib/platform/database/sql-transaction";
import { again, isUniqueViolation } from "@/lib/platform/database/transaction";
import { sweepOutbox } from "@/lib/platform/engine/outbox";
import { AppError, validationError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { tellCreator } from "@/lib/surveys/live/tell-creator";
import { unlockOf } from "@/lib/surveys/mystery";
import { countsOf } from "@/lib/surveys/questions";
import type { SubmitResponseBody, SubmitResult } from "@/lib/surveys/schemas/answering";
import { checkAnswers } from "./check-answers";
import { type AnswerRecord, CREATED_AT, type Inserted, insertResponse, type NewResponse } from "./insert-response";
import { forgetPublished, getPublished, notOpenYet, type PublishedSurvey } from "./published-survey";
import { suspicionOf } from "./suspicion";

/** An address as it is compared: letters alike however they were typed. */
export function emailKeyOf(email: string): string {
	return email.normalize("NFKC").trim().toLowerCase();
}

/**
 * Takes a respondent's answers. With a `call`, the record of the answer to its Idempotency-Key is written in the same statement.
 * @throws AppError SURVEY_NOT_FOUND; SURVEY_CLOSED (details.reason closed or full); ALREADY_RESPONDED; VALIDATION_ERROR naming every wrong answer.
 */
export async function submitSurveyResponse(
	{ ipAddress }: Pick<RequestOrigin, "ipAddress">,
	surveyId: string,
	body: SubmitResponseBody,
	call: IdempotentCall | null = null,
): Promise<SubmitResult> {
	const survey = await getPublished(surveyId);
	const { answers, problems } = checkAnswers(survey.questions, body.answers);
	if (problems.length > 0) throw validationError(problems);
	const { reasons, durationMs } = await suspicionOf(survey.surveyId, body, Object.keys(answers).length, ipAddress);
	const response: NewResponse = {
		responseId: randomUUID(),
		surveyId: survey.surveyId,
		version: survey.version,
		email: body.email,
		emailKey: emailKeyOf(body.email),
		name: body.name,
		answers,
		durationMs,
		quarantineReasons: reasons,
		counts: reasons.length > 0 ? [] : countsOf(survey.questions, answers),
		unlocks: unlocksOf(survey),
	};
	const inserted = await keep(survey, response, call && recordOf(survey, response, call));
	tellCreator(survey);
	if (inserted.reachesThreshold) inBackground(async () => void (await sweepOutbox(0)));
	return presentResult(survey, response, { ...inserted, createdAt: inserted.createdAt.toISOString() });
}

function unlocksOf({ mystery }: Pick<PublishedSurvey, "mystery">): NewResponse["unlocks"] {
	if (!mystery || mystery.rule.condition === "on_completion") return null;
	return { eventId: newId(), unlockType: mystery.rule.condition };
}

/** The answer in each form that it can take, since only the database knows which it will be. */
function recordOf(survey: PublishedSurvey, response: NewResponse, call: IdempotentCall): AnswerRecord {
	const bodyOf = (isEarlyBird: boolean, isReached: boolean) =>
		JSON.stringify(presentResult(survey, response, { createdAt: CREATED_AT, isEarlyBird, thresholdReachedAt: isReached ? new Date(0) : null }));
	return { call, expiresAt: expiryOf("day"), bodies: [bodyOf(false, false), bodyOf(true, false), bodyOf(false, true), bodyOf(true, true)] };
}

/** By a statement alone, which is the least that the row of the tally can be held; with seats to give, in a transaction that can be taken back. */
async function keep(survey: PublishedSurvey, response: NewResponse, record: AnswerRecord | null): Promise<Inserted> {
	const hasOptionCaps = survey.questions.some(({ optionCaps }) => Object.keys(optionCaps).length > 0);
	const insert = async (query: Query): Promise<Inserted> => requireInserted(survey, response, await insertResponse(query, response, record));
	try {
		return hasOptionCaps ? await sqlTransaction(insert) : await again(() => insert(alone));
	} catch (error) {
		if (isTakenAddress(error)) throw alreadyResponded();
		throw error;
	}
}

const alone: Query = async (text, values) => (await sql().query(prepared(text, values))).rows;

function alreadyResponded(): AppError {
	return new AppError("ALREADY_RESPONDED", "There is a response of this e-mail address already. Each address answers once.");
}

/** Any other constraint is not the address's: that of a record says that its key was used. */
function isTakenAddress(error: unknown): boolean {
	return isUniqueViolation(error) && (error as { constraint?: unknown }).constraint === "survey_response_surveyId_emailKey_key";
}

function requireInserted(survey: PublishedSurvey, { counts, quarantineReasons }: NewResponse, inserted: Inserted): Inserted {
	switch (inserted.outcome) {
		case "already_responded":
			throw alreadyResponded();
		case "closed":
			throw new AppError("SURVEY_CLOSED", survey.closedMessage || "This survey is closed. It takes no more responses.", { reason: "closed" });
		case "full":
			throw new AppError("SURVEY_CLOSED", survey.closedMessage || "All responses that this survey takes are in.", { reason: "full" });
		case "gone":
			forgetPublished(survey.surveyId);
			throw notOpenYet();
		case "inserted": {
			if (quarantineReasons.length > 0) return inserted;
			const full = counts.filter(({ questionId, bucket }) => !inserted.moved.some((one) => one.questionId === questionId && one.bucket === bucket));
			if (full.length === 0) return inserted;
			// It leaves the transaction, which takes back what was written.
			throw validationError(full.map(({ questionId, bucket }) => ({ path: `answers.${questionId}`, message: `“${bucket}” has run out. Choose another.` })));
		}
	}
}

interface Outcome extends Pick<Inserted, "isEarlyBird" | "thresholdReachedAt"> {
	readonly createdAt: string;
}

function presentResult(survey: PublishedSurvey, { responseId, surveyId, quarantineReasons }: NewResponse, outcome: Outcome): SubmitResult {
	const { createdAt, isEarlyBird, thresholdReachedAt } = outcome;
	const standing = { isQuarantined: quarantineReasons.length > 0, boundAt: null, countedAt: new Date(0), thresholdReachedAt };
	return {
		responseId,
		surveyId,
		isEarlyBird,
		createdAt,
		mysteryUnlocked: unlockOf(survey.mystery?.rule ?? null, standing) !== null,
		thankYouUrl: `/s/${surveyId}/thank-you/${responseId}`,
	};
}
