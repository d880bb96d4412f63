import { beforeAll, describe, expect, test } from "vitest";
import { POST as closeRoute } from "@/app/api/v1/surveys/[surveyId]/close/route";
import { GET as missingRoute } from "@/app/s/[...path]/route";
import { GET as formPage, POST as sendForm } from "@/app/s/[surveyId]/route";
import { GET as thanksPage } from "@/app/s/[surveyId]/thank-you/[responseId]/route";
import { GET as scriptRoute } from "@/app/s/form.js/route";
import { SCRIPT_PATH } from "@/components/surveys/form/pages/page";
import { db } from "@/lib/platform/database/db";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { makePerson } from "@/tests/factories/people";
import { goodAnswers, makeActive, makeDraft, respondent } from "@/tests/factories/surveys";
import { call } from "@/tests/world/client";

let token: string;
beforeAll(async () => {
	token = (await makePerson()).token;
});

const HERE = "http://127.0.0.1:3000";

async function open(surveyId: string, query = "", headers: Record<string, string> = {}) {
	const response = await formPage(new Request(`${HERE}/s/${surveyId}${query}`, { headers }), { params: Promise.resolve({ surveyId }) });
	return { status: response.status, text: await response.text(), headers: response.headers };
}

const hidden = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";

/** The fields as a browser without script sends them. */
function fieldsOf(survey: Survey, text: string, more: Record<string, string | string[]> = {}): URLSearchParams {
	const answers = Object.entries(goodAnswers(survey)).map(([id, answer]): [string, string | string[]] => [
		`q.${id}`,
		Array.isArray(answer) ? answer.map(String) : String(answer),
	]);
	const fields: Record<string, string | string[]> = {
		...Object.fromEntries(answers),
		...respondent(),
		formToken: hidden(text, "formToken"),
		key: hidden(text, "key"),
		...more,
	};
	return new URLSearchParams(Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])));
}

let addresses = 0;

async function send(surveyId: string, fields: URLSearchParams, query = "", headers: Record<string, string> = {}) {
	addresses += 1;
	const request = new Request(`${HERE}/s/${surveyId}${query}`, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": `10.7.0.${addresses}`, ...headers },
		body: fields.toString(),
	});
	const response = await sendForm(request, { params: Promise.resolve({ surveyId }) });
	return { status: response.status, text: await response.text(), headers: response.headers };
}

const responsesOf = (surveyId: string) => db().surveyResponse.findMany({ where: { surveyId } });

