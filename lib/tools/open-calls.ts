import { newId } from "@/lib/platform/ids";
import type { ToolContext } from "./tool";

/** The calls under way in this process. A call travels to its tool server with an id, by which the server finds what the tool may reach. */
const holder = globalThis as typeof globalThis & { goalModeOpenCalls?: Map<string, ToolContext> };

function calls(): Map<string, ToolContext> {
	holder.goalModeOpenCalls ??= new Map();
	return holder.goalModeOpenCalls;
}

export function openCall(context: ToolContext): string {
	const callId = newId();
	calls().set(callId, context);
	return callId;
}

export function findCall(callId: unknown): ToolContext | null {
	return typeof callId === "string" ? (calls().get(callId) ?? null) : null;
}

export function closeCall(callId: string): void {
	calls().delete(callId);
}
