import "server-only";
import type { IdempotentCall } from "@/lib/platform/database/idempotency";
import type { Query } from "@/lib/platform/database/query";
import { isRecord } from "@/lib/platform/records";
import type { UnlockType } from "@/lib/surveys/schemas/answering";

/** A counter of answers to move. */
export interface Count {
	readonly questionId: string;
	readonly bucket: string;
	readonly add: number;
}

export interface NewResponse {
	readonly responseId: string;
	readonly surveyId: string;
	readonly version: number;
	readonly email: string;
	readonly emailKey: string;
	readonly name: string;
	readonly answers: Record<string, unknown>;
	readonly durationMs: number | null;
	/** What speaks against counting it; it is kept apart when there is any. */
	readonly quarantineReasons: readonly string[];
	/** None for a response that is kept apart. */
	readonly counts: readonly Count[];
	/** How the threshold unlocks the mystery event, where it does; the event's id when this response is the one that reaches it. */
	readonly unlocks: { readonly eventId: string; readonly unlockType: UnlockType } | null;
}

/** Where the moment stands in an answer that is written before it is known. */
export const CREATED_AT = "{createdAt}";

/** What is kept of an answer, for its Idempotency-Key. */
export interface AnswerRecord {
	readonly call: IdempotentCall;
	readonly expiresAt: Date | null;
	/** The answer of a late and an early response before the threshold is reached, then of the two from then on. */
	readonly bodies: readonly [string, string, string, string];
}

export interface Inserted {
	readonly outcome: "inserted" | "already_responded" | "closed" | "full" | "gone";
	readonly createdAt: Date;
	readonly isEarlyBird: boolean;
	readonly thresholdReachedAt: Date | null;
	/** Whether it was this response that reached the threshold. */
	readonly reachesThreshold: boolean;
	/** The counters that moved; one that is missing was full. */
	readonly moved: readonly { readonly questionId: string; readonly bucket: string }[];
}

/**
 * One statement: who holds the tally's row is alone, decides by what it says then and by the database's clock of that moment, and everything
 * that counts is written before the row is let go. Nothing waits for this process meanwhile. An address that has a response already does not
 * even wait for the row; where two come at once, or two with one key, a unique constraint refuses the later one with all that it had counted.
 */
