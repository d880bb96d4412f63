import { getOverageConsent, setOverageConsent } from "@/lib/credits/consent";
import { creditOperations } from "@/lib/credits/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(creditOperations.getOverageConsent, ({ context }) => getOverageConsent(context)),
	bind(creditOperations.setOverageConsent, ({ context, body }) => setOverageConsent(context, body.enable)),
]);
