import { creditOperations } from "@/lib/credits/operations";
import { getCharge } from "@/lib/credits/views/get-charge";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(creditOperations.getCharge, ({ context, params }) => getCharge(context, params.runId))]);
