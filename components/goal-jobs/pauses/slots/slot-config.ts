import { type Fields, isNumber, isText, isTruth, readableFieldsOf } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";
import { limitsOf } from "@/lib/questions/limits";
import type { Slot } from "@/lib/questions/schemas";

const LONGEST_UNIT = 20;

const SLOT_CONFIG = {
	help: isText,
	labels: (value: unknown): value is Record<string, string> => isRecord(value) && Object.values(value).every(isText),
	placeholder: isText,
	min: isNumber,
	isWhole: isTruth,
	unit: (value: unknown): value is string => isText(value) && value.length <= LONGEST_UNIT,
	max: isNumber,
	minItems: isNumber,
	maxItems: isNumber,
	maxLength: isNumber,
	maxBytes: isNumber,
	allowFreeEntries: isTruth,
	proposed: (value: unknown): value is string[] => Array.isArray(value) && value.every(isText),
	proposedFrom: isText,
	proposedHelp: isText,
	optionsAre: (value: unknown): value is "countries" => value === "countries",
};
export type SlotConfig = Fields<typeof SLOT_CONFIG>;

/** What a question says about its own form; an unreadable part counts as unsaid. */
export function slotConfig(slot: Slot): SlotConfig {
	return readableFieldsOf(slot.config, SLOT_CONFIG);
}

const PRICE_OF_ITEMS = { withoutMicroU: isNumber, eachMicroU: isNumber };

/** The most that a run is charged with so many chosen, in millionths of a US dollar; null where the question doesn't say. */
export function mostChargedFor(slot: Slot | undefined, chosen: number): number | null {
	const told = slot?.config.priceOfItems;
	const { withoutMicroU, eachMicroU } = isRecord(told) ? readableFieldsOf(told, PRICE_OF_ITEMS) : {};
	return withoutMicroU === undefined || eachMicroU === undefined ? null : withoutMicroU + chosen * eachMicroU;
}

const UNASKED = { slotType: "multi_select", required: false, config: {} } as const;

/** How many values a question takes, and of how many characters, as its answer is checked by. */
export function itemLimits(slot: Slot | undefined): { min: number; max: number; maxLength: number } {
	const { minItems, maxItems, maxLength } = limitsOf(slot ?? UNASKED);
	return { min: minItems, max: maxItems, maxLength };
}
