import { describe, expect, test } from "vitest";
import { GET as listLedger } from "@/app/api/v1/credits/ledger/route";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { db } from "@/lib/platform/database/db";
import { grantAsTold } from "@/local/commands/operators/credits-grant";
import { balancesOf } from "@/tests/factories/credits";
import { makePerson, type Person } from "@/tests/factories/people";
import { call } from "@/tests/world/client";
import { named, said } from "@/tests/world/unit";

const told = ({ user }: Person, ...more: string[]) => [user.email, "12.50", "--kind", "promo", "--ref", "spring", "--reason", "A slow morning", ...more];
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

describe("credits that an operator gives", () => {
	test("are only spoken of until they are meant; then they are in the ledger, on the statement and in the audit trail, once", async () => {
		const person = await makePerson();
		const tried = await grantAsTold(told(person, "--expires", inAYear));
		expect(tried).toContain(`Would give $12.50 to ${person.user.email} as "spring", to be spent by the end of ${inAYear} (UTC). The balance would be $12.50.`);
		expect(await balancesOf(person.userId)).toEqual({});
		const meant = told(person, "--expires", inAYear, "--yes");
		expect(await grantAsTold(meant)).toMatch(/^Gave \$12\.50 .* The balance is \$12\.50\.$/);
		expect(await grantAsTold(meant)).toMatch(/^Given before, nothing was changed/);
		expect(await balancesOf(person.userId)).toEqual({ available: 12_500_000, gifts: -12_500_000 });
		const grant = await db().creditGrant.findFirst({ where: { ownerId: person.userId } });
		expect(grant?.expiresAt?.getTime()).toBe(Date.parse(inAYear) + 86_400_000);
		const { entries } = (await call(listLedger, "GET", { token: person.token })).body;
		expect(entries).toMatchObject([{ kind: "credit_grant_promo", [named("cost", "MicroU")]: said(12_500_000) }]);
		const trail = await db().auditEvent.findMany({ where: { targetId: person.userId, action: "credits.give_by_hand" } });
		expect(trail).toMatchObject([{ actorId: null, details: { amountMicroU: 12_500_000, name: "spring", reason: "A slow morning" } }]);
		expect((await checkLedger()).breaches).toEqual([]);
	});

	test("five commands at once give once; the same name for something else is refused, for somebody else it is another gift", async () => {
		const [person, other] = [await makePerson(), await makePerson()];
		const answers = await Promise.all(Array.from({ length: 5 }, () => grantAsTold(told(person, "--yes"))));
		expect(answers.filter((answer) => answer.startsWith("Gave"))).toHaveLength(1);
		const [address = "", , ...rest] = told(person, "--yes");
		await expect(grantAsTold([address, "13", ...rest])).rejects.toThrow("was given something else");
		await expect(grantAsTold(told(person, "--yes", "--kind", "trial"))).rejects.toThrow("was given something else");
		expect(await grantAsTold(told(other, "--yes"))).toMatch(/^Gave/);
		expect(await balancesOf(person.userId)).toMatchObject({ available: 12_500_000 });
	});

	test("what is wrong with the command is said all at once", async () => {
		const wrong = grantAsTold(["nobody", "0.005", "--kind", "gift", "--expires", "2020-01-01"]);
		await expect(wrong).rejects.toThrow(/ADDRESS: .*\nThe amount is in US dollars.*\n--kind is promo or trial\.\n--ref names the gift.*\n--reason says why/);
		await expect(grantAsTold(["someone@example.test", "1001", "--kind", "promo", "--ref", "x", "--reason", "why", "more"])).rejects.toThrow(/at once is 1000/);
		const unknown = ["someone@example.test", "1", "--kind", "promo", "--ref", "x", "--reason", "why"];
		await expect(grantAsTold(unknown)).rejects.toThrow("No account has the address someone@example.test.");
		await expect(grantAsTold([...unknown, "--expires", "2020-01-01"])).rejects.toThrow("over already");
	});
});
