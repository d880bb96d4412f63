import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { accountOperations } from "@/lib/accounts/operations";
import { verifyEmail } from "@/lib/accounts/sign-up/verify-email";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.verifyEmail, ({ context, body }) => verifyEmail(context, body, moveGuestWork)),
]);
