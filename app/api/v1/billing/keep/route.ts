import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { paymentOperations } from "@/lib/payments/operations";
import { keepSubscription } from "@/lib/payments/subscriptions/cancel-subscription";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(paymentOperations.keepSubscription, ({ context }) => keepSubscription(context))]);
