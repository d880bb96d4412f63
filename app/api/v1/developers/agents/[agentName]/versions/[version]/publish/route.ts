import { developerOperations } from "@/lib/developers/operations";
import { publishAgent } from "@/lib/developers/publishing/publish-agent";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.publishAgent, ({ context, params }) => publishAgent(context, params.agentName, params.version)),
]);
