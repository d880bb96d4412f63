import type { Answer } from "./client";
import { Jar } from "./identity";
import { type LineStandIn, startLineStandIn } from "./line";
import { answerBy, listen } from "./listen";

const HERE = "http://127.0.0.1:3000";
const CALLBACK = `${HERE}/api/v1/messaging/line/callback`;
const NAVIGATION = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

/** The stand-in for LINE with the application's own webhook route behind it. The environment of this process leads there. */
export async function startLineWorld() {
	const { POST: webhookRoute } = await import("@/app/api/v1/webhooks/line/route");
	const app = await listen((request, response) =>
		answerBy((url, init) => webhookRoute(new Request(url, init), { params: Promise.resolve({}) }), request, response),
	);
	const line = await startLineStandIn({ callbackUrl: CALLBACK, webhookUrl: `${app.origin}/api/v1/webhooks/line` });
	Object.assign(process.env, line.variables);
	const close = async () => {
		await line.close();
		await app.close();
	};
	return { ...line, webhookUrl: `${app.origin}/api/v1/webhooks/line`, close };
}
export type LineWorld = Awaited<ReturnType<typeof startLineWorld>>;

interface Respondent {
	readonly surveyId: string;
	readonly responseId: string;
}

/** A respondent's browser, which keeps our cookies and goes to LINE and back. */
export class RespondentBrowser {
	readonly jar = new Jar();

	constructor(private readonly line: LineStandIn) {}

	async get(path: string, accept = NAVIGATION): Promise<Answer> {
		return this.ask(path, { method: "GET" }, accept);
	}

	async post(path: string, form: Record<string, string>): Promise<Answer> {
		return this.ask(path, { method: "POST", body: new URLSearchParams(form) }, NAVIGATION);
	}

	/** To LINE, as far as the address that it was sent to. */
	async start({ surveyId, responseId }: Respondent, query: Record<string, string> = {}): Promise<Answer> {
		return this.get(`/api/v1/surveys/${surveyId}/messaging/login?${new URLSearchParams({ responseId, ...query })}`);
	}

	/** The answer of LINE, as far as the survey's own callback leads. */
	async comeBack(answered: URL, accept = NAVIGATION): Promise<Answer> {
		const led = await this.get(`${answered.pathname}${answered.search}`, accept);
		return led.status === 302 ? this.get(led.headers.get("location") ?? "", accept) : led;
	}

	/** The whole way. */
	async connect(respondent: Respondent, name: string, addsAccount = true): Promise<Answer> {
		const { headers } = await this.start(respondent);
		return this.comeBack(await this.line.consent(headers.get("location") ?? "", { name, addsAccount }));
	}

	private async ask(path: string, init: RequestInit, accept: string): Promise<Answer> {
		const url = new URL(path, HERE);
		const headers = { cookie: this.jar.header(HERE), accept, "accept-language": "en", "x-forwarded-for": "10.9.8.7" };
		const response = await answer(new Request(url, { ...init, headers }));
		this.jar.take(HERE, response.headers);
		const text = await response.text();
		const isJson = response.headers.get("content-type")?.startsWith("application/json");
		return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
	}
}

type Handle = (request: Request, segment: { params: Promise<never> }) => Promise<Response>;

/** The routes that a respondent's browser comes to, by their paths. */
const ROUTES: readonly (readonly [RegExp, () => Promise<Partial<Record<string, unknown>>>])[] = [
	[/^\/api\/v1\/messaging\/line\/callback$/, () => import("@/app/api/v1/messaging/line/callback/route")],
	[/^\/api\/v1\/surveys\/(?<surveyId>[^/]+)\/messaging\/login$/, () => import("@/app/api/v1/surveys/[surveyId]/messaging/login/route")],
	[/^\/api\/v1\/surveys\/(?<surveyId>[^/]+)\/messaging\/callback$/, () => import("@/app/api/v1/surveys/[surveyId]/messaging/callback/route")],
	[/^\/s\/(?<surveyId>[^/]+)\/thank-you\/(?<responseId>[^/]+)$/, () => import("@/app/s/[surveyId]/thank-you/[responseId]/route")],
	[/^\/s\/(?<surveyId>[^/]+)\/connect\/(?<ticket>[^/]+)$/, () => import("@/app/s/[surveyId]/connect/[ticket]/route")],
	[/^\/s\/(?<surveyId>[^/]+)$/, () => import("@/app/s/[surveyId]/route")],
];

async function answer(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	for (const [pattern, load] of ROUTES) {
		const found = pattern.exec(pathname);
		if (!found) continue;
		const handle = (await load())[request.method] as Handle;
		return handle(request, { params: Promise.resolve({ ...found.groups } as never) });
	}
	throw new Error(`No route of the tests answers ${pathname}.`);
}
