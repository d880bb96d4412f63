import type { CheckpointSlot } from "@/lib/catalog/spec";
import { type ReferenceScope, resolveReference } from "@/lib/goal-jobs/plan/references";

/** The spec's words for a question without options, with the number of those that were left out where there are some. */
export async function messageWhenEmpty({ message, leftOut }: CheckpointSlot["whenEmpty"], scope: ReferenceScope): Promise<string> {
	if (leftOut === undefined) return message;
	const count = await resolveReference(leftOut.countFrom, scope);
	return typeof count === "number" && count > 0 ? leftOut.message.replace("{count}", String(count)) : message;
}
