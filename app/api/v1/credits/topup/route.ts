import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { topUp } from "@/lib/payments/checkouts/top-up";
import { paymentOperations } from "@/lib/payments/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(paymentOperations.topUp, ({ context, body }) => topUp(context, body))]);
