import type { ModelUse } from "@/lib/models/tokens";

/** What one turn of an agent reads and writes at most; its transcript is cut to that. */
export const AGENT_TURN_USE: ModelUse = { inputTokens: 8_000, outputTokens: 1_500 };
