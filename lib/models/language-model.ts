import type { z } from "zod";

/** Text that came from a file or a web page: shown to the model as data, never as instructions. */
export interface UntrustedText {
	readonly label: string;
	readonly text: string;
}

export interface ObjectRequest<T extends z.ZodType> {
	readonly schema: T;
	/** What the model is asked to do; our own words only. */
	readonly instructions: string;
	readonly untrusted: readonly UntrustedText[];
	readonly maxOutputTokens: number;
	readonly timeoutMs: number;
	readonly signal: AbortSignal;
}

export interface ObjectReply<T> {
	readonly object: T;
	/** Metered cost in millionths of a US dollar. */
	readonly costMicroU: number;
	readonly inputTokens: number;
	readonly outputTokens: number;
}

/** The one door to a language model: structured output, checked by zod, within a token budget and a time limit. */
export interface LanguageModel {
	readonly name: string;
	/** @throws AppError MODEL_FAILED when no valid object came in time; the caller falls back to its rules. */
	generateObject<T extends z.ZodType>(request: ObjectRequest<T>): Promise<ObjectReply<z.output<T>>>;
}
