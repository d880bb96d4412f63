import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { realtimeOperations } from "@/lib/realtime/operations";
import { authorizeSubscription } from "./authorize";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(realtimeOperations.authorizeChannel, ({ context, request }) => authorizeSubscription(context, request)),
]);
