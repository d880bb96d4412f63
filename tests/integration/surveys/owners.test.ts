import "@/tests/world/unlimited";
import { expect, it } from "vitest";
import { GET as analyticsRoute } from "@/app/api/v1/surveys/[surveyId]/analytics/route";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { claimSurveys } from "@/lib/surveys/owners/claim-surveys";
import { deleteSurveysOf } from "@/lib/surveys/owners/delete-surveys-of";
import { surveysPart } from "@/lib/surveys/owners/export-surveys";
import { SAMPLE_SURVEY_ID, seedSampleSurvey } from "@/prisma/sample-survey";
import { makePerson } from "@/tests/factories/people";
import { makeActive, submit } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";
import { recount } from "@/tests/world/recount";
import { auditOf } from "@/tests/world/traces";

const SYSTEM = { actor: { kind: "system", name: "tests" }, requestId: "tests" } as const;

it("the archive of an account has its surveys with their responses, and nobody else's", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	await makeActive(stranger.token, { title: "Theirs" });
	const survey = await makeActive(person.token, { title: "../Mine" });
	await submit(survey, { email: "ada@example.test" });
	expect(await surveysPart.count(person.userId)).toBe(1);
	const files: Record<string, unknown> = {};
	for await (const unit of surveysPart.units(person.userId)) {
		for (const entry of unit) {
			let text = "";
			for await (const chunk of (await entry.open()) ?? []) text += new TextDecoder().decode(chunk);
			files[entry.path] = JSON.parse(text);
		}
	}
	const folder = `surveys/.. Mine ${survey.surveyId.slice(-6)}`;
	expect(Object.keys(files).sort()).toEqual([`${folder}/analytics.json`, `${folder}/responses.json`, `${folder}/survey.json`]);
	expect(files[`${folder}/survey.json`]).toMatchObject({ surveyId: survey.surveyId, title: "../Mine" });
	expect(files[`${folder}/responses.json`]).toMatchObject([{ email: "ada@example.test" }]);
});

it("a guest's surveys move, and those of an account that is gone go with all of theirs", async () => {
	const [guest, user] = [await makePerson(), await makePerson()];
	const survey = await makeActive(guest.token);
	await submit(survey);
	expect(await transaction((tx) => claimSurveys(tx, { guestId: guest.userId, userId: user.userId }))).toBe(1);
	expect((await db().survey.findUniqueOrThrow({ where: { id: survey.surveyId } })).creatorId).toBe(user.userId);
	expect([await deleteSurveysOf(SYSTEM, user.userId), await deleteSurveysOf(SYSTEM, user.userId)]).toEqual([1, 0]);
	const where = { surveyId: survey.surveyId };
	expect([await db().surveyResponse.count({ where }), await db().surveyTally.count({ where }), await db().surveyAnswerCount.count({ where })]).toEqual([
		0, 0, 0,
	]);
	expect((await auditOf(survey.surveyId)).at(-1)).toBe("survey.delete");
	expect((await submit(survey)).body.code).toBe("SURVEY_NOT_FOUND");
});

it("the sample survey is there once, takes responses, and its counts are those of its responses", async () => {
	const { token, userId } = await makePerson();
	await seedSampleSurvey(userId);
	await seedSampleSurvey(userId);
	const { body } = await call(analyticsRoute, "GET", { token, params: { surveyId: SAMPLE_SURVEY_ID } });
	expect(body.totalResponses).toBe(48);
	const counted = await recount(SAMPLE_SURVEY_ID);
	const bare = (stats: typeof counted.questionStats) => stats.map((one) => ({ ...one, shownCount: 0, dropOffCount: 0 }));
	expect({ ...body, questionStats: bare(body.questionStats) }).toEqual({ ...counted, questionStats: bare(counted.questionStats) });
});
