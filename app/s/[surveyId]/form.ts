import "server-only";
import { embedQuery, page, seeOther, type Visit } from "@/app/s/visit";
import { answerProblem, answersToSend, type Problem, personProblems } from "@/components/surveys/form/check-answers";
import { closedPage } from "@/components/surveys/form/pages/closed-page";
import { formPage } from "@/components/surveys/form/pages/form-page";
import { prefilled } from "@/components/surveys/form/prefill";
import { readForm, type SentForm } from "@/components/surveys/form/read-form";
import { AlreadyAnswered, hashRequest, type IdempotentCall, recordingAnswer } from "@/lib/platform/database/idempotency";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { toPlainText } from "@/lib/platform/language/plain-text";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { networkOf } from "@/lib/platform/network/addresses";
import { readBytes } from "@/lib/platform/network/body-limit";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { isRecord } from "@/lib/platform/records";
import { getSurveyForm } from "@/lib/surveys/answering/get-form";
import { submitSurveyResponse } from "@/lib/surveys/answering/submit-response";
import { type PublicForm, SubmitResponseBody, SubmitResult } from "@/lib/surveys/schemas/answering";
import type { Words } from "@/lib/surveys/words/words";

const MAX_BYTES = 1024 * 1024;
const FORM_TYPE = "application/x-www-form-urlencoded";
const KEY = /^[\w-]{8,128}$/;

const closed = (visit: Visit, form: PublicForm, status: number): Response => page(closedPage({ ...visit.frame(form.language), form }), status);

export async function showForm(visit: Visit, surveyId: string): Promise<Response> {
	const form = await getSurveyForm({ surveyId });
	if (form.status !== "active") return closed(visit, form, 200);
	const entered = prefilled(form.questions, visit.query);
	return page(formPage({ ...visit.frame(form.language), form, entered, problems: [], notice: null, key: newId() }));
}

async function readBody({ request }: Visit): Promise<URLSearchParams> {
	const [type = ""] = (request.headers.get("content-type") ?? "").split(";", 1);
	if (type.trim().toLowerCase() !== FORM_TYPE) throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the form as the page does.");
	return new URLSearchParams(toPlainText(new TextDecoder().decode(await readBytes(request, MAX_BYTES))));
}

/** What can be told before anything is asked of the database, in the reader's words. */
function problemsOf({ questions, unavailableOptions }: PublicForm, sent: SentForm, words: Words): Problem[] {
	const answers = questions.flatMap((question): Problem[] => {
		const { questionId } = question;
		const message = answerProblem(question, sent.answers[questionId] ?? [], words, unavailableOptions[questionId]);
		return message === undefined ? [] : [{ field: questionId, message }];
	});
	return [...answers, ...personProblems(sent, words)];
}

/** What the survey itself finds wrong: what our own check let pass, others have taken meanwhile. */
function problemsIn(error: AppError, { questions }: PublicForm, words: Words): Problem[] {
	const { issues: found } = error.details ?? {};
	const issues = Array.isArray(found) ? found.filter(isRecord) : [];
	return issues.map(({ path, message }) => {
		const field = String(path).replace(/^answers\./, "");
		if (field === "email") return { field, message: words.badEmail };
		const question = questions.find(({ questionId }) => questionId === field);
		return { field, message: question && question.options.length > 0 ? words.goneAnswer : String(message) };
	});
}

function bodyOf({ questions }: PublicForm, { name, email, answers, formToken, website }: SentForm): unknown {
	return { name, email, answers: answersToSend(questions, answers), formToken, website };
}

/** Sends the answers once, however often the page is sent. Returns where it is thanked for. */
async function submitOnce({ request, origin }: Visit, form: PublicForm, sent: SentForm): Promise<string> {
	const read = SubmitResponseBody.safeParse(bodyOf(form, sent));
	if (!read.success) {
		throw new AppError("VALIDATION_ERROR", "Some fields are not valid.", { issues: issuesInWords(read.error) });
	}
	const submit = (call: IdempotentCall | null) => submitSurveyResponse(origin, form.surveyId, read.data, call);
	if (!KEY.test(sent.key)) return (await submit(null)).thankYouUrl;
	const call = { scope: `form:${form.surveyId}`, key: sent.key, requestHash: hashRequest(request, read.data) };
	try {
		return (await recordingAnswer(call, () => submit(call))).thankYouUrl;
	} catch (error) {
		if (error instanceof AlreadyAnswered) return SubmitResult.parse(JSON.parse(error.answer.body)).thankYouUrl;
		// Another form was sent from the same page, as after going back to it.
		if (error instanceof AppError && error.code === "IDEMPOTENCY_KEY_REUSED") return (await submit(null)).thankYouUrl;
		throw error;
	}
}

/** Takes a form without script: the thank-you page follows, or the same page with what is wrong and all that was written. */
export async function takeForm(visit: Visit, surveyId: string): Promise<Response> {
	await takeRateLimit("surveySubmitAddress", networkOf(visit.origin.ipAddress));
	const form = await getSurveyForm({ surveyId });
	const sent = readForm(form.questions, await readBody(visit));
	const frame = visit.frame(form.language);
	const { words } = frame;
	// The token of the page that was filled in stays: it says when that was opened.
	const again = (problems: readonly Problem[], status: number) => {
		const shown = { ...form, formToken: sent.formToken || form.formToken };
		return page(formPage({ ...frame, form: shown, entered: sent, problems, notice: null, key: KEY.test(sent.key) ? sent.key : newId() }), status);
	};
	if (form.status !== "active") return closed(visit, form, 409);
	const problems = problemsOf(form, sent, words);
	if (problems.length > 0) return again(problems, 422);
	try {
		return seeOther(`${await submitOnce(visit, form, sent)}${embedQuery(visit)}`);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		if (error.code === "ALREADY_RESPONDED") return again([{ field: "email", message: words.already }], 409);
		if (error.code === "SURVEY_CLOSED") return closed(visit, { ...form, isFull: error.details?.reason === "full" }, 409);
		if (error.code === "VALIDATION_ERROR") return again(problemsIn(error, form, words), 422);
		throw error;
	}
}
