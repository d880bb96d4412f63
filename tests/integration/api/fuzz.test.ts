import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import document from "@/app/api/v1/openapi.json/document.json";
import { allBindings } from "@/lib/http/openapi/generate";
import type { RouteHandler } from "@/lib/http/route";
import { newId } from "@/lib/platform/ids";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { type Answer, call } from "@/tests/world/client";
import { startPaddleWorld } from "@/tests/world/paddle";
import { brokenOf, type Schema, valuesOf } from "@/tests/world/schema-values";
import { openWorld } from "@/tests/world/world";

/** The same requests on every machine; another number is another set. */
const SEED = Number(process.env.FUZZ_SEED ?? 20);
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);

const paddle = await startPaddleWorld();
afterAll(() => paddle.close());
await openWorld("channels");
const ROUTES = `${process.cwd()}/app/api/v1`;
const whole: Schema = document;
const resolve = (reference: string): Schema =>
	reference
		.split("/")
		.slice(1)
		.reduce((place, name) => place[name], whole);

interface Described {
	readonly name: string;
	readonly method: string;
	readonly handler: RouteHandler;
	readonly responses: Record<string, unknown>;
	readonly parameters: ReadonlyArray<{ name: string; in: string; required: boolean; schema: Schema }>;
	readonly body: Schema;
}

/** What can be asked with made-up values and no further knowledge: not what ends the caller's own account or session. */
const LEFT_OUT = ["deleteAccount", "signOutAll", "uploadFile", "uploadContent", "downloadContent", "authorizeChannel"];

const operations: Described[] = [];
for (const { path, method, contract } of await allBindings(process.cwd())) {
	if (LEFT_OUT.includes(contract.operationId)) continue;
	const described = whole.paths[path][method.toLowerCase()];
	const module = await import(/* @vite-ignore */ `${ROUTES}${path.replace(/\{(\w+)\}/g, "[$1]")}/route.ts`);
	const parameters = (described.parameters ?? []).map((one: Schema) => (one.$ref ? resolve(one.$ref) : one));
	operations.push({
		name: contract.operationId,
		method,
		handler: module[method],
		responses: described.responses,
		parameters,
		body: described.requestBody?.content["application/json"]?.schema,
	});
}

const person = await makePerson();
const job = await makeJob(person.userId, { status: "completed" });

type Parts = { params: Record<string, string>; query: Record<string, unknown>; headers: Record<string, string>; body?: unknown };

/** Requests that the document allows. Ids that it leaves open lead to the caller's own job as often as nowhere. */
function requestsOf({ parameters, body }: Described): fc.Arbitrary<Parts> {
	const at = (place: string) => {
		const own = parameters.filter((parameter) => parameter.in === place);
		const fields = own.map(({ name, schema }) => [name, name === "jobSpecId" ? fc.oneof(fc.constant(job.id), fc.uuid()) : valuesOf(schema, resolve)] as const);
		// An opaque cursor can't be made up.
		const usable = fields.filter(([name]) => name !== "cursor");
		return fc.record(Object.fromEntries(usable), { requiredKeys: own.filter(({ required }) => required).map(({ name }) => name) });
	};
	const key = fc.constant({}).map(() => ({ "idempotency-key": newId() }));
	return fc.record({
		params: at("path") as fc.Arbitrary<Record<string, string>>,
		query: at("query") as fc.Arbitrary<Record<string, unknown>>,
		headers: key,
		...(body ? { body: valuesOf(body, resolve) } : {}),
	}) as fc.Arbitrary<Parts>;
}

function send({ method, handler }: Described, { params, query, headers, body }: Parts): Promise<Answer> {
	const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])));
	const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } };
	return call(handler, method, { token: person.token, params, query: search.size > 0 ? `?${search}` : "", headers, ...content });
}

/** What a schema can't say, and the answers' own words do. */
const BEYOND_SCHEMAS = [/most common ones/, /must also be listed/, /must not be after/];

function isSchemaRefusal({ status, body }: Answer): boolean {
	if (!["VALIDATION_ERROR", "INVALID_REQUEST", "UNSUPPORTED_MEDIA_TYPE"].includes(body?.code)) return false;
	const words: string[] = (body.details?.issues ?? [{ message: body.message }]).map(({ message }: { message: string }) => message);
	return status < 500 && !words.every((word) => BEYOND_SCHEMAS.some((known) => known.test(word)));
}

const shown = (answer: Answer) => `${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`;
const settings = { seed: SEED, numRuns: RUNS, endOnFailure: true };

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_name, operation) => {
	it("takes what the document allows, with a status that the document lists", async () => {
		await fc.assert(
			fc.asyncProperty(requestsOf(operation), async (parts) => {
				const answer = await send(operation, parts);
				expect(Object.keys(operation.responses), shown(answer)).toContain(String(answer.status));
				expect(answer.body?.code).not.toBe("INTERNAL");
				expect(isSchemaRefusal(answer), shown(answer)).toBe(false);
			}),
			settings,
		);
	});

	const { body, parameters } = operation;
	const fields: Array<readonly ["body" | "query", string, Schema]> = [
		...Object.entries((body?.$ref ? resolve(body.$ref) : body)?.properties ?? {}).map(([name, schema]) => ["body", name, schema] as const),
		...parameters.filter((one) => one.in === "query" && one.name !== "cursor").map(({ name, schema }) => ["query", name, schema] as const),
	];
	const flaws = fields.flatMap(([place, name, schema]) =>
		brokenOf(schema, resolve)
			// A query carries text: what is a number or a list there is known by its form alone.
			.filter(([flaw]) => place === "body" || !/^is (string|integer|boolean|array|object|null)$|items?$/.test(flaw))
			.map(([flaw, value]) => [place, name, flaw, value] as const),
	);
	it.runIf(flaws.length > 0)("refuses what the document forbids, field by field", async () => {
		for (const [place, name, flaw, value] of flaws) {
			await fc.assert(
				fc.asyncProperty(requestsOf(operation), value, async (parts, wrong) => {
					const broken = { ...parts, [place]: { ...Object(parts[place]), [name]: wrong } };
					const answer = await send(operation, broken);
					expect(answer.status, `${place} ${name} ${flaw}: ${JSON.stringify(wrong)?.slice(0, 80)} ${shown(answer)}`).toSatisfy(
						(status: number) => status >= 400 && status < 500,
					);
					expect(Object.keys(operation.responses), shown(answer)).toContain(String(answer.status));
				}),
				{ ...settings, numRuns: 1 },
			);
		}
	});
});
