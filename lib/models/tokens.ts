/** Low on purpose: dense scripts and code take about this many letters a token, and an estimate must not be under the truth. */
const LETTERS_PER_TOKEN = 2.5;

/** At most so many tokens a text of so many letters is. */
export function tokensOf(letters: number): number {
	return Math.ceil(letters / LETTERS_PER_TOKEN);
}

/** What a call of a tool gives a language model to read when its input is large, and lets it write at most. */
export interface ModelUse {
	readonly inputTokens: number;
	readonly outputTokens: number;
}

/** What a token costs, in millionths of a US dollar, and what one call may cost at most. */
export interface ModelRates {
	readonly inputMicroU: number;
	readonly outputMicroU: number;
	readonly mostMicroU: number;
}

/** What such a use of the model costs when all of it is used. */
export function costOfUse({ inputTokens, outputTokens }: ModelUse, { inputMicroU, outputMicroU, mostMicroU }: ModelRates): number {
	return Math.min(mostMicroU, Math.ceil(inputTokens * inputMicroU + outputTokens * outputMicroU));
}
