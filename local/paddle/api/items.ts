import type { IPriceResponse } from "@paddle/paddle-node-sdk";
import type { z } from "zod";
import { PRO_PRICE } from "@/local/paddle/records/catalog";
import { newPaddleId } from "@/local/paddle/records/ids";
import type { Item } from "@/local/paddle/records/make-transaction";
import { Refusal } from "./replies";
import type { NewPrice, ReadItem } from "./requests";

function makePrice(given: z.output<typeof NewPrice>): IPriceResponse {
	const now = new Date().toISOString();
	if (!given.product) throw new Refusal(400, "bad_request", "Request does not pass validation.", [{ field: "items.0.price.product", message: "Required" }]);
	const productId = newPaddleId("product");
	const product = {
		id: productId,
		name: given.product.name,
		type: "custom" as const,
		description: given.product.description ?? null,
		tax_category: given.product.tax_category,
		image_url: null,
		custom_data: null,
		status: "active" as const,
		created_at: now,
		updated_at: now,
		import_meta: null,
	};
	return {
		id: newPaddleId("price"),
		product_id: productId,
		description: given.description,
		type: "custom",
		name: given.name ?? null,
		billing_cycle: given.billing_cycle ?? null,
		trial_period: null,
		tax_mode: given.tax_mode,
		unit_price: given.unit_price,
		unit_price_overrides: [],
		quantity: given.quantity,
		status: "active",
		created_at: now,
		updated_at: now,
		custom_data: (given.custom_data as IPriceResponse["custom_data"]) ?? null,
		import_meta: null,
		product,
	};
}

function itemOf({ price_id, price, quantity }: ReadItem): Item {
	if (price) return { price: makePrice(price), quantity };
	if (price_id === PRO_PRICE.id) return { price: PRO_PRICE, quantity };
	throw new Refusal(404, "entity_not_found", `Unable to find the price ${price_id ?? ""}`);
}

/** Prices of the items: those of the catalog by id, others made for this one transaction. */
export function readItems(items: readonly ReadItem[]): Item[] {
	const read = items.map(itemOf);
	for (const { price, quantity } of read) {
		const { minimum, maximum } = price.quantity;
		if (quantity < minimum || quantity > maximum) {
			throw new Refusal(400, "transaction_item_quantity_out_of_range", `Item quantity must be between ${minimum} and ${maximum}`);
		}
	}
	return read;
}
