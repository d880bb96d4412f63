import { timingSafeEqual } from "node:crypto";
import type { Desk } from "@/local/line/desk";
import { usedThisMonth } from "@/local/line/records/book";
import { isReachable } from "@/local/line/records/people";
import { push, type Sent } from "./push";

const PROFILE = /^\/v2\/bot\/profile\/([^/]+)$/;

function isAccount({ account }: Desk, authorization: string | undefined): boolean {
	const [given, wanted] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${account.channelAccessToken}`)];
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const answer = (status: number, body: unknown): Sent => ({ status, body, headers: { "x-line-request-id": crypto.randomUUID() } });

/** The Messaging API, as far as an account needs it that writes to people: sending, the quota, who somebody is. */
export function answerBot(desk: Desk, method: string, path: string, headers: NodeJS.Dict<string | string[]>, text: string): Sent | null {
	if (!path.startsWith("/v2/bot/")) return null;
	const { book, account } = desk;
	if (!isAccount(desk, headers.authorization as string | undefined)) {
		return answer(401, { message: "Authentication failed. Confirm that the access token in the authorization header is valid." });
	}
	if (method === "POST" && path === "/v2/bot/message/push") return push(desk, text, headers["x-line-retry-key"] as string | undefined);
	if (method !== "GET") return answer(405, { message: "Method not allowed" });
	if (path === "/v2/bot/message/quota") return answer(200, book.monthlyLimit === null ? { type: "none" } : { type: "limited", value: book.monthlyLimit });
	if (path === "/v2/bot/message/quota/consumption") return answer(200, { totalUsage: usedThisMonth(book) });
	if (path === "/v2/bot/info") {
		return answer(200, { userId: account.botUserId, basicId: account.basicId, displayName: "Sample account", chatMode: "bot", markAsReadMode: "auto" });
	}
	const [, userId] = PROFILE.exec(path) ?? [];
	if (userId === undefined) return answer(404, { message: "Not found" });
	const person = book.people.find((one) => one.userId === userId);
	// Whoever has not added the account, or blocks it, has no profile for it.
	return person && isReachable(person) ? answer(200, { userId, displayName: person.displayName, language: "en" }) : answer(404, { message: "Not found" });
}