describe("a survey without script", () => {
	test("its page is answered, the response kept with its answers, and the thanks follow", async () => {
		const survey = await makeActive(token);
		const { text } = await open(survey.surveyId);
		const sent = await send(survey.surveyId, fieldsOf(survey, text));
		expect(sent.status).toBe(303);
		const [response] = await responsesOf(survey.surveyId);
		expect(response?.answers).toEqual(goodAnswers(survey));
		expect(sent.headers.get("location")).toBe(`/s/${survey.surveyId}/thank-you/${response?.id}`);
		const params = Promise.resolve({ surveyId: survey.surveyId, responseId: response?.id ?? "" });
		const thanks = await thanksPage(new Request(`${HERE}${sent.headers.get("location")}`), { params });
		expect(await thanks.text()).toContain("Your answers have arrived.");
	});

	test("sent twice from one page, also at the same time, it counts once and leads to the same thanks", async () => {
		const survey = await makeActive(token);
		const fields = fieldsOf(survey, (await open(survey.surveyId)).text);
		const sent = await Promise.all(Array.from({ length: 5 }, () => send(survey.surveyId, fields)));
		expect(new Set(sent.map(({ status, headers }) => `${status} ${headers.get("location")}`)).size).toBe(1);
		expect(sent[0]?.status).toBe(303);
		expect(await responsesOf(survey.surveyId)).toHaveLength(1);
	});

	test("what is wrong stands at its question, in the reader's language, with all that was written", async () => {
		const survey = await makeActive(token);
		const [first, , , , , number] = survey.questions;
		const { text } = await open(survey.surveyId);
		const fields = fieldsOf(survey, text, { [`q.${first?.questionId}`]: "", [`q.${number?.questionId}`]: "101", email: "nobody", name: "Ada Ferro" });
		const sent = await send(survey.surveyId, fields, "", { "accept-language": "de" });
		expect(sent.status).toBe(422);
		expect(sent.text).toContain(`id="q-${first?.questionId}-error" lang="de">Bitte beantworten Sie diese Frage.</p>`);
		expect(sent.text).toContain("Die Zahl darf höchstens 100 sein.");
		expect(sent.text).toContain("Das ist keine E-Mail-Adresse.");
		expect(sent.text).toContain("3 Antworten brauchen noch einen Blick.");
		expect(sent.text).toContain('value="Ada Ferro"');
		expect(sent.text).toContain('value="101"');
		expect(hidden(sent.text, "formToken")).toBe(hidden(text, "formToken"));
		expect(await responsesOf(survey.surveyId)).toHaveLength(0);
	});

	test("an address that has answered is told so at its field", async () => {
		const survey = await makeActive(token);
		const who = respondent();
		const once = await send(survey.surveyId, fieldsOf(survey, (await open(survey.surveyId)).text, who));
		expect(once.status).toBe(303);
		const twice = await send(survey.surveyId, fieldsOf(survey, (await open(survey.surveyId)).text, who));
		expect(twice.status).toBe(409);
		expect(twice.text).toMatch(/id="email-error">This address has answered already/);
	});

	test("the field that people don't see, and a form sent at once, keep a response apart", async () => {
		const survey = await makeActive(token);
		const { text } = await open(survey.surveyId);
		expect((await send(survey.surveyId, fieldsOf(survey, text, { website: "https://spam.example" }))).status).toBe(303);
		const [response] = await responsesOf(survey.surveyId);
		expect(response).toMatchObject({ isQuarantined: true });
		expect(response?.quarantineReasons).toEqual(["honeypot", "too_fast"]);
	});

	test("a link fills it in", async () => {
		const questions = [{ questionText: "From where?", questionType: "single_choice" as const, options: ["A friend", "A search"], prefillKey: "source" }];
		const survey = await makeActive(token, { questions });
		const { text } = await open(survey.surveyId, "?source=a%20search&email=ada%40example.com");
		expect(text).toMatch(/value="A search" id="[^"]+" checked/);
		expect(text).toContain('value="ada@example.com"');
	});
});

describe("what else is shown", () => {
	test("a draft, a survey that is none, and other addresses are the same page", async () => {
		const draft = await makeDraft(token);
		for (const surveyId of [draft.surveyId, crypto.randomUUID(), "nonsense"]) {
			expect(await open(surveyId)).toMatchObject({ status: 404, text: expect.stringContaining("There is no survey here") });
		}
		expect((await missingRoute(new Request(`${HERE}/s/a/b/c`))).status).toBe(404);
	});

	test("a closed one says so in the creator's words, and takes nothing", async () => {
		const survey = await makeActive(token, { settings: { closedMessage: "We have stopped <for now>." } });
		const { text } = await open(survey.surveyId);
		await call(closeRoute, "POST", { token, params: { surveyId: survey.surveyId } });
		expect(await open(survey.surveyId)).toMatchObject({ status: 200, text: expect.stringContaining("We have stopped &lt;for now&gt;.") });
		expect((await send(survey.surveyId, fieldsOf(survey, text))).status).toBe(409);
		expect(await responsesOf(survey.surveyId)).toHaveLength(0);
	});

	test("a body that is no form is refused on a page", async () => {
		const survey = await makeActive(token);
		const sent = await send(survey.surveyId, new URLSearchParams(), "", { "content-type": "application/json" });
		expect(sent).toMatchObject({ status: 415, text: expect.stringContaining("This did not work") });
	});

	test("the script is kept for good under its address, and only there", async () => {
		const at = (path: string) => scriptRoute(new Request(`${HERE}${path}`)).headers.get("cache-control");
		expect(at(SCRIPT_PATH)).toContain("immutable");
		expect(at("/s/form.js?v=other")).toBe("no-cache");
	});
});
