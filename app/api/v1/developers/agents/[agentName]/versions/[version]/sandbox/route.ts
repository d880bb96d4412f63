import { developerOperations } from "@/lib/developers/operations";
import { runSandbox } from "@/lib/developers/publishing/run-sandbox";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.runSandbox, ({ context, params, body }) => runSandbox(context, params.agentName, params.version, body)),
]);
