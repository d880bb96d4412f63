import type { Slot } from "@/lib/questions/schemas";

/** A question as a job asks it, on the wire a slot; whatever a test is about is given. */
export function makeQuestion(slotId: string, given: Partial<Slot> = {}): Slot {
	return {
		slotId,
		slotType: "multi_select",
		question: slotId,
		options: [],
		default: null,
		required: true,
		acceptedFormats: [],
		hidden: false,
		isDisambiguation: false,
		config: {},
		suggestedValue: null,
		suggestedConfidence: null,
		suggestedSource: null,
		...given,
	};
}
