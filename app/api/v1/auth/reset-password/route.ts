import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import { accountOperations } from "@/lib/accounts/operations";
import { resetPassword } from "@/lib/accounts/passwords/reset-password";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.resetPassword, ({ context, body }) => resetPassword(context, body, moveGuestWork)),
]);
