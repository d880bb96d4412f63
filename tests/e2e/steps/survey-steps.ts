import type { Page } from "@playwright/test";
import { stack } from "@/tests/e2e/steps/stack";
import { expect } from "@/tests/e2e/steps/test";

const API = `${stack.web}/api/v1`;

async function ask<T>(method: string, path: string, body: unknown, token?: string): Promise<T> {
	const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
	const answer = await fetch(`${API}${path}`, { method, headers, body: JSON.stringify(body) });
	const read = await answer.json();
	if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(read)}`);
	return read as T;
}

let signedIn: Promise<{ accessToken: string }> | undefined;

export interface Asked {
	readonly settings?: object;
	readonly mystery?: object;
}

/** A survey of the demo account with one question of each kind that a thumb meets. Returns its address. */
export async function publishSurvey({ settings = {}, mystery }: Asked = {}): Promise<string> {
	signedIn ??= ask("POST", "/auth/signin", stack.demo);
	const { accessToken: token } = await signedIn;
	const { surveyId } = await ask<{ surveyId: string }>("POST", "/surveys", { title: "What should we build next?", description: "Four questions." }, token);
	const add = (question: object) => ask("POST", `/surveys/${surveyId}/questions`, question, token);
	await add({
		questionText: "How did you hear of us?",
		questionType: "single_choice",
		required: true,
		options: ["A friend", "A search"],
		prefillKey: "source",
	});
	await add({ questionText: "Which do you use?", questionType: "multiple_choice", options: ["Mail", "Chat", "Phone"], maxSelections: 2 });
	await add({ questionText: "How easy was it?", questionType: "rating" });
	await add({ questionText: "How many are you?", questionType: "number", minValue: 1, maxValue: 500 });
	await ask("PATCH", `/surveys/${surveyId}`, settings, token);
	if (mystery) await ask("PUT", `/surveys/${surveyId}/mystery-event`, mystery, token);
	await ask("POST", `/surveys/${surveyId}/publish`, {}, token);
	return `${stack.web}/s/${surveyId}`;
}

/** How many responses have come in. */
export async function responsesOf(address: string): Promise<{ email: string; answers: Record<string, unknown>; isQuarantined: boolean }[]> {
	const { accessToken } = (await signedIn) ?? { accessToken: "" };
	const surveyId = new URL(address).pathname.split("/").at(-1);
	const read = async (query: string) =>
		(
			(await (await fetch(`${API}/surveys/${surveyId}/responses${query}`, { headers: { authorization: `Bearer ${accessToken}` } })).json()) as {
				responses: never[];
			}
		).responses;
	return [...(await read("")), ...(await read("?quarantined=true"))];
}

export async function next(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Next" }).click();
}

/** Answers the questions of `publishSurvey` one after the other, up to who answers. */
export async function answerAll(page: Page): Promise<void> {
	await page.getByLabel("A friend").check();
	await next(page);
	await page.getByLabel("Chat").check();
	await next(page);
	await page.getByLabel("4", { exact: true }).check();
	await next(page);
	await page.getByLabel("How many are you?").fill("12");
	await next(page);
}

export async function sayWho(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
	await page.getByLabel("Your name").fill(name);
	await page.getByLabel("Your e-mail address").fill(email);
}

/** At the stand-in: who one is, and what one agrees to. */
export async function agreeAtLine(page: Page, name: string, answer: "Allow" | "Cancel" = "Allow"): Promise<void> {
	await expect(page.getByRole("heading", { name: "Sample LINE sign-in" })).toBeVisible();
	await page.getByLabel("Name").fill(name);
	await page.getByRole("button", { name: "Go on as this person" }).click();
	await page.getByRole("button", { name: answer }).click();
}

/** What somebody's phone has got. */
export async function messagesOf(name: string): Promise<string[]> {
	const read = async <T>(path: string) => (await (await fetch(`${stack.line}/stand-in/${path}`)).json()) as T;
	const people = await read<{ userId: string; displayName: string }[]>("people");
	const userId = people.find(({ displayName }) => displayName === name)?.userId;
	const messages = await read<{ wasDelivered: boolean; content: { text: string } }[]>(`messages/${userId}`);
	return messages.filter(({ wasDelivered }) => wasDelivered).map(({ content }) => content.text);
}
