import "server-only";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { leftFor } from "@/lib/goal-jobs/record/budget";
import type { WorkNode } from "@/lib/goal-jobs/record/place";
import type { RunState } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";
import { Turn } from "@/lib/tools/agent/schemas";
import { callKey, choiceKey, END, isCallKey, turnOf } from "./turn-keys";

/** What an agent does next: chooses, calls what it chose, or ends. All of it follows from what is written, so that it goes on after a crash where it was. */
export async function nextTurnOf(run: RunState, node: WorkNode): Promise<string> {
	const own = run.results.filter(({ stepId, itemKey }) => stepId === node.stepId && itemKey !== "");
	const choices = own.filter(({ itemKey }) => !isCallKey(itemKey));
	const last = choices.reduce((most, { itemKey }) => Math.max(most, turnOf(itemKey)), 0);
	const mayAsk = last < (node.step.agent?.maxTurns ?? 0) && leftFor(run, node, run.work.openCalls, []) > 0;
	if (last === 0) return mayAsk ? choiceKey(1) : END;
	const head = choices.find(({ itemKey }) => turnOf(itemKey) === last);
	if (!head?.succeeded) return END;
	const choice = Turn.parse(await scopeOf(db(), run, null).stepOutput(node.stepId, head.itemKey, []));
	if (choice.action === "finish") return END;
	if (!own.some(({ itemKey }) => itemKey === callKey(last))) return callKey(last);
	return mayAsk ? choiceKey(last + 1) : END;
}
