import { deleteAgent } from "@/lib/developers/agents/delete-agent";
import { getAgent } from "@/lib/developers/agents/get-agent";
import { developerOperations } from "@/lib/developers/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.getAgent, ({ context, params }) => getAgent(context, params.agentName)),
	bind(developerOperations.deleteAgent, ({ context, params }) => deleteAgent(context, params.agentName)),
]);
