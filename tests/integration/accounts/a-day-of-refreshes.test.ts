import { afterEach, expect, it, vi } from "vitest";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { db } from "@/lib/platform/database/db";
import { caller, makePerson } from "@/tests/factories/people";
import { auditOf } from "@/tests/world/traces";

const TABS = 10;
const EVERY_MS = LIFETIMES.accessTokenMs - 60_000;
const A_DAY_MS = 24 * 60 * 60_000;

afterEach(() => vi.useRealTimers());

/** The seconds of a round at which its tabs send what they have read, by a rule that gives other ones each round. */
const delaysOf = (round: number) => Array.from({ length: TABS }, (_, tab) => ((tab * 7 + round * 3) % TABS) * 900).sort((one, other) => one - other);

it("ten tabs that share a token and refresh it over a day all stay signed in", async () => {
	const { refreshToken, sessionId } = await makePerson();
	// The clock alone: the database goes on as ever.
	vi.useFakeTimers({ toFake: ["Date"] });
	const begun = Date.now();
	let shared = refreshToken;
	let rounds = 0;
	for (let at = begun + EVERY_MS; at < begun + A_DAY_MS; at += EVERY_MS, rounds++) {
		// Every tab reads the shared token when it wakes up; it sends it within the leeway, half of them at the same moment.
		const read = shared;
		const got: string[] = [];
		for (const delay of delaysOf(rounds)) {
			vi.setSystemTime(at + delay);
			const together = rounds % 2 === 0 ? [read, read] : [read];
			const pairs = await Promise.all(together.map((token) => refreshSession(caller(), { refreshToken: token })));
			got.push(...pairs.map((pair) => pair.refreshToken));
		}
		expect(new Set(got).size, `round ${rounds}`).toBe(1);
		expect(got[0]).not.toBe(read);
		shared = got[0] ?? "";
	}
	expect(rounds).toBeGreaterThan(100);
	const session = await db().session.findUniqueOrThrow({ where: { id: sessionId }, include: { refreshTokens: true } });
	expect(session.revokedAt).toBeNull();
	expect(session.refreshTokens).toHaveLength(rounds + 1);
	expect(await auditOf(sessionId)).toEqual(["account.sign_in"]);

	// One that slept through a round and comes with what it had then is a replay.
	vi.setSystemTime(Date.now() + EVERY_MS);
	await refreshSession(caller(), { refreshToken: shared });
	vi.setSystemTime(Date.now() + LIFETIMES.refreshLeewayMs + 1);
	await expect(refreshSession(caller(), { refreshToken: shared })).rejects.toMatchObject({ code: "REFRESH_TOKEN_REUSED" });
	expect((await db().session.findUniqueOrThrow({ where: { id: sessionId } })).revokedReason).toBe("refresh_token_reused");
});
