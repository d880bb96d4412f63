import { getAgentVersion } from "@/lib/developers/agents/get-agent";
import { developerOperations } from "@/lib/developers/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.getAgentVersion, ({ context, params }) => getAgentVersion(context, params.agentName, params.version)),
]);
