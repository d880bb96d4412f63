import { z } from "zod";
import type { CallsFilter } from "@/components/audit/queries";
import { InvocationStatus } from "@/lib/specialists/schemas";

const Name = z.string().min(1).max(200);
const Attempt = z.coerce.number().int().min(1).max(1_000_000);

/** How a call ended that failed. */
export const UNSUCCESSFUL = ["failed", "timeout"] as const satisfies readonly InvocationStatus[];

/** The parameters of an address that narrow a list of calls. */
export const FILTER_NAMES = ["role", "step", "status", "declared", "attempt", "span"] as const;

/** The filter that stands in an address; what it cannot mean is left out. */
export function readCallFilter(search: { get: (name: string) => string | null }): CallsFilter {
	const agentRole = Name.safeParse(search.get("role")).data;
	const stepName = Name.safeParse(search.get("step")).data;
	const status = z.array(InvocationStatus).min(1).safeParse(search.get("status")?.split(",", InvocationStatus.options.length)).data;
	const declared = z.enum(["true", "false"]).safeParse(search.get("declared")).data;
	const attempt = Attempt.safeParse(search.get("attempt") ?? undefined).data;
	const specialistSpanId = z.uuid().safeParse(search.get("span")).data;
	return {
		...(agentRole && { agentRole }),
		...(stepName && { stepName }),
		...(status && { status }),
		...(declared && { declared: declared === "true" }),
		...(attempt && { attempt }),
		...(specialistSpanId && { specialistSpanId }),
	};
}

/** The part of an address that leads to these calls, on the page of a run or of a workflow. */
export function callsSearch({ agentRole, stepName, status, declared, attempt, specialistSpanId }: CallsFilter): Record<string, string | null> {
	return {
		tab: "calls",
		role: agentRole ?? null,
		step: stepName ?? null,
		status: status?.join() ?? null,
		declared: declared === undefined ? null : String(declared),
		attempt: attempt === undefined ? null : String(attempt),
		span: specialistSpanId ?? null,
	};
}
