import { listMethods } from "@/lib/accounts/methods/list-methods";
import { methodOperations } from "@/lib/accounts/oauth/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(methodOperations.listSignInMethods, ({ context }) => listMethods(context))]);
