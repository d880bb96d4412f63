// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { developerOperations as DeveloperOperations } from "@/lib/developers/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const developerOperations = callsOf<typeof DeveloperOperations>({
	checkAgent: ["POST", "/developers/agents/check", false],
	submitAgent: ["POST", "/developers/agents"],
	listAgents: ["GET", "/developers/agents"],
	getAgent: ["GET", "/developers/agents/{agentName}"],
	deleteAgent: ["DELETE", "/developers/agents/{agentName}"],
	getAgentVersion: ["GET", "/developers/agents/{agentName}/versions/{version}"],
	runSandbox: ["POST", "/developers/agents/{agentName}/versions/{version}/sandbox", false],
	publishAgent: ["POST", "/developers/agents/{agentName}/versions/{version}/publish"],
	withdrawAgent: ["POST", "/developers/agents/{agentName}/withdraw"],
	getCreatorUsage: ["GET", "/creator/usage"],
	getCreatorEarnings: ["GET", "/creator/earnings"],
});
