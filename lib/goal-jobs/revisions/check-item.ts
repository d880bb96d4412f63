import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { validationError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { isRecord } from "@/lib/platform/records";
import { findTool } from "@/lib/tools/servers";
import { callStep, type StepCall } from "./call-step";
import { inputOf, loadItem, type RevisableItem, scopeWith } from "./load-item";
import type { CheckItemInput, ItemCheck } from "./schemas";

/** Whether a changed value would pass. Writes nothing. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, NOT_FOUND, VALIDATION_ERROR; the tool's own. */
export async function checkItem(context: ActorContext, jobSpecId: string, itemId: string, input: CheckItemInput): Promise<ItemCheck> {
	const item = await loadItem(context, jobSpecId, itemId);
	const { outcome } = await callCheck(item, readValue(item, input.value));
	if (outcome.error) throw outcome.error;
	return judge(item, outcome.output);
}

/** Has the item's check look at a value. */
export function callCheck(item: RevisableItem, value: Record<string, unknown>): Promise<StepCall> {
	return callStep(item, item.check, { scope: scopeWith(item, value), more: originalOf(item), now: item.checkedAt });
}

/** The value as the run wrote it, for the tools that tell by it what its owner changed. */
export function originalOf({ revision, original }: Pick<RevisableItem, "revision" | "original">): Record<string, unknown> {
	return revision.originalInput === undefined ? {} : { [revision.originalInput]: original };
}

/** A given value as the check's tool reads it, with the fields that stay as the run wrote them. @throws AppError VALIDATION_ERROR by its wrong fields. */
export function readValue(item: Pick<RevisableItem, "check" | "written" | "revision" | "original">, given: Record<string, unknown>): Record<string, unknown> {
	const { check, written, revision, original } = item;
	const schema = findTool(check.step.tool)?.input.shape[inputOf(check.step, written, revision)];
	const kept = Object.fromEntries(revision.keeps.filter((name) => name in original).map((name) => [name, original[name]]));
	const value = { ...given, ...kept };
	if (!schema || !("safeParse" in schema)) return value;
	const parsed = schema.safeParse(value);
	if (!parsed.success)
		throw validationError(issuesInWords(parsed.error).map(({ path, message }) => ({ path: ["value", path].filter(Boolean).join("."), message })));
	return isRecord(parsed.data) ? parsed.data : value;
}

/** What the check says, in the spec's words. */
export function judge({ check, revision }: Pick<RevisableItem, "check" | "revision">, output: unknown): ItemCheck {
	const { gate } = check.step;
	const answer = isRecord(output) ? output : {};
	const passed = gate !== undefined && answer[gate.field] === true;
	const listOf = (name: string | undefined) => {
		const list = name === undefined ? [] : answer[name];
		return Array.isArray(list) ? list.filter(isRecord) : [];
	};
	return { passed, violations: listOf(gate?.reasonsField), remarks: listOf(revision.remarksField), advice: passed ? null : revision.whenRefused };
}
