/** A charge of the owner's subscription for one commit, asked for before the commit's own transaction opens. */
export interface OverageRequest {
	readonly userId: string;
	/** Whole US cents, in millionths of a dollar. */
	readonly amountMicroU: number;
	/** The id of the overage_charge row: the same one always means the same charge, also after a crash. */
	readonly ref: string;
}

export interface OverageCharged {
	/**
	 * The provider's transaction. The commit grants credit_topup with it as `ref`; so must its webhook and the reconciler, and whichever comes
	 * first counts.
	 */
	readonly paymentTransactionId: string;
}

/**
 * Charges the subscription now. Payments fulfil it; the route of the commit hands it in, for credits know no provider.
 * @throws AppError INSUFFICIENT_CREDITS when the charge fails or there is no active subscription: nothing is dispatched then.
 */
export type ChargeOverage = (request: OverageRequest) => Promise<OverageCharged>;
