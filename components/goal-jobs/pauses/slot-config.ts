import { z } from "zod";
import type { Slot } from "@/lib/questions/schemas";

const SlotConfig = z.object({
	help: z.string().optional().catch(undefined),
	labels: z.record(z.string(), z.string()).optional().catch(undefined),
	placeholder: z.string().optional().catch(undefined),
	min: z.number().optional().catch(undefined),
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

/** How many values a question takes, as the workflow says; without a limit `max` is Infinity. */
export function itemLimits(slot: Slot | undefined): { min: number; max: number } {
	const config = slot ? slotConfig(slot) : {};
	return { min: config.minItems ?? (slot?.required ? 1 : 0), max: config.maxItems ?? Number.POSITIVE_INFINITY };
}
