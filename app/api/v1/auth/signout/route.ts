import { accountOperations } from "@/lib/accounts/operations";
import { signOut } from "@/lib/accounts/sessions/sign-out";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.signOut, ({ context, body }) => signOut(context, body))]);
