import "@/tests/world/unlimited";
import { expect, it } from "vitest";
import { GET as reportRoute } from "@/app/api/v1/survey-reports/[reportToken]/route";
import { GET as analyticsRoute } from "@/app/api/v1/surveys/[surveyId]/analytics/route";
import { POST as progressRoute } from "@/app/api/v1/surveys/[surveyId]/form/progress/route";
import { GET as wordsRoute } from "@/app/api/v1/surveys/[surveyId]/questions/[questionId]/words/route";
import { DELETE as revokeRoute } from "@/app/api/v1/surveys/[surveyId]/report-links/[linkId]/route";
import { GET as linksRoute, POST as makeLinkRoute } from "@/app/api/v1/surveys/[surveyId]/report-links/route";
import { DELETE as deleteRoute, GET as getRoute } from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/route";
import { GET as listRoute } from "@/app/api/v1/surveys/[surveyId]/responses/route";
import { db } from "@/lib/platform/database/db";
import { makeFormToken } from "@/lib/surveys/answering/form-token";
import { bindMessagingUser } from "@/lib/surveys/binding/bind-messaging-user";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { openXlsx } from "@/lib/tools/tables/reading/xlsx-rows";
import { makePerson } from "@/tests/factories/people";
import { goodAnswers, makeActive, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

const listOf = (token: string, { surveyId }: Survey, query = "", headers = {}) => call(listRoute, "GET", { token, params: { surveyId }, query, headers });
const namesIn = (body: { responses: SurveyResponse[] }) => body.responses.map(({ name }) => name);
const analyticsOf = async (token: string, { surveyId }: Survey) => (await call(analyticsRoute, "GET", { token, params: { surveyId } })).body;

it("responses are paged newest first, without gaps, and narrowed", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const [text = "", , one = "", many = ""] = survey.questions.map(({ questionId }) => questionId);
	const answers = goodAnswers(survey);
	const ids: string[] = [];
	for (const name of ["Ada", "Bob", "Cyd"])
		ids.push((await submit(survey, { name, answers: { ...answers, [text]: `says ${name}`, [one]: name === "Bob" ? "Blue" : "Red" } })).body.responseId);
	const first = await listOf(token, survey, "?limit=2");
	const ada = await submit(survey, { name: "Dan", answers: { ...answers, [many]: ["Tue"] } });
	expect(ada.status).toBe(201);
	const second = await listOf(token, survey, `?limit=2&cursor=${first.body.nextCursor}`);
	expect([...namesIn(first.body), ...namesIn(second.body)]).toEqual(["Cyd", "Bob", "Ada"]);
	expect(second.body.nextCursor).toBeNull();
	expect(first.body.responses[0]).toMatchObject({
		answers: { [text]: "says Cyd" },
		mysteryUnlocked: false,
		mysteryUnlockType: null,
		messagingUserId: null,
		isQuarantined: false,
	});
	await bindMessagingUser({ surveyId: survey.surveyId, responseId: ids[0] ?? "", messagingUserId: "U1", requestId: "tests" });
	const today = new Date().toISOString().slice(0, 10);
	const narrowed: [string, string[]][] = [
		["hasMessagingBinding=true", ["Ada"]],
		["hasMessagingBinding=false", ["Dan", "Cyd", "Bob"]],
		["isEarlyBird=true", []],
		["q=SAYS%20BOB", ["Bob"]],
		["q=100%25", []],
		[`questionId=${one}&answer=Blue`, ["Bob"]],
		[`questionId=${many}&answer=Tue`, ["Dan"]],
		[`from=${today}&to=${today}`, ["Dan", "Cyd", "Bob", "Ada"]],
		["to=2020-01-01", []],
		["quarantined=true", []],
	];
	for (const [query, names] of narrowed) expect([query, namesIn((await listOf(token, survey, `?${query}`)).body)]).toEqual([query, names]);
});

