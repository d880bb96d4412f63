import "@/tests/world/unlimited";
import { expect, it } from "vitest";
import { GET as templatesRoute } from "@/app/api/v1/survey-templates/route";
import { POST as closeRoute } from "@/app/api/v1/surveys/[surveyId]/close/route";
import { POST as duplicateRoute } from "@/app/api/v1/surveys/[surveyId]/duplicate/route";
import { DELETE as dropMysteryRoute, PUT as mysteryRoute } from "@/app/api/v1/surveys/[surveyId]/mystery-event/route";
import { POST as publishRoute } from "@/app/api/v1/surveys/[surveyId]/publish/route";
import { DELETE as deleteQuestionRoute, PATCH as updateQuestionRoute } from "@/app/api/v1/surveys/[surveyId]/questions/[questionId]/route";
import { POST as importRoute } from "@/app/api/v1/surveys/[surveyId]/questions/import/route";
import { PUT as orderRoute } from "@/app/api/v1/surveys/[surveyId]/questions/order/route";
import { POST as addQuestionRoute } from "@/app/api/v1/surveys/[surveyId]/questions/route";
import { DELETE as deleteRoute, GET as getRoute, PATCH as updateRoute } from "@/app/api/v1/surveys/[surveyId]/route";
import { POST as createRoute, GET as listRoute } from "@/app/api/v1/surveys/route";
import { db } from "@/lib/platform/database/db";
import type { Survey, SurveyQuestion } from "@/lib/surveys/schemas/survey";
import { makePerson } from "@/tests/factories/people";
import { makeActive, makeDraft, SIX_QUESTIONS, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";
import { auditOf } from "@/tests/world/traces";

const REWARD = { unlockCondition: "threshold", thresholdCount: 5, title: "A curtain", description: "", rewardDetails: { code: "x" } };
const texts = ({ questions }: Survey) => questions.map(({ questionText }) => questionText);

it("a survey is made, edited and deleted, each with its version and audit row", async () => {
	const { token, userId } = await makePerson();
	const { status, body } = await call(createRoute, "POST", { token, body: { title: " First ", projectUrl: "https://example.com" } });
	expect([status, body]).toMatchObject([
		201,
		{ title: "First", status: "draft", itemVersion: 1, creatorId: userId, questions: [], totalResponses: 0, publishedAt: null },
	]);
	const params = { surveyId: body.surveyId };
	const changes = {
		description: "Why",
		earlyBirdDeadline: "2030-01-01T00:00:00+02:00",
		presentation: "all_at_once",
		responseCap: 10,
		language: "de",
		expectedVersion: 1,
	};
	const updated = await call(updateRoute, "PATCH", { token, params, body: changes });
	expect(updated.body).toMatchObject({
		title: "First",
		description: "Why",
		earlyBirdDeadline: "2029-12-31T22:00:00.000Z",
		presentation: "all_at_once",
		responseCap: 10,
		language: "de",
		itemVersion: 2,
	});
	const stale = await call(updateRoute, "PATCH", { token, params, body: { title: "Other", expectedVersion: 1 } });
	expect([stale.status, stale.body.code, stale.body.details]).toEqual([409, "VERSION_CONFLICT", { currentVersion: 2 }]);
	const cleared = await call(updateRoute, "PATCH", { token, params, body: { earlyBirdDeadline: null, responseCap: null, messagingOaId: "@shop" } });
	expect(cleared.body).toMatchObject({ earlyBirdDeadline: null, responseCap: null, messagingOaId: "@shop", itemVersion: 3 });
	expect((await call(getRoute, "GET", { token, params })).body).toEqual(cleared.body);
	expect((await call(deleteRoute, "DELETE", { token, params })).body).toEqual({ success: true });
	expect((await call(deleteRoute, "DELETE", { token, params })).body.code).toBe("SURVEY_NOT_FOUND");
	expect(await auditOf(body.surveyId)).toEqual(["survey.create", "survey.update", "survey.update", "survey.delete"]);
});

it("questions are added, changed, ordered and taken out", async () => {
	const { token } = await makePerson();
	let survey = await makeDraft(token);
	expect(survey.questions.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
	expect(survey.questions[4]).toMatchObject({ questionType: "rating", minValue: 1, maxValue: 5, options: [] });
	const { surveyId } = survey;
	const params = { surveyId };
	survey = (await call(addQuestionRoute, "POST", { token, params, body: { questionText: "First", questionType: "text", order: 0, options: null } })).body;
	expect(texts(survey)).toEqual(["First", ...SIX_QUESTIONS.map(({ questionText }) => questionText)]);
	const reversed = survey.questions.map(({ questionId }) => questionId).reverse();
	survey = (await call(orderRoute, "PUT", { token, params, body: { questionIds: reversed } })).body;
	expect(survey.questions.map(({ questionId, order }) => [questionId, order])).toEqual(reversed.map((id, at) => [id, at]));
	const wrongOrder = await call(orderRoute, "PUT", { token, params, body: { questionIds: [reversed[0], reversed[0], "nonsense"] } });
	expect(wrongOrder.body.details.issues.map(({ path }: { path: string }) => path)).toEqual(["questionIds.1", "questionIds.2", "questionIds"]);
	const one = { surveyId, questionId: reversed[3] ?? "" };
	survey = (await call(updateQuestionRoute, "PATCH", { token, params: one, body: { options: ["A", "B"], optionCaps: { A: 3 } } })).body;
	expect(survey.questions[3]).toMatchObject({ questionType: "single_choice", options: ["A", "B"], optionCaps: { A: 3 }, questionText: "Which one?" });
	survey = (await call(updateQuestionRoute, "PATCH", { token, params: one, body: { options: ["B", "C"] } })).body;
	expect(survey.questions[3]?.optionCaps).toEqual({});
	survey = (await call(updateQuestionRoute, "PATCH", { token, params: one, body: { questionType: "text" } })).body;
	expect(survey.questions[3]).toMatchObject({ questionType: "text", options: [] });
	const gone = await call(deleteQuestionRoute, "DELETE", { token, params: one });
	expect([gone.status, gone.body.success, gone.body.questions.map((question: SurveyQuestion) => question.order)]).toEqual([200, true, [0, 1, 2, 3, 4, 5]]);
	expect((await call(deleteQuestionRoute, "DELETE", { token, params: one })).body.code).toBe("QUESTION_NOT_FOUND");
	expect((await call(updateQuestionRoute, "PATCH", { token, params: one, body: { required: true } })).body.code).toBe("QUESTION_NOT_FOUND");
});

it.each([
	["no options", { questionType: "single_choice" }, "options"],
	["an option twice", { questionType: "multiple_choice", options: ["A", "A"] }, "options"],
	["limits the wrong way round", { questionType: "number", minValue: 5, maxValue: 1 }, "maxValue"],
	["half a rating", { questionType: "rating", minValue: 0.5, maxValue: 5 }, "minValue"],
	["a cap of no option", { questionType: "single_choice", options: ["A"], optionCaps: { B: 1 } }, "optionCaps.B"],
	["an unknown type", { questionType: "matrix" }, "questionType"],
])("a question with %s is refused", async (_name, question, path) => {
	const { token } = await makePerson();
	const { surveyId } = await makeDraft(token, { questions: [] });
	const { status, body } = await call(addQuestionRoute, "POST", { token, params: { surveyId }, body: { questionText: "What?", ...question } });
	expect([status, body.code, body.details?.issues[0].path]).toEqual([422, "VALIDATION_ERROR", path]);
});

it("publishing needs a question and freezes the survey; closing is once", async () => {
	const { token } = await makePerson();
	const empty = await makeDraft(token, { questions: [] });
	const publish = (surveyId: string, body?: object) => call(publishRoute, "POST", { token, params: { surveyId }, ...(body ? { body } : {}) });
	const close = (surveyId: string) => call(closeRoute, "POST", { token, params: { surveyId } });
	expect(await publish(empty.surveyId)).toMatchObject({ status: 422, body: { code: "SURVEY_HAS_NO_QUESTIONS" } });
	expect(await close(empty.surveyId)).toMatchObject({
		status: 400,
		body: { code: "INVALID_STATE_TRANSITION", details: { status: "draft", allowed: ["active"] } },
	});
	const draft = await makeDraft(token, { mystery: REWARD });
	const { surveyId, itemVersion } = draft;
	expect((await publish(surveyId, { expectedVersion: itemVersion - 1 })).body.code).toBe("VERSION_CONFLICT");
	const active = await publish(surveyId, { expectedVersion: itemVersion });
	expect(active.body).toMatchObject({ status: "active", itemVersion: itemVersion + 1, publishedAt: expect.any(String) });
	const params = { surveyId };
	const question = { surveyId, questionId: draft.questions[0]?.questionId ?? "" };
	const refused = await Promise.all([
		publish(surveyId),
		call(updateRoute, "PATCH", { token, params, body: { title: "Other" } }),
		call(addQuestionRoute, "POST", { token, params, body: SIX_QUESTIONS[0] }),
		call(updateQuestionRoute, "PATCH", { token, params: question, body: { required: false } }),
		call(deleteQuestionRoute, "DELETE", { token, params: question }),
		call(orderRoute, "PUT", { token, params, body: { questionIds: [] } }),
		call(importRoute, "POST", { token, params, body: { format: "text", content: "What?" } }),
		call(mysteryRoute, "PUT", { token, params, body: REWARD }),
		call(dropMysteryRoute, "DELETE", { token, params }),
	]);
	expect(refused.map(({ status, body }) => [status, body.code, body.details?.status])).toEqual(Array(9).fill([400, "INVALID_STATE_TRANSITION", "active"]));
	expect((await close(surveyId)).body).toMatchObject({ status: "closed", closedAt: expect.any(String) });
	expect((await close(surveyId)).body.code).toBe("INVALID_STATE_TRANSITION");
	const impossible = await makeDraft(token, { mystery: REWARD, settings: { responseCap: 4 } });
	expect((await publish(impossible.surveyId)).body.details.issues[0].path).toBe("mysteryEventConfig.thresholdCount");
});

it("the mystery event is set, checked and taken out", async () => {
	const { token } = await makePerson();
	const { surveyId } = await makeDraft(token);
	const params = { surveyId };
	const put = (body: object) => call(mysteryRoute, "PUT", { token, params, body });
	expect((await put(REWARD)).body.mysteryEventConfig).toEqual({ ...REWARD, isUnlocked: false });
	expect((await put({ ...REWARD, thresholdCount: undefined })).body.details.issues[0].path).toBe("thresholdCount");
	expect((await put({ ...REWARD, thresholdCount: 0 })).body.code).toBe("VALIDATION_ERROR");
	expect((await put({ ...REWARD, unlockCondition: "on_completion", rewardDetails: "x" })).body.details.issues[0].path).toBe("rewardDetails");
	expect((await put({ ...REWARD, unlockCondition: "on_completion" })).body.mysteryEventConfig.thresholdCount).toBeNull();
	expect((await call(dropMysteryRoute, "DELETE", { token, params })).body.mysteryEventConfig).toBeNull();
});

it("a copy has the questions and settings, and nothing of the responses", async () => {
	const { token } = await makePerson();
	const survey = await makeActive(token, { mystery: REWARD, settings: { responseCap: 100, thankYouMessage: "Thanks" } });
	await submit(survey);
	const { status, body } = await call(duplicateRoute, "POST", { token, params: { surveyId: survey.surveyId } });
	expect([status, body]).toMatchObject([
		201,
		{ title: "Copy of A survey", status: "draft", totalResponses: 0, itemVersion: 1, responseCap: 100, thankYouMessage: "Thanks", publishedAt: null },
	]);
	expect(texts(body)).toEqual(texts(survey));
	expect(body.mysteryEventConfig).toEqual(survey.mysteryEventConfig);
	expect(body.questions.some((copy: SurveyQuestion) => survey.questions.some(({ questionId }) => questionId === copy.questionId))).toBe(false);
	expect(await auditOf(body.surveyId)).toEqual(["survey.duplicate"]);
});

it("templates start surveys", async () => {
	const { token } = await makePerson();
	const { templates } = (await call(templatesRoute, "GET")).body;
	expect(templates.length).toBeGreaterThan(3);
	for (const { templateId, questions } of templates) {
		const { status, body } = await call(createRoute, "POST", { token, body: { title: "Mine", templateId } });
		expect([status, texts(body)]).toEqual([201, questions.map(({ questionText }: SurveyQuestion) => questionText)]);
		expect((await call(publishRoute, "POST", { token, params: { surveyId: body.surveyId } })).status).toBe(200);
	}
	expect((await call(createRoute, "POST", { token, body: { title: "Mine", templateId: "none" } })).body.details.issues[0].path).toBe("templateId");
});

it("questions come from text and CSV, first only shown", async () => {
	const { token } = await makePerson();
	const { surveyId } = await makeDraft(token, { questions: [{ questionText: "There already", questionType: "text" }] });
	const run = (body: object) => call(importRoute, "POST", { token, params: { surveyId }, body });
	const content = "1. How did you hear of us? *\n- A friend\n- A search\n\nPick some\n[ ] One\n[ ] Two\nHow good was it? (1-5)\nTell us more [paragraph]";
	const shown = await run({ format: "text", content, dryRun: true });
	expect([texts(shown.body.survey), shown.body.skipped]).toEqual([["There already"], []]);
	expect(shown.body.imported).toMatchObject([
		{ questionText: "How did you hear of us?", questionType: "single_choice", required: true, options: ["A friend", "A search"] },
		{ questionText: "Pick some", questionType: "multiple_choice", options: ["One", "Two"] },
		{ questionText: "How good was it?", questionType: "rating", minValue: 1, maxValue: 5 },
		{ questionText: "Tell us more", questionType: "textarea" },
	]);
	expect(texts((await run({ format: "text", content })).body.survey)).toHaveLength(5);
	const csv = 'Question,Type,Required,Options,Min,Max\r\n"Colour, please",single choice,yes,Red|Green,,\r\nAge,number,,,0,120\r\nBroken,rating,,,9,2\r\n';
	const { body } = await run({ format: "csv", content: csv, mode: "replace" });
	expect(body.survey.questions).toMatchObject([
		{ questionText: "Colour, please", required: true, options: ["Red", "Green"], order: 0 },
		{ questionText: "Age", minValue: 0, maxValue: 120, order: 1 },
	]);
	expect(body.skipped).toMatchObject([{ line: 4 }]);
	expect((await run({ format: "text", content: " \n " })).body.code).toBe("VALIDATION_ERROR");
});

it("surveys are paged newest first, by status, and only one's own", async () => {
	const { token } = await makePerson();
	await makeDraft((await makePerson()).token, { questions: [] });
	for (const title of ["a", "b", "c"]) await makeDraft(token, { title, questions: [] });
	const active = await makeActive(token, { title: "d" });
	const first = await call(listRoute, "GET", { token, query: "?limit=3" });
	const second = await call(listRoute, "GET", { token, query: `?limit=3&cursor=${first.body.nextCursor}` });
	expect([...first.body.surveys, ...second.body.surveys].map(({ title }: Survey) => title)).toEqual(["d", "c", "b", "a"]);
	expect(second.body.nextCursor).toBeNull();
	expect((await call(listRoute, "GET", { token, query: "?status=active" })).body.surveys).toMatchObject([{ surveyId: active.surveyId }]);
	expect((await call(listRoute, "GET", { token, query: "?cursor=x" })).body.code).toBe("INVALID_REQUEST");
	expect((await call(listRoute, "GET", { token, query: "?limit=101" })).body.code).toBe("VALIDATION_ERROR");
});

it("a repeat with the same key makes nothing twice", async () => {
	const { token, userId } = await makePerson();
	const headers = { "idempotency-key": "one-key-for-all" };
	const made = [];
	for (let time = 0; time < 2; time += 1) made.push(await call(createRoute, "POST", { token, headers, body: { title: "Once" } }));
	expect(made[1]?.body).toEqual(made[0]?.body);
	expect(made[1]?.headers.get("idempotent-replayed")).toBe("true");
	expect(await db().survey.count({ where: { creatorId: userId } })).toBe(1);
	const params = { surveyId: made[0]?.body.surveyId };
	const add = () => call(addQuestionRoute, "POST", { token, params, headers: { "idempotency-key": "one-question" }, body: SIX_QUESTIONS[0] });
	await add();
	expect((await add()).body.questions).toHaveLength(1);
});

it("edits at once never mix, and with a version only one of them is made", async () => {
	const { token } = await makePerson();
	const { surveyId, itemVersion } = await makeDraft(token, { questions: [] });
	const params = { surveyId };
	const added = await Promise.all(
		Array.from({ length: 8 }, (_, at) => call(addQuestionRoute, "POST", { token, params, body: { questionText: `Q${at}`, questionType: "text" } })),
	);
	expect(added.every(({ status }) => status === 201)).toBe(true);
	const now: Survey = (await call(getRoute, "GET", { token, params })).body;
	expect([now.itemVersion, now.questions.map(({ order }) => order)]).toEqual([itemVersion + 8, [0, 1, 2, 3, 4, 5, 6, 7]]);
	const raced = await Promise.all(
		["a", "b", "c"].map((title) => call(updateRoute, "PATCH", { token, params, body: { title, expectedVersion: now.itemVersion } })),
	);
	expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
