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

/** A day that exists, as `2026-03-31`: Date.parse alone rolls 31 February over into March. */
export function isDay(value: unknown): value is string {
	if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const at = new Date(`${value}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** The first and the last day that may be answered, where a question of a date names them. */
export function daysOf({ config }: Pick<Question, "config">): { readonly first: string | undefined; readonly last: string | undefined } {
	return { first: isDay(config.min) ? config.min : undefined, last: isDay(config.max) ? config.max : undefined };
}

/** A number of a `config`; one that is none counts as unsaid. */
export function numberOf(value: unknown, fallback: number): number {
	return typeof value === "number" ? value : fallback;
}