it("the CSV has all responses that pass, and no text in it is run as a formula; the workbook says the same", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { title: "Ünïque / survey" });
	const answers = { ...goodAnswers(survey), [survey.questions[0]?.questionId ?? ""]: '=HYPERLINK("http://evil.test")' };
	const { body } = await submit(survey, { name: '+Eve, "the" one', email: "eve@example.test", answers });
	for (let more = 0; more < 3; more += 1) await submit(survey);
	const csv = await listOf(token, survey, "?q=eve@", { accept: "text/csv" });
	expect([csv.status, csv.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
	expect(decodeURIComponent(csv.headers.get("content-disposition")?.split("filename*=UTF-8''")[1] ?? "")).toBe("Ünïque-survey-responses.csv");
	const [head, line, ...rest] = String(csv.body).replace("\uFEFF", "").split("\r\n");
	expect(head).toBe(
		"Response,Submitted (UTC),Name,E-mail,Early bird,LINE connected,Mystery unlocked,Seconds taken,In short?,At length?,Which one?,Which ones?,How good?,How many?",
	);
	expect(line).toBe(
		`${body.responseId},${body.createdAt},"'+Eve, ""the"" one",eve@example.test,no,no,no,,"'=HYPERLINK(""http://evil.test"")","Long\nas it is",Red,Mon; Wed,4,12.5`,
	);
	expect(rest).toEqual([""]);
	expect(String((await listOf(token, survey, "?format=csv&limit=1")).body).split("\r\n")).toHaveLength(6);
	const response = await listRoute(
		new Request(`http://127.0.0.1:3000/api/v1/surveys/${survey.surveyId}/responses?format=xlsx`, { headers: { authorization: `Bearer ${token}` } }),
		{
			params: Promise.resolve({ surveyId: survey.surveyId }),
		},
	);
	expect(response.headers.get("content-type")).toContain("spreadsheetml");
	const rows = [];
	for await (const batch of (await openXlsx(new Uint8Array(await response.arrayBuffer()), null)).batches) rows.push(...batch);
	expect(rows).toHaveLength(5);
	expect(rows.at(-1)?.slice(2, 4)).toEqual(['+Eve, "the" one', "eve@example.test"]);
});

it("more responses than are read at once come whole, each once", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const at = new Date();
	const rows = Array.from({ length: 2_500 }, (_, one) => ({
		id: crypto.randomUUID(),
		surveyId: survey.surveyId,
		version: 1,
		email: `${one}@x.test`,
		emailKey: `${one}@x.test`,
		name: `N${one}`,
		answers: {},
		createdAt: at,
	}));
	await db().surveyResponse.createMany({ data: rows });
	const lines = String((await listOf(token, survey, "?format=csv")).body)
		.split("\r\n")
		.slice(1, -1);
	expect(new Set(lines.map((line) => line.slice(0, 36)))).toEqual(new Set(rows.map(({ id }) => id)));
	expect(lines).toHaveLength(2_500);
});

it("a response is read and deleted, and leaves every count", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { settings: { earlyBirdDeadline: new Date(Date.now() + 60_000).toISOString() } });
	const before = await analyticsOf(token, survey);
	const { body } = await submit(survey, { email: "again@example.test" });
	const params = { surveyId: survey.surveyId, responseId: body.responseId };
	await bindMessagingUser({ ...params, messagingUserId: "U2", requestId: "tests" });
	expect(await analyticsOf(token, survey)).toMatchObject({ totalResponses: 1, earlyBirdCount: 1, messagingBindingCount: 1 });
	expect((await call(getRoute, "GET", { token, params })).body).toMatchObject({ email: "again@example.test", messagingUserId: "U2", isEarlyBird: true });
	expect((await call(deleteRoute, "DELETE", { token, params })).body).toEqual({ success: true });
	expect((await call(deleteRoute, "DELETE", { token, params })).body.code).toBe("RESPONSE_NOT_FOUND");
	expect((await call(getRoute, "GET", { token, params })).body.code).toBe("RESPONSE_NOT_FOUND");
	expect({ ...(await analyticsOf(token, survey)), lastResponseAt: null }).toEqual({ ...before, lastResponseAt: null });
	expect((await submit(survey, { email: "again@example.test" })).status).toBe(201);
	expect(await auditOf(body.responseId)).toEqual(["survey.bind_messaging_user", "survey.delete_response"]);
});

