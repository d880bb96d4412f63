import { developerOperations } from "@/lib/developers/operations";
import { getCreatorUsage } from "@/lib/developers/usage/get-usage";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(developerOperations.getCreatorUsage, ({ context, query }) => getCreatorUsage(context, query))]);
