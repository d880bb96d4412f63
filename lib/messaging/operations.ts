import { z } from "zod";
import { contract } from "@/lib/platform/contract/contract";
import { SurveyParams } from "@/lib/surveys/schemas/addresses";
import { MessagingCallbackQuery, MessagingLoginQuery } from "@/lib/surveys/schemas/answering";
import { LineCallbackQuery, MessagingWebhookReceipt } from "./schemas";

const EVENTS = {
	type: "object",
	required: ["destination", "events"],
	properties: {
		destination: { type: "string" },
		events: {
			type: "array",
			items: {
				type: "object",
				required: ["type", "webhookEventId", "timestamp"],
				properties: { type: { type: "string" }, webhookEventId: { type: "string" }, timestamp: { type: "integer" } },
			},
		},
	},
};

/** For browsers: the answer is a redirect, and that of a failure too. */
const REDIRECT = {
	method: "GET",
	tag: "Answering surveys",
	auth: "none",
	params: SurveyParams,
	notFound: "SURVEY_NOT_FOUND",
	status: 302,
	response: z.unknown(),
} as const;

export const messagingOperations = {
	startMessagingLogin: contract({
		...REDIRECT,
		operationId: "startMessagingLogin",
		path: "/surveys/{surveyId}/messaging/login",
		summary: "Go to LINE to connect an account to a response",
		description:
			"For a browser's navigation. Redirects to LINE Login (OpenID Connect: state, nonce, PKCE S256), or straight back when an account is connected already. redirectUri is an address of this site; the thank-you page unless told. A failure redirects to the thank-you page with line=CODE, or is answered as JSON when the request accepts that alone.",
		query: MessagingLoginQuery,
		errors: ["SURVEY_NOT_FOUND", "RESPONSE_NOT_FOUND", "AUTH_INVALID_REDIRECT", "SERVICE_UNAVAILABLE"],
	}),
	finishMessagingLogin: contract({
		...REDIRECT,
		operationId: "finishMessagingLogin",
		path: "/surveys/{surveyId}/messaging/callback",
		summary: "Come back from LINE",
		description:
			"Connects the account and redirects to where the login was to lead. A state is good for ten minutes and once. In another browser than the one that began, nothing is connected before the person there has agreed on a page. A failure redirects to the thank-you page with line=CODE, or is answered as JSON when the request accepts that alone.",
		query: MessagingCallbackQuery,
		errors: [
			"SURVEY_NOT_FOUND",
			"RESPONSE_NOT_FOUND",
			"MESSAGING_STATE_INVALID",
			"MESSAGING_LOGIN_DENIED",
			"MESSAGING_TOKEN_INVALID",
			"MESSAGING_PLATFORM_FAILED",
			"MESSAGING_ACCOUNT_TAKEN",
			"MESSAGING_ALREADY_BOUND",
			"SERVICE_UNAVAILABLE",
		],
	}),
	returnFromLine: contract({
		operationId: "returnFromLine",
		method: "GET",
		path: "/messaging/line/callback",
		summary: "The one address that LINE knows: leads on to the survey's own",
		description:
			"LINE takes no patterns among callback addresses, so every login comes back here and goes on to the callback of its survey, with the same query.",
		tag: "Answering surveys",
		auth: "none",
		query: LineCallbackQuery,
		response: z.unknown(),
		status: 302,
		errors: ["MESSAGING_STATE_INVALID"],
	}),
	receiveLineWebhook: contract({
		operationId: "receiveLineWebhook",
		method: "POST",
		path: "/webhooks/line",
		summary: "What LINE tells of the official account",
		description: "Events of the Messaging API, signed in X-Line-Signature over the raw body. Each webhookEventId is applied once, redelivered or not.",
		tag: "Answering surveys",
		auth: "none",
		isUnlimited: true,
		idempotencyKey: "ignored",
		raw: { mediaType: "application/json", description: "Events, at most 1 MB", schema: EVENTS },
		response: MessagingWebhookReceipt,
		errors: ["INVALID_SIGNATURE", "INVALID_REQUEST", "VALIDATION_ERROR", "PAYLOAD_TOO_LARGE"],
	}),
};
