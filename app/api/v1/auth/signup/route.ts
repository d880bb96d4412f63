import { accountOperations } from "@/lib/accounts/operations";
import { signUp } from "@/lib/accounts/sign-up/sign-up";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.signUp, ({ context, body }) => signUp(context, body))]);
