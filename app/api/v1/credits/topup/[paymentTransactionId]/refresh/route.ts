import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { refreshTopUp } from "@/lib/payments/checkouts/get-top-up";
import { paymentOperations } from "@/lib/payments/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(paymentOperations.refreshTopUp, ({ context, params }) => refreshTopUp(context, params.paymentTransactionId)),
]);
