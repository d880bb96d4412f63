import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { paymentOperations } from "@/lib/payments/operations";
import { getSubscription } from "@/lib/payments/subscriptions/get-subscription";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(paymentOperations.getSubscription, ({ context }) => getSubscription(context))]);
