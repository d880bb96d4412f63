import { expect, test } from "vitest";
import { GET as exportLedger } from "@/app/api/v1/credits/ledger/export/route";
import { GET as listLedger } from "@/app/api/v1/credits/ledger/route";
import { GET as getCharge } from "@/app/api/v1/credits/runs/[runId]/route";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { give, useUpFreeMonth } from "@/tests/factories/credits";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { named, said, UNIT } from "@/tests/world/unit";

test("pages of the ledger follow each other without a gap while lines come in, filtered by kind and day", async () => {
	const { token, userId } = await makePerson();
	for (let at = 1; at <= 7; at += 1) await give(userId, at * 10_000, { kind: at % 2 === 0 ? "credit_topup" : "credit_grant_promo" });
	const page = async (query: string) => (await call(listLedger, "GET", { token, query })).body;
	const first = await page("?limit=3");
	await give(userId, 990_000);
	const second = await page(`?limit=3&cursor=${first.nextCursor}`);
	const third = await page(`?limit=3&cursor=${second.nextCursor}`);
	const costs = [first, second, third].flatMap(({ entries }) => entries.map((entry: Record<string, unknown>) => entry[named("cost", "MicroU")]));
	expect(costs).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => said(at * 10_000)));
	expect(third.nextCursor).toBeNull();
	expect((await page("?kind_filter=credit_topup")).entries).toHaveLength(3);
	expect((await page("?kind_filter=credit_topup&kind_filter=credit_grant_promo")).entries).toHaveLength(8);
	expect((await page("?to=2020-01-01")).entries).toEqual([]);
	const refused = [await call(listLedger, "GET", { token, query: "?cursor=nonsense" }), await call(listLedger, "GET", { token, query: "?limit=201" })];
	expect(refused.map(({ body }) => body.code)).toEqual(["INVALID_REQUEST", "VALIDATION_ERROR"]);
});

test("the statement of somebody else can't be read, and a run of nobody's has no charge", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	await useUpFreeMonth(person.userId);
	const { runId } = await db().runCharge.findFirstOrThrow({ where: { ownerId: person.userId } });
	expect((await call(getCharge, "GET", { token: person.token, params: { runId } })).status).toBe(200);
	expect((await call(getCharge, "GET", { token: stranger.token, params: { runId } })).status).toBe(404);
	expect((await call(listLedger, "GET", { token: stranger.token })).body.entries).toEqual([]);
	expect((await call(listLedger, "GET", {})).status).toBe(401);
});

test("the statement is a CSV file with every line, in dollars or credits", async () => {
	const { token, userId } = await makePerson();
	await give(userId, 12_500_000, { kind: "credit_topup", paymentTransactionId: "txn_csv" });
	await useUpFreeMonth(userId, 4_000_000);
	const { body, headers } = await call(exportLedger, "GET", { token });
	expect(headers.get("content-disposition")).toMatch(/^attachment; filename="credits-\d{4}-\d\d-\d\d\.csv"$/);
	const lines = body.replace("\uFEFF", "").trimEnd().split("\r\n");
	const money = UNIT === "micro" ? "USD" : "credits";
	const inMoney = (dollars: number) => (UNIT === "micro" ? dollars : dollars * 100);
	expect(lines[0]).toBe(`Date,Kind,Amount (${money}),Workflow,Run,Quoted (${money}),Actual (${money}),Released (${money}),Payment`);
	expect(lines.slice(1).map((line: string) => line.split(",").slice(1, 3).join(" "))).toEqual([
		`credit_deduction_workflow ${inMoney(-1)}`,
		`credit_grant_free_monthly ${inMoney(1)}`,
		`credit_topup ${inMoney(12.5)}`,
	]);
	expect(lines.at(-1)).toContain("txn_csv");
});

test("the check finds what somebody did behind the ledger's back", async () => {
	const userId = newId();
	await give(userId, 5000);
	const behind = (statement: string) =>
		db().$transaction([db().$executeRawUnsafe(`SET LOCAL session_replication_role = replica`), db().$executeRawUnsafe(statement)]);
	await behind(`UPDATE ledger_account SET "balanceMicroU" = 6000 WHERE "ownerId" = '${userId}' AND "kind" = 'available'`);
	const { breaches } = await checkLedger();
	expect(breaches.map(({ invariant, of }) => [invariant, of])).toEqual([
		["Every balance is the sum of its entries", `${userId} available`],
		["What grants have left is what is available", userId],
	]);
	await behind(`UPDATE ledger_account SET "balanceMicroU" = 5000 WHERE "ownerId" = '${userId}' AND "kind" = 'available'`);
	expect((await checkLedger()).breaches).toEqual([]);
});
