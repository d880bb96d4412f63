import type { RunFilter } from "@/components/goal-jobs/queries";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { toPlainText } from "@/lib/platform/language/plain-text";

/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;

/** The filter that stands in an address; what it cannot mean is left out. */
export function readRunFilter(search: { get: (name: string) => string | null }): RunFilter {
	return { status: GoalJobStatus.safeParse(search.get("status")).data ?? null, q: toPlainText((search.get("q") ?? "").trim().slice(0, MAX_WORDS_LENGTH)) };
}
