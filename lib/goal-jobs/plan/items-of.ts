import "server-only";
import type { StepSpec } from "@/lib/catalog/spec";
import type { Transaction } from "@/lib/platform/database/db";
import { resolveReference } from "./references";
import { scopeOf } from "./step-results";

/** All items of a step, by the spec's reference; none of a step that is one call. `reader` is the open transaction, or db(). */
export async function itemsOf(reader: Transaction, job: Parameters<typeof scopeOf>[1], { step }: { readonly step: StepSpec }): Promise<string[]> {
	if (step.forEach === undefined) return [];
	const list = await resolveReference(step.forEach, scopeOf(reader, job, null));
	return Array.isArray(list) ? [...new Set(list.map(String))] : [];
}
