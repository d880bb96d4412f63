import { developerOperations } from "@/lib/developers/operations";
import { withdrawAgent } from "@/lib/developers/publishing/withdraw-agent";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.withdrawAgent, ({ context, params }) => withdrawAgent(context, params.agentName)),
]);
