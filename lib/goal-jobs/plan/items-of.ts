import "server-only";
import type { StepSpec } from "@/lib/catalog/spec";
import type { Transaction } from "@/lib/platform/database/db";
import { resolveReference, stepsNamedIn } from "./references";
import { scopeOf } from "./step-results";

/** All items of a step, by the spec's reference; none of a step that is one call. `reader` is the open transaction, or db(). */
export async function itemsOf(reader: Transaction, job: Parameters<typeof scopeOf>[1], { step }: { readonly step: StepSpec }): Promise<string[]> {
	if (step.forEach === undefined) return [];
	const list = await resolveReference(step.forEach, scopeOf(reader, job, null));
	return Array.isArray(list) ? [...new Set(list.map(String))] : [];
}

/** How often a step is called, as far as it is known now: once where what names its items has not been done. */
export async function callsOf(
	reader: Transaction,
	job: Parameters<typeof scopeOf>[1],
	node: { readonly step: StepSpec },
	results: ReadonlyArray<{ readonly stepId: string; readonly succeeded: boolean }>,
): Promise<number> {
	const { forEach } = node.step;
	if (forEach === undefined) return 1;
	const isKnown = stepsNamedIn(forEach).every((stepId) => results.some((result) => result.stepId === stepId && result.succeeded));
	return isKnown ? Math.max(1, (await itemsOf(reader, job, node)).length) : 1;
}
