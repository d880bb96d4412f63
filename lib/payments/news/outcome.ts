import type { WebhookOutcome } from "@/lib/platform/prisma/enums";

/** News of the provider, and what it was told by. */
export interface News {
	/** When it happened, by the provider's clock. */
	readonly at: Date;
	readonly requestId: string;
}

export type Outcome = WebhookOutcome;