it("forms are counted as far as they came", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const [q1 = "", q2 = ""] = survey.questions.map(({ questionId }) => questionId);
	const report = (...steps: string[]) => call(progressRoute, "POST", { params: { surveyId: survey.surveyId }, body: { steps } });
	expect((await report("view", q1)).body).toEqual({ counted: 2 });
	expect((await report("view", "start", q1, q2, q2)).body).toEqual({ counted: 4 });
	expect((await report("view", "start", q1, q2, "someone-elses")).body).toEqual({ counted: 4 });
	// A program that sends without the form is a response, and nobody who came through it.
	await submit(survey);
	await submit(survey, { formToken: makeFormToken(survey.surveyId, Date.now() - 42_000) });
	const stats = await analyticsOf(token, survey);
	expect(stats).toMatchObject({ totalResponses: 2, formResponses: 1, viewCount: 3, startCount: 2, completionRate: 0.5 });
	expect(stats.questionStats.at(-1)).toMatchObject({ shownCount: 0, dropOffCount: 0 });
	expect(stats.questionStats.slice(0, 2)).toMatchObject([
		{ shownCount: 3, dropOffCount: 1 },
		{ shownCount: 2, dropOffCount: 2 },
	]);
});

it("the words of texts are counted once an answer, without those that tell nothing", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token);
	const [text = "", , one = ""] = survey.questions.map(({ questionId }) => questionId);
	for (const said of ["The delivery was slow, slow", "Slow delivery and 3 boxes", "Nice people"])
		await submit(survey, { answers: { ...goodAnswers(survey), [text]: said } });
	const read = (questionId: string) => call(wordsRoute, "GET", { token, params: { surveyId: survey.surveyId, questionId } });
	const { body } = await read(text);
	expect(body.sampleSize).toBe(3);
	expect(body.words.slice(0, 2)).toEqual([
		{ word: "delivery", count: 2 },
		{ word: "slow", count: 2 },
	]);
	expect(body.words.map(({ word }: { word: string }) => word)).not.toContain("the");
	expect((await read(one)).body.code).toBe("QUESTION_NOT_FOUND");
});

it("a report link shows the numbers to anyone, until it is revoked", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, {
		mystery: { unlockCondition: "on_completion", title: "T", description: "D", rewardDetails: { code: "SECRET-4711" } },
	});
	await submit(survey, { name: "Ada Secret", email: "ada@secret.test" });
	const params = { surveyId: survey.surveyId };
	const made = await call(makeLinkRoute, "POST", { token, params });
	expect(made.status).toBe(201);
	expect((await call(linksRoute, "GET", { token, params })).body.links).toEqual([made.body]);
	const { linkId, reportToken } = made.body;
	const open = (given: string) => call(reportRoute, "GET", { params: { reportToken: given } });
	const { status, body } = await open(reportToken);
	expect([status, body]).toMatchObject([200, { title: "A survey", status: "active", analytics: { totalResponses: 1 } }]);
	expect(JSON.stringify(body)).not.toMatch(/Secret|SECRET|secret\.test/);
	const forged = `${reportToken.slice(0, -1)}${reportToken.endsWith("A") ? "B" : "A"}`;
	for (const wrong of [forged, "x".repeat(65), "short"]) expect((await open(wrong)).body.code).toBe("REPORT_NOT_FOUND");
	const where = { token, params: { ...params, linkId } };
	expect((await call(revokeRoute, "DELETE", where)).body).toEqual({ success: true });
	expect((await call(revokeRoute, "DELETE", where)).body.code).toBe("REPORT_NOT_FOUND");
	expect((await open(reportToken)).body.code).toBe("REPORT_NOT_FOUND");
	expect((await call(linksRoute, "GET", { token, params })).body.links).toEqual([]);
});
