import { z } from "zod";
import { limitsOf } from "@/lib/questions/limits";
import type { Slot } from "@/lib/questions/schemas";

const SlotConfig = z.object({
	help: z.string().optional().catch(undefined),
	labels: z.record(z.string(), z.string()).optional().catch(undefined),
	placeholder: z.string().optional().catch(undefined),
	min: z.number().optional().catch(undefined),
	isWhole: z.boolean().optional().catch(undefined),
	unit: z.string().max(20).optional().catch(undefined),
	max: z.number().optional().catch(undefined),
	minItems: z.number().optional().catch(undefined),
	maxItems: z.number().optional().catch(undefined),
	maxLength: z.number().optional().catch(undefined),
	allowFreeEntries: z.boolean().optional().catch(undefined),
	optionsAre: z.literal("countries").optional().catch(undefined),
});
export type SlotConfig = z.infer<typeof SlotConfig>;

/** What a question says about its own form; an unreadable part counts as unsaid. */
export function slotConfig(slot: Slot): SlotConfig {
	return SlotConfig.parse(slot.config);
}

const UNASKED = { slotType: "multi_select", required: false, config: {} } as const;

/** How many values a question takes, and of how many characters, as its answer is checked by. */
export function itemLimits(slot: Slot | undefined): { min: number; max: number; maxLength: number } {
	const { minItems, maxItems, maxLength } = limitsOf(slot ?? UNASKED);
	return { min: minItems, max: maxItems, maxLength };
}
