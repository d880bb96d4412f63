import type { ToolServer } from "@/lib/tools/tool";
import { nextTurn } from "./next-turn";

/** What the driver asks between the tools of an agent's palette. */
export const agentServer: ToolServer = { name: "agent", title: "Agent", tools: [nextTurn] };
