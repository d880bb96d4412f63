import { accountOperations } from "@/lib/accounts/operations";
import { changePassword } from "@/lib/accounts/passwords/change-password";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.changePassword, ({ context, body }) => changePassword(context, body))]);
