import { startGuestSession } from "@/lib/accounts/guests/start-guest-session";
import { accountOperations } from "@/lib/accounts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.startGuestSession, async ({ context }) => (await startGuestSession(context)).answer),
]);
