import "server-only";
import { messagePage } from "@/components/surveys/form/pages/message-page";
import type { PageFrame } from "@/components/surveys/form/pages/page";
import { originOf } from "@/lib/http/request-origin";
import type { RequestOrigin } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { networkOf } from "@/lib/platform/network/addresses";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { type FormLanguage, pickLanguage, wordsIn } from "@/lib/surveys/words/pick-language";
import { fill, type Words } from "@/lib/surveys/words/words";

/** Somebody looks at a page of a survey. */
export interface Visit {
	readonly request: Request;
	readonly origin: RequestOrigin;
	readonly query: URLSearchParams;
	/** The page in the reader's language; the survey's own where they name none that we speak. */
	frame(surveyLanguage?: string): PageFrame & { readonly words: Words; readonly language: FormLanguage };
}

const MISSING = new Set(["SURVEY_NOT_FOUND", "RESPONSE_NOT_FOUND"]);

export function page(html: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
	const usual = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", vary: "Accept-Language" };
	return new Response(html, { status, headers: { ...usual, ...headers } });
}

export function seeOther(location: string): Response {
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** The query that keeps a page inside its frame. */
export const embedQuery = ({ query }: Visit): string => (query.has("embed") ? "?embed=1" : "");

function visitOf(request: Request): Visit {
	const query = new URL(request.url).searchParams;
	const nonce = request.headers.get("x-nonce") ?? "";
	return {
		request,
		origin: originOf(request),
		query,
		frame: (surveyLanguage) => {
			const language = pickLanguage(request.headers.get("accept-language"), surveyLanguage);
			return { language, nonce, isEmbedded: query.has("embed"), words: wordsIn(language) };
		},
	};
}

function troublePage(visit: Visit, error: unknown): Response {
	const frame = visit.frame();
	const { words } = frame;
	const { requestId } = visit.origin;
	const code = error instanceof AppError ? error.code : "INTERNAL";
	const again = { href: new URL(visit.request.url).pathname + embedQuery(visit), words: words.tryAgain };
	if (MISSING.has(code)) return page(messagePage({ ...frame, title: words.missingTitle, text: words.missingText }), 404);
	if (error instanceof AppError && code === "RATE_LIMITED") {
		const seconds = Number(error.details?.resetSeconds ?? 30);
		return page(messagePage({ ...frame, title: words.troubleTitle, text: fill(words.busy, { seconds }), link: again }), 429, {
			"retry-after": String(seconds),
		});
	}
	if (!(error instanceof AppError)) logger.error({ err: error, requestId }, "A page of a survey failed unexpectedly");
	return page(messagePage({ ...frame, title: words.troubleTitle, text: words.troubleText, link: again }), error instanceof AppError ? error.status : 500);
}

/** Answers a page; whatever goes wrong is a page as well, in the reader's language. */
export async function answerPage(request: Request, work: (visit: Visit) => Promise<Response>): Promise<Response> {
	const visit = visitOf(request);
	let response: Response;
	try {
		await takeRateLimit("general", networkOf(visit.origin.ipAddress));
		response = await work(visit);
	} catch (error) {
		response = troublePage(visit, error);
	}
	response.headers.set("x-request-id", visit.origin.requestId);
	return response;
}
