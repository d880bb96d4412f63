import { developerOperations } from "@/lib/developers/operations";
import { getCreatorEarnings } from "@/lib/developers/usage/get-earnings";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(developerOperations.getCreatorEarnings, ({ context, query }) => getCreatorEarnings(context, query)),
]);
