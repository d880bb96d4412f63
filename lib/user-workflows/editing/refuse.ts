import { AppError } from "@/lib/platform/errors";
import type { Compiled } from "@/lib/user-workflows/compile/compile";
import type { Finding } from "@/lib/user-workflows/schemas";

/** What can't be kept at all. @throws AppError FORBIDDEN_TOOL or UNKNOWN_TOOL, with details {tools, findings}: all findings at once. */
export function refuseUnkeepable({ findings }: Pick<Compiled, "findings">, palette: readonly { readonly toolName: string }[]): void {
	const refused = findings.filter(({ level }) => level === "refused");
	const [first] = refused.filter(({ code }) => code === "FORBIDDEN_TOOL").concat(refused);
	if (!first) return;
	const tools = refused.filter(({ code }) => code === first.code).flatMap(({ tool }) => (tool === null ? [] : (palette[tool]?.toolName ?? [])));
	throw new AppError(first.code === "FORBIDDEN_TOOL" ? "FORBIDDEN_TOOL" : "UNKNOWN_TOOL", first.message, {
		tools: [...new Set(tools)],
		findings: [...findings],
	});
}

/** The answer of the validator: what can't be kept, and that there is nothing to run. */
export function verdictOf(findings: readonly Finding[]): { success: boolean; errors: string[]; failureType: string } {
	const errors = findings.filter(({ level, code }) => level === "refused" || code === "EMPTY_WORKFLOW");
	return { success: errors.length === 0, errors: errors.map(({ message }) => message), failureType: errors[0]?.code ?? "" };
}
