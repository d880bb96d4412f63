import "@/tests/world/unlimited";
import { expect, it } from "vitest";
import * as analytics from "@/app/api/v1/surveys/[surveyId]/analytics/route";
import * as close from "@/app/api/v1/surveys/[surveyId]/close/route";
import * as duplicate from "@/app/api/v1/surveys/[surveyId]/duplicate/route";
import * as progress from "@/app/api/v1/surveys/[surveyId]/form/progress/route";
import * as mystery from "@/app/api/v1/surveys/[surveyId]/mystery-event/route";
import * as publish from "@/app/api/v1/surveys/[surveyId]/publish/route";
import * as question from "@/app/api/v1/surveys/[surveyId]/questions/[questionId]/route";
import * as words from "@/app/api/v1/surveys/[surveyId]/questions/[questionId]/words/route";
import * as questionImport from "@/app/api/v1/surveys/[surveyId]/questions/import/route";
import * as order from "@/app/api/v1/surveys/[surveyId]/questions/order/route";
import * as questions from "@/app/api/v1/surveys/[surveyId]/questions/route";
import * as link from "@/app/api/v1/surveys/[surveyId]/report-links/[linkId]/route";
import * as links from "@/app/api/v1/surveys/[surveyId]/report-links/route";
import * as release from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/release/route";
import * as response from "@/app/api/v1/surveys/[surveyId]/responses/[responseId]/route";
import * as responses from "@/app/api/v1/surveys/[surveyId]/responses/route";
import * as survey from "@/app/api/v1/surveys/[surveyId]/route";
import * as surveys from "@/app/api/v1/surveys/route";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { makeActive, makeDraft, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";
import { Refusals } from "@/tests/world/refusals";

const REWARD = { unlockCondition: "on_completion", title: "T", description: "", rewardDetails: {} };

/** Every operation on a creator's own survey, with a body that it takes. */
const OWNED = [
	[survey.GET],
	[survey.PATCH, { title: "Other" }],
	[survey.DELETE],
	[publish.POST],
	[close.POST],
	[duplicate.POST],
	[questions.POST, { questionText: "What?", questionType: "text" }],
	[questionImport.POST, { format: "text", content: "What?" }],
	[question.PATCH, { required: true }],
	[question.DELETE],
	[order.PUT, { questionIds: [] }],
	[mystery.PUT, REWARD],
	[mystery.DELETE],
	[responses.GET],
	[response.GET],
	[response.DELETE],
	[release.POST],
	[analytics.GET],
	[words.GET],
	[links.GET],
	[links.POST],
	[link.DELETE],
] as const;

const PLACES = { questionId: crypto.randomUUID(), responseId: crypto.randomUUID(), linkId: crypto.randomUUID() };

it("without credentials every operation of a creator is refused, and a key needs the scope", async () => {
	const person = await makePerson();
	const { surveyId } = await makeDraft(person.token);
	const narrow = await makeApiKey(person, { scopes: ["files"] });
	const refusals = new Refusals();
	for (const [handler, body] of [...OWNED, [surveys.GET], [surveys.POST, { title: "T" }]] as const) {
		const sent = { params: { surveyId, ...PLACES }, ...(body ? { body } : {}) };
		await refusals.expect(handler, "UNAUTHENTICATED", sent);
		expect((await refusals.expect(handler, "FORBIDDEN", { ...sent, token: narrow })).body.details).toEqual({ scope: "surveys" });
	}
	const key = await makeApiKey(person);
	expect((await call(survey.GET, "GET", { token: key, params: { surveyId } })).status).toBe(200);
});

it("somebody else's survey, a missing one and a malformed id are the same 404", async () => {
	const [owner, stranger] = [await makePerson(), await makePerson()];
	const own = await makeActive(owner.token);
	const { body } = await submit(own);
	const places = { questionId: own.questions[0]?.questionId ?? "", responseId: String(body.responseId), linkId: crypto.randomUUID() };
	const refusals = new Refusals();
	for (const surveyId of [own.surveyId, crypto.randomUUID(), "nonsense"]) {
		for (const [handler, sent] of OWNED) {
			await refusals.expect(handler, "SURVEY_NOT_FOUND", { token: stranger.token, params: { surveyId, ...places }, ...(sent ? { body: sent } : {}) });
		}
	}
	expect((await call(survey.GET, "GET", { token: owner.token, params: { surveyId: own.surveyId } })).body.totalResponses).toBe(1);
});

it("bodies that are no JSON or have wrong fields are refused", async () => {
	const { token } = await makePerson();
	const { surveyId } = await makeActive(token);
	const params = { surveyId, ...PLACES };
	const refusals = new Refusals();
	const open = [responses.POST, progress.POST];
	for (const handler of [surveys.POST, survey.PATCH, questions.POST, question.PATCH, questionImport.POST, order.PUT, mystery.PUT, publish.POST, ...open]) {
		await refusals.expect(handler, "INVALID_REQUEST", { token, params, body: "{" });
		await refusals.expect(handler, "VALIDATION_ERROR", { token, params, body: [] });
		await refusals.expect(handler, "UNSUPPORTED_MEDIA_TYPE", { token, params, body: "x", headers: { "content-type": "text/plain" } });
	}
	for (const title of ["", " ", "x".repeat(201), 7]) await refusals.expect(surveys.POST, "VALIDATION_ERROR", { token, body: { title } });
	await refusals.expect(surveys.POST, "VALIDATION_ERROR", { token, body: { title: "T", description: "x".repeat(2001) } });
	for (const query of ["?limit=0", "?limit=201", "?hasMessagingBinding=maybe", "?from=yesterday"])
		await refusals.expect(responses.GET, "VALIDATION_ERROR", { token, params, query });
	await refusals.expect(responses.GET, "INVALID_REQUEST", { token, params, query: "?cursor=x" });
});
