import { creditOperations } from "@/lib/credits/operations";
import { getBalance } from "@/lib/credits/views/get-balance";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(creditOperations.getBalance, ({ context }) => getBalance(context))]);
