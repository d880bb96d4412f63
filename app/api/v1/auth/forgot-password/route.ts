import { accountOperations } from "@/lib/accounts/operations";
import { forgotPassword } from "@/lib/accounts/passwords/forgot-password";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.forgotPassword, ({ context, body }) => forgotPassword(context, body))]);
