import "server-only";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { newId } from "@/lib/platform/ids";
import type { CallFiles } from "./call-files";
import type { ToolContext } from "./tool";

/** What a call may reach, with what a tool server in another process needs of it. */
export interface CallContext extends ToolContext {
	readonly files: CallFiles;
}

/** What a caller gives for it; the rest comes with the call. */
export type CallReach = Omit<CallContext, "signal" | "shelf">;

/** A call under way. `grant` is what a tool server elsewhere shows to ask for what the call may reach. */
export interface OpenCall {
	readonly callId: string;
	readonly grant: string;
}

interface Entry {
	readonly context: CallContext;
	readonly grant: string;
}

/** The calls under way in this process: what one may reach ends with it. */
const holder = globalThis as typeof globalThis & { goalModeOpenCalls?: Map<string, Entry> };

function calls(): Map<string, Entry> {
	holder.goalModeOpenCalls ??= new Map();
	return holder.goalModeOpenCalls;
}

export function openCall(context: CallContext): OpenCall {
	const call = { callId: newId(), grant: randomBytes(32).toString("base64url") };
	calls().set(call.callId, { context, grant: call.grant });
	return call;
}

/** For a tool server in this process. */
export function findCall(callId: unknown): ToolContext | null {
	return typeof callId === "string" ? (calls().get(callId)?.context ?? null) : null;
}

/** For one elsewhere: null for a call that is not open here, and for another's grant. */
export function findGrantedCall(callId: string, grant: string): CallContext | null {
	const entry = calls().get(callId);
	if (!entry) return null;
	const [given, wanted] = [Buffer.from(grant), Buffer.from(entry.grant)];
	return given.length === wanted.length && timingSafeEqual(given, wanted) ? entry.context : null;
}

export function closeCall(callId: string): void {
	calls().delete(callId);
}
