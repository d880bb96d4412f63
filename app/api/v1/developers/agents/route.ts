import { listAgents } from "@/lib/developers/agents/list-agents";
import { submitAgent } from "@/lib/developers/agents/submit-agent";
import { developerOperations } from "@/lib/developers/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.listAgents, ({ context, query }) => listAgents(context, query)),
	bind(developerOperations.submitAgent, ({ context, body }) => submitAgent(context, body)),
]);
