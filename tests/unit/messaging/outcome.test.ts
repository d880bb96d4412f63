import { describe, expect, it } from "vitest";
import { type Attempt, judge } from "@/lib/messaging/pushes/outcome";

const HOUR = 3_600_000;
const KEY = 23 * HOUR;

describe("what an attempt to send means", () => {
	it.each<[Attempt, number | null, ReturnType<typeof judge>]>([
		[{ kind: "accepted", requestId: null }, null, "sent"],
		[{ kind: "accepted", requestId: "r" }, 30 * HOUR, "sent"],
		[{ kind: "unanswered" }, null, "again"],
		[{ kind: "unanswered" }, 22 * HOUR, "again"],
		[{ kind: "unanswered" }, 23 * HOUR, "unconfirmed"],
		[{ kind: "refused", status: 503, message: "" }, null, "again"],
		[{ kind: "refused", status: 500, message: "" }, 24 * HOUR, "unconfirmed"],
		[{ kind: "refused", status: 429, message: "You have reached your monthly limit." }, null, "over_quota"],
		[{ kind: "refused", status: 429, message: "The API rate limit has been exceeded. Try again later." }, null, "again"],
		[{ kind: "refused", status: 401, message: "" }, null, "misconfigured"],
		[{ kind: "refused", status: 403, message: "" }, null, "misconfigured"],
		[{ kind: "refused", status: 400, message: "Failed to send messages" }, null, "refused"],
	])("%o after %s ms is %s", (attempt, unansweredForMs, verdict) => {
		expect(judge(attempt, unansweredForMs, KEY)).toBe(verdict);
	});
});
