import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { accountOperations } from "@/lib/accounts/operations";
import { signIn } from "@/lib/accounts/sessions/sign-in";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.signIn, async ({ context, body }) => (await signIn(context, body, moveGuestWork)).answer),
]);
