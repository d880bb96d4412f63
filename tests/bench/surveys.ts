import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { parseCsv } from "@/lib/platform/language/csv";
import type { Analytics } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { type ApiClient, signInToStack } from "./api-client";
import { p95Of } from "./load/p95-of";
import { StackProcesses, since } from "./load/stack-processes";

/** Told only once the stack runs. */
const endpointsFile = () => process.env.ENDPOINTS_FILE ?? ".local/endpoints.json";

const CLIENTS = 200;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
/** So many a second are asked for: whether they are taken, and how soon, is what is measured. */
const ASKED = 200;
const STORED = 100_000;

const QUESTIONS = [
	{ questionText: "Which one?", questionType: "single_choice", options: ["Red", "Green", "Blue"], required: true },
	{ questionText: "Which ones?", questionType: "multiple_choice", options: ["Mon", "Tue", "Wed"] },
	{ questionText: "How good?", questionType: "rating" },
	{ questionText: "How many?", questionType: "number" },
	{ questionText: "Anything else?", questionType: "textarea" },
];

async function makeSurvey(api: ApiClient): Promise<Survey> {
	const { surveyId } = await api.call<Survey>("POST", "/surveys", { title: "A survey of the bench" });
	for (const question of QUESTIONS) await api.call("POST", `/surveys/${surveyId}/questions`, question);
	const reward = { unlockCondition: "threshold", thresholdCount: 1_000, title: "T", description: "", rewardDetails: {} };
	await api.call("PUT", `/surveys/${surveyId}/mystery-event`, reward);
	return api.call<Survey>("POST", `/surveys/${surveyId}/publish`, {});
}

let respondents = 0;

async function submit(web: string, { surveyId, questions }: Survey): Promise<number> {
	respondents += 1;
	const values = ["Green", ["Mon", "Wed"], 4, 12, "Nothing"];
	const answers = Object.fromEntries(questions.map(({ questionId }, at) => [questionId, values[at]]));
	const init = {
		method: "POST",
		headers: { "content-type": "application/json", "idempotency-key": `bench-${process.pid}-${respondents}` },
		body: JSON.stringify({ email: `r${respondents}-${process.pid}@example.test`, name: "Ada", answers }),
	};
	const startedAt = performance.now();
	const response = await sendUntilAnswered(`${web}/api/v1/surveys/${surveyId}/responses`, init);
	if (response.status !== 201) throw new Error(`A response was answered ${response.status}: ${await response.text()}`);
	await response.arrayBuffer();
	return performance.now() - startedAt;
}

/** What gets lost is sent again under the same key, as a form does it. */
async function sendUntilAnswered(url: string, init: RequestInit): Promise<Response> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await fetch(url, init);
		} catch (error) {
			if (tries === 5) throw error;
			await wait(200);
		}
	}
}

/** Respondents that come evenly, `perSecond` in all, whether those before them are through or not. */
async function offered(web: string, survey: Survey, perSecond: number, seconds: number): Promise<{ perSecond: number; p95: number }> {
	const startedAt = performance.now();
	const taken: Promise<number>[] = [];
	for (let at = 0; at < perSecond * seconds; at += 1) {
		const due = startedAt + (at * 1_000) / perSecond;
		if (due > performance.now()) await wait(due - performance.now());
		taken.push(submit(web, survey));
	}
	const times = (await Promise.all(taken)).toSorted((one, other) => one - other);
	const passed = (performance.now() - startedAt) / 1_000;
	return { perSecond: times.length / passed, p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0 };
}

/** As many as go through, from clients that each wait for their answer. */
async function flatOut(web: string, survey: Survey): Promise<number> {
	const until = performance.now() + SECONDS * 1_000;
	const counts = await Promise.all(
		Array.from({ length: CLIENTS }, async () => {
			let count = 0;
			for (; performance.now() < until; count += 1) await submit(web, survey);
			return count;
		}),
	);
	return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}

/** Responses to one survey, the way its form sends them: each with a key of its own, all on one row of counts. */
export async function benchSubmits() {
	const api = await signInToStack();
	const survey = await makeSurvey(api);
	await offered(api.web, survey, ASKED / 4, WARM_UP_SECONDS);
	const processes = new StackProcesses(path.dirname(endpointsFile()));
	const before = processes.cpuMs();
	const even = await offered(api.web, survey, ASKED, SECONDS);
	const spent = since(before, processes.cpuMs());
	const aSubmit = (part: string) => (spent.get(part) ?? 0) / (ASKED * SECONDS);
	const most = await flatOut(api.web, survey);
	const { totalResponses } = await api.call<{ totalResponses: number }>("GET", `/surveys/${survey.surveyId}/analytics`);
	return [
		{ name: `responses taken of ${ASKED} a second that come evenly`, value: even.perSecond, unit: "a second", goal: `about ${ASKED}` },
		{ name: "p95 of these", value: even.p95, unit: "ms", goal: "at most 100" },
		{ name: "processor time of one, of the application", value: aSubmit("web"), unit: "ms", goal: undefined },
		{ name: "processor time of one, of Postgres", value: aSubmit("postgres"), unit: "ms", goal: undefined },
		{ name: "load of the machine meanwhile", value: loadavg()[0] ?? 0, unit: "", goal: undefined },
		{ name: `responses of ${CLIENTS} clients that wait for their answers`, value: most, unit: "a second", goal: "at least 200" },
		{ name: "responses sent and not counted", value: respondents - totalResponses, unit: "", goal: 0 },
	];
}