const INSERT = `
WITH earlier AS MATERIALIZED (
	SELECT 1 FROM survey_response WHERE "surveyId" = $1::uuid AND "emailKey" = $5::text
), locked AS MATERIALIZED (
	SELECT "isOpen", "responseCap", "earlyBirdDeadline", threshold, total, "thresholdReachedAt"
	FROM survey_tally WHERE "surveyId" = $1::uuid AND NOT EXISTS (SELECT 1 FROM earlier) FOR UPDATE
), clocked AS MATERIALIZED (
	SELECT locked.*, date_trunc('milliseconds', clock_timestamp()) AS at FROM locked WHERE "isOpen" AND ("responseCap" IS NULL OR total < "responseCap")
), judged AS MATERIALIZED (
	SELECT clocked.*, coalesce(at <= "earlyBirdDeadline", false) AS early, cardinality($9::text[]) > 0 AS apart,
		cardinality($9::text[]) = 0 AND threshold IS NOT NULL AND "thresholdReachedAt" IS NULL AND total + 1 >= threshold AS reaches
	FROM clocked
), counted AS (
	UPDATE survey_tally AS kept SET
		total = kept.total + (NOT judged.apart)::int,
		"fromForm" = kept."fromForm" + (NOT judged.apart AND $8::int IS NOT NULL)::int,
		"earlyBirds" = kept."earlyBirds" + (judged.early AND NOT judged.apart)::int,
		quarantined = kept.quarantined + judged.apart::int,
		"thresholdReachedAt" = CASE WHEN judged.reaches THEN judged.at ELSE kept."thresholdReachedAt" END,
		"lastResponseAt" = CASE WHEN judged.apart THEN kept."lastResponseAt" ELSE judged.at END
	FROM judged WHERE kept."surveyId" = $1::uuid
	RETURNING kept."thresholdReachedAt", judged.at, judged.early, judged.apart, judged.reaches
), kept AS (
	INSERT INTO survey_response (id, "surveyId", version, email, "emailKey", name, answers, "isEarlyBird", "isQuarantined", "quarantineReasons", "durationMs", "createdAt")
	SELECT $2::uuid, $1::uuid, $3::int, $4::text, $5::text, $6::text, $7::jsonb, early, apart, $9::text[], $8::int, at FROM counted
), days AS (
	INSERT INTO survey_day_count ("surveyId", day, count) SELECT $1::uuid, (at AT TIME ZONE 'UTC')::date, 1 FROM counted WHERE NOT apart
	ON CONFLICT ("surveyId", day) DO UPDATE SET count = survey_day_count.count + 1
), moved AS (
	INSERT INTO survey_answer_count AS one ("surveyId", "questionId", bucket, count, sum)
	SELECT $1::uuid, given."questionId", given.bucket, 1, given.add
	FROM counted, json_to_recordset($10::json) AS given ("questionId" uuid, bucket text, add numeric) WHERE NOT counted.apart
	ON CONFLICT ("surveyId", "questionId", bucket) DO UPDATE SET count = one.count + 1, sum = one.sum + excluded.sum
	WHERE one.cap IS NULL OR one.count < one.cap
	RETURNING "questionId", bucket
), told AS (
	INSERT INTO outbox_event (id, name, data)
	SELECT $11::uuid, 'survey/mystery.unlocked', json_build_object('surveyId', $1::text, 'responseId', NULL, 'unlockType', $12::text)
	FROM counted WHERE reaches AND $11::uuid IS NOT NULL
), recorded AS (
	INSERT INTO idempotency_record (scope, key, "requestHash", status, body, "expiresAt")
	SELECT $13::text, $14::text, $15::text, 201, replace(
		($17::text[])[1 + early::int + 2 * ("thresholdReachedAt" IS NOT NULL)::int],
		'${CREATED_AT}', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
	), $16::timestamptz
	FROM counted WHERE $14::text IS NOT NULL
)
SELECT EXISTS (SELECT 1 FROM earlier) AS earlier, locked."isOpen" AS open, counted.at, counted.early, counted.reaches, counted."thresholdReachedAt",
	(SELECT coalesce(json_agg(moved), '[]') FROM moved) AS moved
FROM (SELECT 1) AS one LEFT JOIN locked ON true LEFT JOIN counted ON true`;

interface Row {
	readonly earlier: boolean;
	readonly open: boolean | null;
	readonly at: Date | null;
	readonly early: boolean | null;
	readonly reaches: boolean | null;
	readonly thresholdReachedAt: Date | null;
	readonly moved: unknown;
}

/** Keeps a response and counts it, or says why not. @throws what a unique constraint throws when its address or key came in at the same moment. */
export async function insertResponse(query: Query, response: NewResponse, record: AnswerRecord | null): Promise<Inserted> {
	const { responseId, surveyId, version, email, emailKey, name, answers, durationMs, quarantineReasons, counts, unlocks } = response;
	const [row] = await query<Row>(INSERT, [
		surveyId,
		responseId,
		version,
		email,
		emailKey,
		name,
		JSON.stringify(answers),
		durationMs,
		[...quarantineReasons],
		JSON.stringify(counts),
		unlocks?.eventId ?? null,
		unlocks?.unlockType ?? null,
		record?.call.scope ?? null,
		record?.call.key ?? null,
		record?.call.requestHash ?? null,
		record?.expiresAt ?? null,
		record ? [...record.bodies] : null,
	]);
	return {
		outcome: outcomeOf(row),
		createdAt: row?.at ?? new Date(0),
		isEarlyBird: row?.early === true,
		thresholdReachedAt: row?.thresholdReachedAt ?? null,
		reachesThreshold: row?.reaches === true,
		moved: Array.isArray(row?.moved)
			? row.moved.filter(isRecord).map(({ questionId, bucket }) => ({ questionId: String(questionId), bucket: String(bucket) }))
			: [],
	};
}

function outcomeOf(row: Row | undefined): Inserted["outcome"] {
	if (row?.earlier) return "already_responded";
	if (!row || row.open === null) return "gone";
	if (!row.open) return "closed";
	return row.at === null ? "full" : "inserted";
}
