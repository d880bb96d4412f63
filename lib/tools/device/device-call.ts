import "server-only";
import { createHash } from "node:crypto";
import { newId } from "@/lib/platform/ids";
import type { ToolOutcome } from "@/lib/tools/call-tool";

/** The outcome of a call that a user's device made in a tool's place. It cost us nothing, and its summary shows nothing of a sensitive file. */
export function finishedOnDevice(call: { toolRef: string; startedAt: Date; fileCount: number; output: Record<string, unknown> }): ToolOutcome {
	const outputBytes = Buffer.from(JSON.stringify(call.output));
	const finishedAt = new Date();
	return {
		invocation: {
			invocationId: newId(),
			toolRef: call.toolRef,
			declared: true,
			startedAt: call.startedAt,
			argsSummary: `done on the device: ${call.fileCount} ${call.fileCount === 1 ? "file" : "files"}`,
			success: true,
			finishedAt,
			durationMs: finishedAt.getTime() - call.startedAt.getTime(),
			costMicroU: 0,
			outputSummary: `done on the device: ${Object.keys(call.output).join(", ")}`,
			outputDigest: createHash("sha256").update(outputBytes).digest("hex"),
			errorCode: null,
			errorMessage: null,
			errorDetail: null,
		},
		output: call.output,
		outputBytes,
		error: null,
	};
}
