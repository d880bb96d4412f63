import { z } from "zod";

/** The answer to a webhook. */
export const MessagingWebhookReceipt = z.object({ received: z.literal(true), applied: z.int().describe("How many of its events were new") });
export type MessagingWebhookReceipt = z.infer<typeof MessagingWebhookReceipt>;

export const LineCallbackQuery = z.object({
	code: z.string().max(4_000).optional(),
	state: z.string().max(4_000).optional(),
	error: z.string().max(200).optional(),
	error_description: z.string().max(2_000).optional(),
	friendship_status_changed: z.string().max(10).optional(),
});
