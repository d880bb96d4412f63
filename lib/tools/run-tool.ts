import "server-only";
import { AppError, knownCode } from "@/lib/platform/errors";
import { FAULT_OF_OURS } from "@/lib/platform/language/failure-words";
import { joinSignals } from "@/lib/platform/waiting/join-signals";
import type { CallResult, ToolError } from "./call-result";
import { toolClient } from "./clients";
import { type CallContext, type CallReach, closeCall, openCall } from "./open-calls";
import { StoppedByHost } from "./remote/stopped";
import { findServer } from "./servers";
import { serverShelf } from "./shelf/server-shelf";
import { closedShelf } from "./shelf/shelf";
import type { Tool } from "./tool";

export const TRY_AGAIN = "What is finished is kept: try again from here.";
const ALL_BUSY = "Very much is being worked on at the moment, and this has waited too long for its turn. Try again in a few minutes.";
const FAULT_OF_WORKFLOW =
	"This step was given something that it can't work with. What is finished is kept: choose other answers, or tell who made the workflow.";

interface ToolRun {
	/** `server:tool` */
	readonly toolRef: string;
	readonly tool: Pick<Tool, "timeoutMs" | "whenStopped">;
	readonly args: Record<string, unknown>;
	readonly context: CallReach;
	readonly signal: AbortSignal;
}

/** Runs a tool where its server is. @throws AppError in words for a person: the tool's own, that it was stopped, or JOB_CANCELLED once `signal` is aborted. */
export async function runTool(run: ToolRun): Promise<Record<string, unknown>> {
	const result = await askServer(run);
	if (result.isError) throw fromToolError(result.error);
	return result.output;
}

/** The same with the server's own answer, for programs. @throws AppError when it was stopped, cancelled or can't be asked. */
export async function askServer({ toolRef, tool, args, context, signal: cancelled }: ToolRun): Promise<CallResult> {
	const { timeoutMs } = tool;
	const [server = "", name = ""] = toolRef.split(":");
	const client = await toolClient(server);
	const { signal, release } = joinSignals([cancelled], client.longestWaitMs + timeoutMs);
	const opened: CallContext = { ...context, signal, shelf: shelfOf(server) };
	const call = openCall(opened);
	try {
		return await client.callTool({ name, arguments: args, call, context: opened, signal, timeoutMs });
	} catch (cause) {
		if (cancelled.aborted) throw new AppError("JOB_CANCELLED", "The run was cancelled.", undefined, { cause });
		const isLate = signal.aborted;
		if (isLate && client.longestWaitMs > 0) throw new AppError("SERVICE_UNAVAILABLE", ALL_BUSY, undefined, { cause });
		const reason = isLate ? "time" : cause instanceof StoppedByHost ? cause.reason : null;
		if (reason === null || reason === "gone") throw cause;
		throw stopped(tool, reason, cause);
	} finally {
		release();
		closeCall(call.callId);
	}
}

function shelfOf(server: string): CallContext["shelf"] {
	return findServer(server)?.hasShelf ? serverShelf(server) : closedShelf;
}

function stopped({ timeoutMs, whenStopped }: ToolRun["tool"], reason: "time" | "memory", cause: unknown): AppError {
	if (whenStopped) return new AppError(whenStopped.code, whenStopped.message, undefined, { cause });
	if (reason === "memory")
		return new AppError("TOOL_FAILED", `This step needed more memory than one may have and was stopped. ${TRY_AGAIN}`, undefined, { cause });
	return new AppError("TOOL_TIMEOUT", `This took longer than ${Math.round(timeoutMs / 1000)} seconds and was stopped. ${TRY_AGAIN}`, undefined, { cause });
}

/** A tool's own words for a person, but neither those of its program nor those of its input check, which speak to who writes workflows. */
function fromToolError({ code: given, message, details, said }: ToolError): AppError {
	const code = knownCode(given, "TOOL_FAILED");
	const isForPeople = code !== "TOOL_FAILED" && code !== "VALIDATION_ERROR" && code !== "INTERNAL";
	if (isForPeople) return new AppError(code, message, details, said ? { cause: new ToolSaid(said) } : {});
	const words = code === "VALIDATION_ERROR" ? FAULT_OF_WORKFLOW : `${FAULT_OF_OURS} ${TRY_AGAIN}`;
	return new AppError(code, words, details, { cause: new ToolSaid([message, said].filter(Boolean).join(" ← ")) });
}

/** What came back from a tool server beside its words for people. */
class ToolSaid extends Error {
	override readonly name = "ToolSaid";
}
