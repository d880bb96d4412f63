import type { IPriceResponse, IProductResponse } from "@paddle/paddle-node-sdk";

/** The one plan that the sample account sells: 20 dollars a month, tax within. */
export const PRO_PRICE_ID = "pri_01jd0000000000000000000pro";
const PRO_PRODUCT_ID = "pro_01jd0000000000000000000pro";
const SINCE = "2026-01-01T00:00:00.000Z";

const product: IProductResponse = {
	id: PRO_PRODUCT_ID,
	name: "Pro",
	type: "standard",
	description: "Goal Mode Pro",
	tax_category: "standard",
	image_url: null,
	custom_data: null,
	status: "active",
	created_at: SINCE,
	updated_at: SINCE,
	import_meta: null,
};

export const PRO_PRICE: IPriceResponse = {
	id: PRO_PRICE_ID,
	product_id: PRO_PRODUCT_ID,
	description: "Pro, monthly",
	type: "standard",
	name: "Pro",
	billing_cycle: { interval: "month", frequency: 1 },
	trial_period: null,
	tax_mode: "internal",
	unit_price: { amount: "2000", currency_code: "USD" },
	unit_price_overrides: [],
	quantity: { minimum: 1, maximum: 1 },
	status: "active",
	created_at: SINCE,
	updated_at: SINCE,
	custom_data: null,
	import_meta: null,
	product,
};
