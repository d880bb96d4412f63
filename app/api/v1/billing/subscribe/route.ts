import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { paymentOperations } from "@/lib/payments/operations";
import { subscribe } from "@/lib/payments/subscriptions/subscribe";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(paymentOperations.subscribe, ({ context, body }) => subscribe(context, body))]);
