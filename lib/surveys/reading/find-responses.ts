import "server-only";
import { sql } from "@/lib/platform/database/db";
import type { KeysetPosition } from "@/lib/platform/database/keyset";
import { toPlainText } from "@/lib/platform/language/plain-text";
import type { SurveyResponseModel } from "@/lib/platform/prisma/models";
import type { ListResponsesQuery } from "@/lib/surveys/schemas/reading";

export type ResponseFilter = Omit<ListResponsesQuery, "limit" | "cursor" | "format">;

/** Conditions in SQL with their values, numbered as they are added. */
class Conditions {
	readonly texts: string[] = [];
	readonly values: unknown[] = [];

	add(text: (place: string) => string, value: unknown): void {
		this.values.push(value);
		this.texts.push(text(`$${this.values.length}`));
	}
}

function conditionsOf(surveyId: string, filter: ResponseFilter): Conditions {
	const conditions = new Conditions();
	conditions.add((place) => `"surveyId" = ${place}::uuid`, surveyId);
	conditions.add((place) => `"isQuarantined" = ${place}::boolean`, filter.quarantined ?? false);
	if (filter.hasMessagingBinding !== undefined) conditions.texts.push(`"messagingUserId" IS ${filter.hasMessagingBinding ? "NOT " : ""}NULL`);
	if (filter.isEarlyBird !== undefined) conditions.add((place) => `"isEarlyBird" = ${place}::boolean`, filter.isEarlyBird);
	if (filter.from) conditions.add((place) => `"createdAt" >= ${place}::date::timestamp AT TIME ZONE 'UTC'`, filter.from);
	if (filter.to) conditions.add((place) => `"createdAt" < (${place}::date + 1)::timestamp AT TIME ZONE 'UTC'`, filter.to);
	if (filter.q) {
		const text = toPlainText(filter.q).toLowerCase();
		conditions.add((place) => `strpos(lower(concat_ws(' ', name, email, answers::text)), ${place}::text) > 0`, text);
	}
	if (filter.questionId && filter.answer !== undefined) {
		conditions.values.push(toPlainText(filter.questionId), toPlainText(filter.answer));
		const [question, answer] = [`$${conditions.values.length - 1}::text`, `$${conditions.values.length}::text`];
		conditions.texts.push(`(answers ->> ${question} = ${answer} OR answers -> ${question} @> to_jsonb(ARRAY[${answer}]))`);
	}
	return conditions;
}

/** Responses that pass a filter, newest first, after a position. */
export async function findResponses(surveyId: string, filter: ResponseFilter, position: KeysetPosition | null, take: number): Promise<SurveyResponseModel[]> {
	const conditions = conditionsOf(surveyId, filter);
	if (position) {
		conditions.values.push(position.at, position.id);
		conditions.texts.push(`("createdAt", id) < ($${conditions.values.length - 1}::timestamptz, $${conditions.values.length}::uuid)`);
	}
	const text = `SELECT * FROM survey_response WHERE ${conditions.texts.join(" AND ")} ORDER BY "createdAt" DESC, id DESC LIMIT ${Math.trunc(take)}`;
	return (await sql().query<SurveyResponseModel>(text, conditions.values)).rows;
}
