import "server-only";
import { type LongTexts, splitOutput } from "@/lib/goal-jobs/plan/long-texts";
import { packJson } from "@/lib/platform/packed-json";
import type { ToolOutcome } from "@/lib/tools/call-tool";
import { findTool } from "@/lib/tools/servers";

/** What a call gave, as its rows keep it. */
export interface PackedOutput {
	readonly output: Uint8Array;
	/** Long texts that are kept apart. */
	readonly parts: readonly Uint8Array[];
	readonly layout: LongTexts | null;
	/** The output as it is read back from its row, and the length of its JSON. */
	readonly brief: Record<string, unknown>;
	readonly briefBytes: number;
}

/** Packs what a call of a tool gave; null for a call without an output. */
export async function packedOutput(toolRef: string, { output, outputBytes }: Pick<ToolOutcome, "output" | "outputBytes">): Promise<PackedOutput | null> {
	if (outputBytes === null || output === null) return null;
	const declared = findTool(toolRef)?.longTexts;
	const split = declared ? splitOutput(output, declared) : null;
	if (!split) return { output: await packJson(outputBytes), parts: [], layout: null, brief: output, briefBytes: outputBytes.byteLength };
	const bytes = Buffer.from(JSON.stringify(split.brief));
	const [packed, ...parts] = await Promise.all([packJson(bytes), ...split.parts.map((texts) => packJson(Buffer.from(JSON.stringify(texts))))]);
	return { output: packed, parts, layout: split.layout, brief: split.brief, briefBytes: bytes.byteLength };
}
