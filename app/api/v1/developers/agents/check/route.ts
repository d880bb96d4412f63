import { checkDocument } from "@/lib/developers/agents/submit-agent";
import { developerOperations } from "@/lib/developers/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(developerOperations.checkAgent, ({ context, body }) => checkDocument(context, body))]);
