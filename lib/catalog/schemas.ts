import { z } from "zod";

export const CatalogEntry = z.object({
	workflowId: z.string(),
	name: z.string(),
	description: z.string(),
	icon: z.string(),
	supportedInputTypes: z.array(z.string()),
	supportedInputFormats: z.array(z.string()),
	category: z.string(),
	requiredSlotCount: z.int(),
	subcategory: z.string(),
	skuGroup: z.string(),
	hasCheckpoints: z.boolean(),
	deprecated: z.boolean(),
	replacedBy: z.string().nullable(),
	// Additions to the contract: what a client needs to pick files well.
	minFiles: z.int(),
	maxFiles: z.int(),
	maxFileBytes: z.int(),
	stepTitles: z.array(z.string()),
});
export type CatalogEntry = z.infer<typeof CatalogEntry>;

export const Catalog = z.object({ workflows: z.array(CatalogEntry), total: z.int() });
export type Catalog = z.infer<typeof Catalog>;
