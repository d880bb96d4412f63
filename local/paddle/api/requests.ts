import { z } from "zod";
import { Refusal } from "./replies";

/** The fields of Paddle's requests that this stand-in reads, as its API reference spells and bounds them. */
const Amount = z.string().regex(/^\d{1,12}$/, "Must be a whole number of the currency's smallest unit, as text");
const Currency = z.enum(["USD", "EUR", "GBP"]);
const CustomData = z.record(z.string(), z.unknown()).nullish();
const Cycle = z.object({ interval: z.enum(["day", "week", "month", "year"]), frequency: z.int().min(1) });
const Quantity = z.object({ minimum: z.int().min(1), maximum: z.int().min(1).max(999_999_999) });
const TAX_CATEGORIES = [
	"digital-goods",
	"ebooks",
	"implementation-services",
	"professional-services",
	"saas",
	"software-programming-services",
	"standard",
	"training-services",
	"website-hosting",
] as const;

const Product = z.object({
	name: z.string().min(1).max(200),
	tax_category: z.enum(TAX_CATEGORIES),
	description: z.string().max(2048).nullish(),
	custom_data: CustomData,
});
export const NewPrice = z.object({
	description: z.string().min(2).max(500),
	name: z.string().min(1).max(150).nullish(),
	unit_price: z.object({ amount: Amount, currency_code: Currency }),
	billing_cycle: Cycle.nullish(),
	tax_mode: z.enum(["account_setting", "external", "internal"]).default("account_setting"),
	quantity: Quantity.default({ minimum: 1, maximum: 100 }),
	custom_data: CustomData,
	product_id: z.string().optional(),
	product: Product.optional(),
});
const Item = z.object({ quantity: z.int().min(1), price_id: z.string().optional(), price: NewPrice.optional() });
const Items = z.array(Item).min(1).max(100);

export const CreateTransaction = z.object({
	items: Items,
	status: z.enum(["billed"], "Invalid status: leave it out, or bill at once").optional(),
	currency_code: Currency.optional(),
	collection_mode: z.literal("automatic").default("automatic"),
	custom_data: CustomData,
	checkout: z.object({ url: z.url().nullish() }).optional(),
});
export const UpdateTransaction = z.object({ status: z.enum(["billed", "canceled"]) });
export const Charge = z.object({
	effective_from: z.enum(["next_billing_period", "immediately"]),
	items: Items,
	on_payment_failure: z.enum(["prevent_change", "apply_change"]).default("prevent_change"),
});
export const Cancel = z.object({ effective_from: z.enum(["next_billing_period", "immediately"]).nullish() }).nullish();
export const UpdateSubscription = z.object({ scheduled_change: z.null(), custom_data: CustomData });
export const CreateAdjustment = z.object({
	action: z.enum(["refund", "credit", "chargeback", "chargeback_reverse"]),
	type: z.enum(["full", "partial"]).default("partial"),
	transaction_id: z.string(),
	reason: z.string().min(1),
	items: z.array(z.object({ item_id: z.string(), type: z.enum(["full", "partial"]), amount: Amount.nullish() })).optional(),
});

export type ReadItem = z.infer<typeof Item>;

/** @throws Refusal in Paddle's words that names every wrong field. */
export function read<S extends z.ZodType>(schema: S, text: string): z.output<S> {
	let body: unknown;
	try {
		body = text === "" ? null : JSON.parse(text);
	} catch {
		throw new Refusal(400, "bad_request", "Request body is not valid JSON");
	}
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	const errors = result.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
	throw new Refusal(400, "bad_request", "Request does not pass validation.", errors);
}
