import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorCodesOf } from "@/lib/http/openapi/errors";
import type { RouteHandler } from "@/lib/http/route";
import { newId } from "@/lib/platform/ids";
import { useUpFreeMonth } from "@/tests/factories/credits";
import { makeResumeFile } from "@/tests/factories/files";
import { READY } from "@/tests/factories/jobs";
import { makeApiKey, makePerson, type Person } from "@/tests/factories/people";
import { call, type Sent } from "@/tests/world/client";
import { goodCall, KEYED, loadMoneyRoutes, type Name, SPEC, signed, WITH_BODY, withKey } from "@/tests/world/money-routes";
import { type PaddleWorld, startPaddleWorld } from "@/tests/world/paddle";
import { Refusals } from "@/tests/world/refusals";
import { makeSubscriber, type Subscriber } from "@/tests/world/subscriber";
import { amount } from "@/tests/world/unit";

// Longer than a call waits for another of its key, and no longer than this test has to.
process.env.DATABASE_TIMEOUT_MS = "12000";

const HUGE = "x".repeat(1_100_000);
/** Each operation here reads or writes one of them. */
const TABLES = ["credit_wallet", "ledger_account", "run_charge", "overage_consent", "checkout", "subscription", "webhook_event"];

const refusals = new Refusals();
let world: PaddleWorld;
let routes: Record<Name, RouteHandler>;
let named: Array<[Name, RouteHandler]>;
let someone: Person;
let subscriber: Subscriber;
let params: Record<string, string>;

beforeAll(async () => {
	world = await startPaddleWorld();
	routes = await loadMoneyRoutes();
	named = Object.entries(routes) as Array<[Name, RouteHandler]>;
	[someone, subscriber] = await Promise.all([makePerson(), makeSubscriber(world)]);
	const sent = { token: subscriber.token, body: amount("amount", 10_000_000), headers: { "idempotency-key": newId() } };
	const { paymentTransactionId } = (await call(routes.topUp, "POST", sent)).body;
	params = { paymentTransactionId, runId: newId() };
});
beforeEach(() => world.faults({}));
afterAll(() => world.close());

const signedHere = (body: string): Sent => signed(body, world.secret);
/** A call of an operation that would go through, by a subscriber unless told otherwise. */
const good = (name: Name, token = subscriber.token): Sent => goodCall(name, { token, params, secret: world.secret });

