import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { expect, it } from "vitest";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { signInToStack } from "@/tests/bench/api-client";
import { killPart } from "./kill-part";
import { stack } from "./stack";

const isLong = process.env.CHAOS_LONG === "1";
const RESPONSES = isLong ? 25_000 : 3_000;
const CLIENTS = isLong ? 200 : 40;
const CAP = Math.floor(RESPONSES * 0.9);
const THRESHOLD = Math.floor(RESPONSES * 0.5);
const OUTER_LIMIT_MS = isLong ? 45 * 60_000 : 15 * 60_000;
const PARTS = ["web", "postgres", "web"] as const;

interface Sent {
	readonly email: string;
	readonly outcome: "taken" | "full";
	readonly responseId: string | null;
}

/** Sends one response as a form does: with one key, on and on, until there is an answer. */
async function send({ surveyId, questions }: Survey, respondent: number): Promise<Sent> {
	const email = `kill-${respondent}@example.test`;
	const body = JSON.stringify({ email, name: `Respondent ${respondent}`, answers: { [questions[0]?.questionId ?? ""]: ["Red", "Green"][respondent % 2] } });
	const headers = { "content-type": "application/json", "idempotency-key": `response-${surveyId}-${respondent}` };
	for (;;) {
		try {
			const response = await fetch(`${stack.web}/api/v1/surveys/${surveyId}/responses`, { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) });
			const answer = (await response.json()) as { responseId?: string; code?: string };
			if (response.status === 201) return { email, outcome: "taken", responseId: answer.responseId ?? "" };
			if (answer.code === "SURVEY_CLOSED") return { email, outcome: "full", responseId: null };
			if (response.status < 500 && response.status !== 429) throw new TypeError(`Refused: ${response.status} ${JSON.stringify(answer)}`);
		} catch (error) {
			if (error instanceof TypeError && error.message.startsWith("Refused")) throw error;
		}
		await delay(200 + Math.random() * 300);
	}
}

it(
	`of ${RESPONSES} responses none is lost and none doubled while app and database are killed, and cap and threshold are exact`,
	async () => {
		const api = await signInToStack();
		const { surveyId } = await api.call<Survey>("POST", "/surveys", { title: "A survey under attack" });
		await api.call("POST", `/surveys/${surveyId}/questions`, { questionText: "Which one?", questionType: "single_choice", options: ["Red", "Green"] });
		await api.call("PATCH", `/surveys/${surveyId}`, { responseCap: CAP });
		const mystery = { unlockCondition: "threshold", thresholdCount: THRESHOLD, title: "T", description: "", rewardDetails: { code: "x" } };
		await api.call("PUT", `/surveys/${surveyId}/mystery-event`, mystery);
		const survey = await api.call<Survey>("POST", `/surveys/${surveyId}/publish`, {});

		const sent: Sent[] = [];
		let next = 0;
		const clients = Array.from({ length: CLIENTS }, async () => {
			while (next < RESPONSES) sent.push(await send(survey, next++));
		});
		for (const [at, part] of PARTS.entries()) {
			const due = (RESPONSES * (at + 1)) / (PARTS.length + 1);
			while (sent.length < due) await delay(20);
			await killPart(part);
		}
		await Promise.all(clients);

		const database = new pg.Client({ connectionString: stack.databaseUrl });
		await database.connect();
		const { rows } = await database.query<{ id: string; email: string }>(`SELECT id, email FROM survey_response WHERE "surveyId" = $1`, [surveyId]);
		const told = await database.query(`SELECT 1 FROM outbox_event WHERE name = 'survey/mystery.unlocked' AND data ->> 'surveyId' = $1`, [surveyId]);
		await database.end();
		const taken = sent.filter(({ outcome }) => outcome === "taken");
		expect([sent.length, taken.length, rows.length]).toEqual([RESPONSES, CAP, CAP]);
		expect(new Set(rows.map(({ id, email }) => `${id} ${email}`))).toEqual(new Set(taken.map(({ responseId, email }) => `${responseId} ${email}`)));
		expect(told.rowCount).toBe(1);
		const fresh = await signInToStack();
		const analytics = await fresh.call<Analytics>("GET", `/surveys/${surveyId}/analytics`);
		const [question] = analytics.questionStats;
		const counted = Object.values(question?.optionCounts ?? {}).reduce((sum, count) => sum + count, 0);
		const days = analytics.responsesByDate.reduce((sum, { count }) => sum + count, 0);
		expect([analytics.totalResponses, analytics.mysteryUnlockedCount, question?.responseCount, counted, days]).toEqual(Array(5).fill(CAP));
	},
	OUTER_LIMIT_MS,
);
