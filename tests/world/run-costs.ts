import { expect } from "vitest";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { quantumOf } from "@/lib/credits/money/unit";
import { db } from "@/lib/platform/database/db";
import type { Person } from "@/tests/factories/people";
import { call } from "./client";
import { named, said, UNIT } from "./unit";

/** What calls that cost so much are charged, by the layers as they are published: 15 % against overruns, 30 % on it, a cent at least. */
export function chargedFor(rawMicroU: number): number {
	const quantum = quantumOf(UNIT);
	const insured = Math.ceil((rawMicroU * 115) / 100);
	return Math.max(10_000, Math.ceil(Math.ceil((insured * 130) / 100) / quantum) * quantum);
}

/** What the calls of a job's attempts have cost us, the first attempt first. */
export async function costsOfAttempts(jobId: string): Promise<number[]> {
	const attempts = await db().attempt.findMany({ where: { jobId }, orderBy: { number: "asc" } });
	const calls = await db().toolInvocation.findMany({ where: { jobId } });
	return attempts.map(({ id }) => calls.filter(({ attemptId }) => attemptId === id).reduce((sum, { costMicroU }) => sum + costMicroU, 0));
}

/** The charges of a job's attempts, in millionths of a US dollar. */
export async function chargesOf(jobId: string) {
	const rows = await db().runCharge.findMany({ where: { jobSpecId: jobId }, orderBy: { createdAt: "asc" } });
	return rows.map(({ state, chargedMicroU, actualMicroU }) => ({
		state,
		held: Number(chargedMicroU),
		actual: actualMicroU === null ? null : Number(actualMicroU),
	}));
}

/** The statement of a person adds up to the balance, its lines of a run to what the run came to, and every invariant of the ledger holds. */
export async function expectSoundStatement({ token }: Person, jobId: string, cameToMicroU: number): Promise<void> {
	const [{ GET: listLedger }, { GET: getBalance }] = await Promise.all([
		import("@/app/api/v1/credits/ledger/route"),
		import("@/app/api/v1/credits/balance/route"),
	]);
	const { entries } = (await call(listLedger, "GET", { token, query: "?limit=200" })).body;
	const sumOf = (lines: ReadonlyArray<Record<string, number>>) => lines.reduce((sum, line) => sum + (line[named("cost", "MicroU")] ?? 0), 0);
	const { body: balance } = await call(getBalance, "GET", { token });
	expect(sumOf(entries)).toBe(balance[named("balance", "MicroU")]);
	const ofRun = entries.filter((line: { workflowRunId: string | null }) => line.workflowRunId === jobId);
	expect(sumOf(ofRun) + said(cameToMicroU)).toBe(0);
	expect((await checkLedger()).breaches).toEqual([]);
}