/** Answers that differ from one respondent to the next; $2 holds the ids of the questions. */
const ANSWERS = `jsonb_build_object(($2::text[])[1], (ARRAY['Red', 'Green', 'Blue'])[1 + n % 3], ($2::text[])[2], to_jsonb((ARRAY['{Mon,Wed}', '{Tue}', '{Mon}', '{Tue,Wed}'])[1 + n % 4]::text[]),
	($2::text[])[3], 1 + n % 5, ($2::text[])[4], n % 60, ($2::text[])[5], 'Nothing that matters, but delivery ' || n % 100 || ' was slow')`;

const FILL = [
	`INSERT INTO survey_response (id, "surveyId", version, email, "emailKey", name, answers, "quarantineReasons", "createdAt")
		SELECT gen_random_uuid(), $1::uuid, 1, n || '@bench.test', n || '@bench.test', 'Respondent ' || n, ${ANSWERS}, '{}', now() - n * interval '30 s' FROM generate_series(1, ${STORED}) n`,
	`UPDATE survey_tally SET total = total + ${STORED} WHERE "surveyId" = $1::uuid`,
	`INSERT INTO survey_day_count ("surveyId", day, count) SELECT "surveyId", ("createdAt" AT TIME ZONE 'UTC')::date, count(*) FROM survey_response WHERE "surveyId" = $1::uuid GROUP BY 1, 2
		ON CONFLICT ("surveyId", day) DO UPDATE SET count = excluded.count`,
	`UPDATE survey_answer_count AS kept SET count = (SELECT count(*) FROM survey_response WHERE "surveyId" = $1::uuid AND CASE
			WHEN kept.bucket = '' THEN answers ? kept."questionId"::text
			ELSE answers ->> kept."questionId"::text = kept.bucket OR answers -> kept."questionId"::text @> to_jsonb(ARRAY[kept.bucket]) END)
		WHERE "surveyId" = $1::uuid`,
];

/** How often each option and step was answered, counted anew from the file of all responses. */
function countedIn(rows: readonly string[][], header: readonly string[]): Record<string, Record<string, number>> {
	const counts: Record<string, Record<string, number>> = {};
	for (const { questionText, questionType } of QUESTIONS.slice(0, 3)) {
		const column = header.indexOf(questionText);
		const ofQuestion: Record<string, number> = {};
		for (const row of rows) {
			const cell = row[column] ?? "";
			for (const option of questionType === "multiple_choice" ? cell.split("; ") : [cell]) ofQuestion[option] = (ofQuestion[option] ?? 0) + 1;
		}
		counts[questionText] = ofQuestion;
	}
	return counts;
}

/** What a creator reads of a survey with 100,000 responses, over HTTP. */
export async function benchReading() {
	const { databaseUrl } = JSON.parse(await readFile(endpointsFile(), "utf8")) as { databaseUrl: string };
	const api = await signInToStack();
	const survey = await makeSurvey(api);
	const database = new pg.Client({ connectionString: databaseUrl });
	await database.connect();
	const ids = survey.questions.map(({ questionId }) => questionId);
	for (const text of FILL) await database.query(text, text.includes("$2") ? [survey.surveyId, ids] : [survey.surveyId]);
	await database.query("VACUUM (ANALYZE) survey_response, survey_answer_count, survey_day_count");
	await database.end();
	const { surveyId } = survey;
	const { nextCursor } = await api.call<{ nextCursor: string }>("GET", `/surveys/${surveyId}/responses?limit=200`);
	const views = {
		analytics: ["/analytics", "at most 200"],
		"a page of responses": ["/responses", "at most 200"],
		"the page after 200": [`/responses?cursor=${nextCursor}`, "at most 200"],
		"a search that finds one": ["/responses?q=77777%40bench.test", undefined],
		"words of a question of text": [`/questions/${survey.questions[4]?.questionId}/words`, undefined],
	} as const;
	const rows = [];
	for (const [name, [path, goal]] of Object.entries(views)) {
		rows.push({
			name: `${name} of ${STORED.toLocaleString("en")}, p95`,
			value: await p95Of(() => api.call("GET", `/surveys/${surveyId}${path}`)),
			unit: "ms",
			goal,
		});
	}
	const startedAt = performance.now();
	const csv = await fetch(`${api.web}/api/v1/surveys/${surveyId}/responses?format=csv`, { headers: { authorization: `Bearer ${api.accessToken}` } });
	const text = await csv.text();
	const tookMs = performance.now() - startedAt;
	const [header = [], ...responses] = parseCsv(text.replace(/^\uFEFF/, ""));
	const recount = countedIn(responses, header);
	const { totalResponses, questionStats } = await api.call<Analytics>("GET", `/surveys/${surveyId}/analytics`);
	const isEqual = questionStats.slice(0, 3).every(({ questionText, optionCounts }) => isDeepStrictEqual(optionCounts, recount[questionText]));
	if (!isEqual || totalResponses !== responses.length || responses.length !== STORED) throw new Error("The analytics are not what a recount comes to");
	return [...rows, { name: "all of them as CSV, whose recount equals the analytics", value: tookMs, unit: "ms", goal: undefined }];
}
