import "server-only";
import { configuredModel } from "@/lib/models/the-model";
import type { AccountActor } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { Spec } from "./spec";
import { installed } from "./validation/installed-tools";
import { validateSpec } from "./validation/validate-spec";

type Caller = Pick<AccountActor, "userId" | "tier">;

/**
 * A workflow of the owner's own, or one that anybody may run, by its id or that of its spec; null when there is none, or it is somebody else's. `reader` is the open transaction,
 * or db(). @throws AppError PRO_REQUIRED for an own one that needs it; WORKFLOW_NOT_RUNNABLE when there is nothing of it to run, or its tools have changed;
 * details has {findings}. Have the tools of other servers ready (readyRemoteTools) before a transaction begins.
 */
export async function findStoredSpec(reader: Transaction, { userId: ownerId, tier }: Caller, workflowId: string): Promise<Spec | null> {
	const row = await reader.storedSpec.findFirst({
		where: { AND: [{ OR: [{ workflowId }, { specId: workflowId }] }, { OR: [{ ownerId }, { isPublic: true }] }] },
		select: { spec: true, agentSpec: true, problems: true, ownerId: true, needsPro: true },
	});
	if (!row) return null;
	if (row.needsPro && row.ownerId === ownerId && tier !== "pro") {
		throw new AppError("PRO_REQUIRED", "Running a workflow of your own needs the Pro plan.", { upgradeUrl: `${env().APP_URL}/plan` });
	}
	const stored = (configuredModel() && row.agentSpec) || row.spec;
	if (stored) return stillValid(Spec.parse(stored));
	const findings = Array.isArray(row.problems) ? row.problems : [];
	const [first] = findings;
	const said = typeof first === "object" && first !== null && "message" in first ? ` ${String(first.message)}` : "";
	throw new AppError("WORKFLOW_NOT_RUNNABLE", `This workflow can't run as it stands.${said}`, { findings });
}

/** The tools may have changed since it was kept, or their server may not answer. */
function stillValid(spec: Spec): Spec {
	const findings = validateSpec(spec, installed);
	const [first] = findings;
	if (first) throw new AppError("WORKFLOW_NOT_RUNNABLE", `This workflow can't run any more: its tools have changed. ${first.message}`, { findings });
	return spec;
}
