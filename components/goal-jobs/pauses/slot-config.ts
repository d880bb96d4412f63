import { z } from "zod";
import type { Slot } from "@/lib/questions/schemas";

/** The most characters of an entry where its question does not say; answers are checked by the same. */
const MAX_ENTRY_LENGTH = 200;

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

/** How many values a question takes, and of how many characters, as the workflow says; without a limit `max` is Infinity. */
export function itemLimits(slot: Slot | undefined): { min: number; max: number; maxLength: number } {
	const config = slot ? slotConfig(slot) : {};
	const { minItems = slot?.required ? 1 : 0, maxItems = Number.POSITIVE_INFINITY, maxLength = MAX_ENTRY_LENGTH } = config;
	return { min: minItems, max: maxItems, maxLength };
}
