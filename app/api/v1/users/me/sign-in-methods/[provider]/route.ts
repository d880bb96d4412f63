import { startLink } from "@/lib/accounts/methods/start-link";
import { unlinkProvider } from "@/lib/accounts/methods/unlink-provider";
import { methodOperations } from "@/lib/accounts/oauth/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(methodOperations.startLink, ({ context, params }) => startLink(context, params.provider)),
	bind(methodOperations.unlinkProvider, ({ context, params }) => unlinkProvider(context, params.provider)),
]);
