import { accountOperations } from "@/lib/accounts/operations";
import { resendVerification } from "@/lib/accounts/sign-up/resend-verification";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.resendVerification, ({ context, body }) => resendVerification(context, body)),
]);
