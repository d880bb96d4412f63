import { z } from "zod";
import { Preferences, Unsubscribed, UnsubscribeQuery, UpdatePreferencesBody } from "@/lib/accounts/schemas";
import { contract } from "@/lib/platform/contract/contract";

export const notificationOperations = {
	getNotificationPreferences: contract({
		operationId: "getNotificationPreferences",
		method: "GET",
		path: "/users/me/notification-preferences",
		tag: "Accounts",
		auth: "required",
		response: Preferences,
		scope: "account:read",
		summary: "What the caller gets mails about",
	}),
	updateNotificationPreferences: contract({
		operationId: "updateNotificationPreferences",
		method: "PATCH",
		path: "/users/me/notification-preferences",
		tag: "Accounts",
		auth: "required",
		response: Preferences,
		scope: "person",
		summary: "Change the keys that are given; null leaves one as it is",
		body: UpdatePreferencesBody,
	}),
	stopMails: contract({
		operationId: "stopMails",
		method: "POST",
		path: "/users/unsubscribe",
		tag: "Accounts",
		auth: "none",
		summary: "Stop the mails that a link in one of them names",
		description:
			"What mail programs call by List-Unsubscribe (RFC 8058). The signed link says who and which mails; nobody has to be signed in. Repeating it changes nothing.",
		query: UnsubscribeQuery,
		raw: {
			mediaType: "application/x-www-form-urlencoded",
			description: "Not read: mail programs send `List-Unsubscribe=One-Click`.",
			schema: { type: "object", properties: { "List-Unsubscribe": { type: "string", examples: ["One-Click"] } } },
		},
		response: Unsubscribed,
		idempotencyKey: "ignored",
		errors: ["INVALID_TOKEN"],
		example: { response: { success: true, message: "You get no more mails when a run waits for you.", preference: "runWaiting" } },
	}),
	openStopMails: contract({
		operationId: "openStopMails",
		method: "GET",
		path: "/users/unsubscribe",
		tag: "Accounts",
		auth: "none",
		summary: "The page on which a person stops these mails",
		description: "For mail programs that only open the address. It changes nothing by itself.",
		query: UnsubscribeQuery,
		status: 302,
		response: z.unknown(),
	}),
};
