import { afterAll, expect, it } from "vitest";
import { findSpec } from "@/lib/catalog/registry";
import { costOfSteps } from "@/lib/goal-jobs/prices/cost-of-steps";
import type { ModelRates } from "@/lib/models/tokens";
import { give, useUpFreeMonth } from "@/tests/factories/credits";
import { makeJob } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { PASTED_POSTING } from "@/tests/factories/postings-given";
import { sampleFiles } from "@/tests/factories/sample-files";
import { call } from "@/tests/world/client";
import { untilPause, untilStatus } from "@/tests/world/journey";
import { startModelServer } from "@/tests/world/model-server";
import { chargedFor, chargesOf, costsOfAttempts, expectSoundStatement } from "@/tests/world/run-costs";
import { named, said } from "@/tests/world/unit";
import { openWorld } from "@/tests/world/world";

const [INPUT_MICRO_U, OUTPUT_MICRO_U] = [3, 15];
/** Nearly as much as a letter may ask: the price of a run must hold it. */
const USED = { prompt_tokens: 5_000, completion_tokens: 1_900 };

// Rephrases no line: what is asked is paid for all the same.
const model = await startModelServer(() => JSON.stringify({ lines: [] }), USED);
afterAll(() => model.close());
Object.assign(process.env, {
	MODEL_PROVIDER: "openai-compatible",
	MODEL_NAME: "scripted",
	MODEL_BASE_URL: model.url,
	MODEL_INPUT_MICRO_U_PER_TOKEN: String(INPUT_MICRO_U),
	MODEL_OUTPUT_MICRO_U_PER_TOKEN: String(OUTPUT_MICRO_U),
});
await openWorld("engine", "channels", "boards");
const { modelRates } = await import("@/lib/models/model-rates");
const { POST: quoteRoute } = await import("@/app/api/v1/credits/quote/route");
const { GET: chargeRoute } = await import("@/app/api/v1/credits/runs/[runId]/route");
const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: estimateRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/estimate/route");
const { GET: jobRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/route");
const { POST: confirmRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/confirm/route");
const { PATCH: slotsRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/slots/route");
const { POST: createRoute } = await import("@/app/api/v1/jobs/goal/route");

const LETTER = { workflowKind: "goal_lane", specId: "goal_lane.cover_letter" } as const;

it("the first quote of a workflow holds what the language model costs, says so, and the run stays below it", async () => {
	const person = await makePerson();
	const { token, context } = person;
	await useUpFreeMonth(person.userId);
	await give(person.userId, 5_000_000);
	const form = new FormData();
	form.set("file", new File([Buffer.from((await sampleFiles()).pdf)], "lena-hartwig.pdf"));
	const { fileId } = (await call(uploadRoute, "POST", { token, body: form })).body;
	const { jobSpecId } = (await call(createRoute, "POST", { token, body: { workflowId: LETTER.specId, fileIds: [fileId] } })).body;
	const params = { jobSpecId };
	const answer = (answers: ReadonlyArray<{ slotId: string; value: unknown }>) => call(slotsRoute, "PATCH", { token, params, body: { answers } });
	await answer([{ slotId: "posting", value: PASTED_POSTING }]);

	const quote = (await call(quoteRoute, "POST", { token, body: { ...LETTER, inputsSummary: params } })).body;
	const { costMicroU } = (await call(estimateRoute, "GET", { token, params })).body;
	// By rules alone at the least; at the most with every question to the model.
	expect(costMicroU.high).toBe(quote.layersMicroU.raw);
	expect(costMicroU.high - costMicroU.low).toBeGreaterThan(USED.prompt_tokens * INPUT_MICRO_U + USED.completion_tokens * OUTPUT_MICRO_U);
	expect(quote[named("breakdown", "MicroU")].llm).toBeGreaterThan(0);

	expect((await call(confirmRoute, "POST", { token, params })).status).toBe(202);
	await untilPause(context, jobSpecId, "letter_points");
	const { pendingSlots } = (await call(jobRoute, "GET", { token, params })).body;
	await answer(pendingSlots.map(({ slotId, suggestedValue }: { slotId: string; suggestedValue: unknown }) => ({ slotId, value: suggestedValue })));
	await untilStatus(context, jobSpecId, "completed");

	expect(model.requests.length).toBeGreaterThan(0);
	const [cost = 0] = await costsOfAttempts(jobSpecId);
	expect(cost).toBeGreaterThan(USED.prompt_tokens * INPUT_MICRO_U);
	expect(cost).toBeGreaterThan(costMicroU.low);
	expect(cost).toBeLessThanOrEqual(costMicroU.high);
	// Not cut off at what was held: the whole of it is paid.
	expect(await chargesOf(jobSpecId)).toMatchObject([{ state: "settled", actual: chargedFor(cost) }]);
	const charge = (await call(chargeRoute, "GET", { token, params: { runId: jobSpecId } })).body;
	expect(charge).toMatchObject({ [named("quoted", "MicroU")]: quote[named("cost")], [named("actual", "MicroU")]: said(chargedFor(cost)) });
	await expectSoundStatement(person, jobSpecId, chargedFor(cost));
});

it("runs from before the model was set up are no measure of what one costs with it; five with it are", async () => {
	const { token, userId } = await makePerson();
	const quoted = async () => (await call(quoteRoute, "POST", { token, body: LETTER })).body.layersMicroU.raw;
	const first = await quoted();
	const spec = findSpec(LETTER.specId);
	if (!spec) throw new Error("The workflow is in the catalog");
	const past = (rates: ModelRates | null, costMicroU: number) => {
		const { low, high } = costOfSteps(spec, rates);
		const startedAt = new Date(Date.now() - 10_000);
		return makeJob(userId, {
			workflowId: LETTER.specId,
			stepsLowMicroU: low,
			stepsHighMicroU: high,
			costMicroU,
			startedAt,
			completedAt: new Date(),
			status: "completed",
		});
	};
	for (let count = 0; count < 9; count += 1) await past(null, 7_000);
	expect(await quoted()).toBe(first);
	for (let count = 0; count < 5; count += 1) await past(modelRates(), 40_000);
	expect(await quoted()).toBe(40_000);
});

it("a token that is expected is priced as one that the model reads", async () => {
	const { token } = await makePerson();
	const run = { workflowKind: "conversion", specId: "conversion.documents_to_pdf" };
	const rawOf = async (inputsSummary: object) => (await call(quoteRoute, "POST", { token, body: { ...run, inputsSummary } })).body.layersMicroU.raw;
	expect((await rawOf({ expectedTokens: 10_000 })) - (await rawOf({}))).toBe(10_000 * INPUT_MICRO_U);
});