/** Somebody else's connection to the database of this test. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

async function makeReadyJob({ context, userId }: Person, workflowId: string = READY) {
	const { createGoalJob } = await import("@/lib/goal-jobs/lifecycle/create-goal-job");
	const fileIds = [await makeResumeFile(userId)];
	return { jobSpecId: (await createGoalJob(context, { workflowId, fileIds, sensitiveLocalFileIds: [] })).id, fileIds };
}

describe("every operation of credits and payments refuses as its contract says", () => {
	test("without credentials, by a key of another scope, and with a signature of nobody", async () => {
		const key = await makeApiKey(someone, { scopes: ["files"] });
		for (const [name, handler] of named) {
			const { token: _none, ...sent } = good(name);
			if (name === "webhook") await refusals.expect(handler, "INVALID_SIGNATURE", { ...sent, headers: { "paddle-signature": "ts=1;h1=00" } });
			else {
				await refusals.expect(handler, "UNAUTHENTICATED", sent);
				await refusals.expect(handler, "FORBIDDEN", good(name, key));
			}
		}
	});

	test("what can't be read: no JSON, a malformed key or cursor, another media type, too much of it, wrong fields", async () => {
		for (const name of WITH_BODY) {
			const sent = good(name);
			await refusals.expect(routes[name], "INVALID_REQUEST", { ...sent, body: "{not json" });
			await refusals.expect(routes[name], "UNSUPPORTED_MEDIA_TYPE", { ...sent, headers: { ...sent.headers, "content-type": "text/plain" } });
			await refusals.expect(routes[name], "PAYLOAD_TOO_LARGE", { ...sent, body: { HUGE } });
			await refusals.expect(routes[name], "VALIDATION_ERROR", { ...sent, body: name === "subscribe" ? { runId: "mine" } : {} });
		}
		for (const name of ["cancel", "keep", "refresh"] as const) {
			const sent = good(name);
			await refusals.expect(routes[name], "PAYLOAD_TOO_LARGE", { ...sent, headers: { ...sent.headers, "content-length": String(HUGE.length) } });
			if (name !== "refresh") await refusals.expect(routes[name], "INVALID_REQUEST", withKey(sent, "short"));
		}
		const ask = (query: string) => ({ token: subscriber.token, query });
		await refusals.expect(routes.ledger, "INVALID_REQUEST", ask("?cursor=nonsense"));
		for (const query of ["?limit=0", "?limit=201", "?kind_filter=bonus", "?from=2026-02-30", "?from=2026-02-02&to=2026-02-01"])
			await refusals.expect(routes.ledger, "VALIDATION_ERROR", ask(query));
		await refusals.expect(routes.exported, "VALIDATION_ERROR", ask("?to=yesterday"));
		await refusals.expect(routes.webhook, "INVALID_REQUEST", signedHere("not json"));
		await refusals.expect(routes.webhook, "VALIDATION_ERROR", signedHere("{}"));
		await refusals.expect(routes.webhook, "PAYLOAD_TOO_LARGE", signedHere(JSON.stringify({ HUGE })));
	});

	test("what is not there, or somebody else's", async () => {
		const { jobSpecId } = await makeReadyJob(subscriber);
		const { token } = someone;
		for (const name of ["quote", "commit"] as const) {
			const { body, ...sent } = good(name, token);
			const given = (more: object) => ({ ...sent, body: { ...(body as object), ...more } });
			await refusals.expect(routes[name], "WORKFLOW_NOT_FOUND", given({ specId: "goal_lane.unknown" }));
			await refusals.expect(routes[name], "JOB_NOT_FOUND", given({ inputsSummary: { jobSpecId } }));
		}
		await refusals.expect(routes.charge, "NOT_FOUND", { token, params });
		for (const name of ["getTopUp", "refresh"] as const) await refusals.expect(routes[name], "CHECKOUT_NOT_FOUND", { token, params });
	});

	test("a workflow of one's own that has nothing to run, or whose owner has not the plan", async () => {
		const { createUserWorkflow } = await import("@/lib/user-workflows/editing/create-user-workflow");
		const { forkUserWorkflow } = await import("@/lib/user-workflows/editing/fork-user-workflow");
		const [pro, free] = await Promise.all([makePerson({ tier: "pro" }), makePerson()]);
		const empty = await createUserWorkflow(pro.context, { name: "Empty", description: "" });
		const copy = await forkUserWorkflow(free.context, { sourceSpecId: "goal_lane.resume_checkup" });
		for (const name of ["quote", "commit"] as const) {
			const of = (token: string, specId: string) => {
				const { body, ...sent } = good(name, token);
				return { ...sent, body: { ...(body as object), specId } };
			};
			await refusals.expect(routes[name], "WORKFLOW_NOT_RUNNABLE", of(pro.token, empty.specId));
			await refusals.expect(routes[name], "PRO_REQUIRED", of(free.token, copy.specId));
		}
	});

	test("a commit of a job that can't be started, at another price, without the means", async () => {
		const person = await makePerson();
		const commit = async (jobSpecId: string | null, specId: string = READY) => {
			const run = { workflowKind: "goal_lane", specId, ...(jobSpecId && { inputsSummary: { jobSpecId } }) };
			const { layersMicroU } = (await call(routes.quote, "POST", { token: person.token, body: run })).body;
			return withKey({ token: person.token, body: { ...run, ...amount("quotedCost", layersMicroU.charged) } });
		};
		const unanswered = await makeReadyJob(person, "goal_lane.cover_letter");
		await refusals.expect(routes.commit, "SLOT_VALIDATION_ERROR", await commit(unanswered.jobSpecId, "goal_lane.cover_letter"));
		const bereft = await makeReadyJob(person);
		await beside((client) => client.query(`DELETE FROM file WHERE id = ANY($1::uuid[])`, [bereft.fileIds]));
		await refusals.expect(routes.commit, "FILE_INCOMPATIBLE", await commit(bereft.jobSpecId));
		const started = await makeReadyJob(person);
		expect((await call(routes.commit, "POST", await commit(started.jobSpecId))).status).toBe(200);
		await refusals.expect(routes.commit, "INVALID_STATE_TRANSITION", await commit(started.jobSpecId));
		const dear = { ...SPEC, ...amount("quotedCost", 900_000_000) };
		await refusals.expect(routes.commit, "QUOTE_MISMATCH", withKey({ token: person.token, body: dear }));
		const poor = await makePerson();
		await useUpFreeMonth(poor.userId);
		await refusals.expect(routes.commit, "INSUFFICIENT_CREDITS", { ...(await commit(null)), token: poor.token });
	});

	test("a subscription that is there already, or not there", async () => {
		await refusals.expect(routes.subscribe, "INVALID_STATE_TRANSITION", good("subscribe"));
		for (const name of ["cancel", "keep"] as const) await refusals.expect(routes[name], "INVALID_STATE_TRANSITION", good(name, someone.token));
	});

	test("a key that another request had, and one whose first request is still under way", async () => {
		const key = newId();
		expect((await call(routes.quote, "POST", withKey({ token: subscriber.token, body: { ...SPEC, inputsSummary: {} } }, key))).status).toBe(200);
		for (const name of KEYED) await refusals.expect(routes[name], "IDEMPOTENCY_KEY_REUSED", withKey(good(name), key));
		const calls = await Promise.all(
			KEYED.map(async (name) => ({
				name,
				key: newId(),
				by: name === "subscribe" ? someone : ["cancel", "keep"].includes(name) ? await makeSubscriber(world) : subscriber,
			})),
		);
		await call(routes.cancel, "POST", { token: calls.find(({ name }) => name === "keep")?.by.token ?? "" });
		await beside(async (client) => {
			await client.query("BEGIN");
			for (const { by, key } of calls)
				await client.query(`INSERT INTO idempotency_record (scope, key, "requestHash") VALUES ($1, $2, 'another')`, [by.userId, key]);
			await Promise.all(calls.map(({ name, key, by }) => refusals.expect(routes[name], "IDEMPOTENCY_IN_PROGRESS", withKey(good(name, by.token), key))));
		});
	});

	test("more calls than a minute allows", async () => {
		const { takeRateLimit, RATE_LIMITS } = await import("@/lib/platform/rate-limit");
		const { token, userId } = await makePerson();
		for (let count = 0; count < RATE_LIMITS.general.points; count += 1) await takeRateLimit("general", userId);
		for (const [name, handler] of named) if (name !== "webhook") await refusals.expect(handler, "RATE_LIMITED", good(name, token));
	});

	test("a provider and a database that do not answer", async () => {
		await world.faults({ down: true });
		const buyer = await makePerson();
		for (const [name, by] of [
			["topUp", buyer],
			["subscribe", buyer],
			["cancel", subscriber],
			["refresh", subscriber],
		] as const)
			await refusals.expect(routes[name], "SERVICE_UNAVAILABLE", good(name, by.token));
		await world.faults({});
		await beside(async (client) => {
			await client.query("BEGIN");
			await client.query(`LOCK TABLE ${TABLES.join(", ")} IN ACCESS EXCLUSIVE MODE`);
			await Promise.all(named.map(([name, handler]) => refusals.expect(handler, "SERVICE_UNAVAILABLE", good(name))));
		});
	});

	test("a fault of ours, which tells nothing of itself", async () => {
		const renamed = (from: string, to: string) =>
			beside((client) => client.query(TABLES.map((name) => `ALTER TABLE ${from}${name} RENAME TO ${to}${name}`).join(";")));
		await renamed("", "lost_");
		for (const [name, handler] of named) await refusals.expect(handler, "INTERNAL", good(name));
		await renamed("lost_", "");
	});

	test("and these are all the codes that the contract names, of all operations of this part", async () => {
		const { creditOperations } = await import("@/lib/credits/operations");
		const { paymentOperations } = await import("@/lib/payments/operations");
		const contracts = Object.values({ ...creditOperations, ...paymentOperations });
		expect(contracts.map(({ operationId }) => operationId).sort()).toEqual(named.map(([, { operation }]) => operation?.contract.operationId).sort());
		const [shown, declared] = [
			contracts.map(({ operationId }) => [operationId, refusals.of(operationId)]),
			contracts.map((contract) => [contract.operationId, [...errorCodesOf(contract)].sort()]),
		];
		expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(declared));
	});
});
