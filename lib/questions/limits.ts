import type { Question } from "./schemas";

/** What holds where a question does not say. */
const USUAL = { files: 1, entries: 500, entryLength: 200, textLength: 500, longTextLength: 5_000 } as const;

export interface Limits {
	/** How many values are needed, and may be given at most. */
	readonly minItems: number;
	readonly maxItems: number;
	/** Characters of a text, or of one entry of a list. */
	readonly maxLength: number;
	/** Whether an answer may be none of the options. */
	readonly takesFreeEntries: boolean;
}

const USUAL_LENGTHS: Partial<Record<Question["slotType"], number>> = { text: USUAL.textLength, textarea: USUAL.longTextLength };

/** The limits of a question's answer, as it says in `config` or as is usual: for who checks an answer and for who lets it be given. */
export function limitsOf({ slotType, required, config }: Pick<Question, "slotType" | "required" | "config">): Limits {
	return {
		minItems: numberOf(config.minItems, required ? 1 : 0),
		maxItems: numberOf(config.maxItems, slotType === "file" ? USUAL.files : USUAL.entries),
		maxLength: numberOf(config.maxLength, USUAL_LENGTHS[slotType] ?? USUAL.entryLength),
		takesFreeEntries: config.allowFreeEntries === true,
	};
}

/** A number of a `config`; one that is none counts as unsaid. */
export function numberOf(value: unknown, fallback: number): number {
	return typeof value === "number" ? value : fallback;
}
