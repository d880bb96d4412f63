import "server-only";
import { randomBytes } from "node:crypto";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateObject, type ModelMessage, NoObjectGeneratedError, RetryError } from "ai";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { type FailureKind, failureOfError, failureOfStatus, failureWithAdvice, whatWasSaid } from "@/lib/platform/language/failure-words";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { logger } from "@/lib/platform/logger";
import { withTimeLimit } from "@/lib/platform/waiting/time-limit";
import { dataBlocks, dataRule } from "./data-blocks";
import type { LanguageModel, ObjectReply, ObjectRequest } from "./language-model";
import { tokensOf } from "./tokens";

/** The `MODEL_*` settings. Prices in millionths of a US dollar a token; the budget is what one call may cost at most. */
export interface ModelConfig {
	readonly MODEL_PROVIDER?: "openai-compatible" | "openai" | "anthropic" | undefined;
	readonly MODEL_NAME?: string | undefined;
	readonly MODEL_API_KEY?: string | undefined;
	readonly MODEL_BASE_URL?: string | undefined;
	readonly MODEL_INPUT_MICRO_U_PER_TOKEN: number;
	readonly MODEL_OUTPUT_MICRO_U_PER_TOKEN: number;
	readonly MODEL_BUDGET_MICRO_U?: number | undefined;
}

type ProviderModel = Parameters<typeof generateObject>[0]["model"];

const DEFAULT_BUDGET_MICRO_U = 500_000;
const MAX_ATTEMPTS = 2;

// The library prints a warning for every feature that a small endpoint lacks; the schema is in the instructions for those.
Reflect.set(globalThis, "AI_SDK_LOG_WARNINGS", false);

function providerModel(config: ModelConfig, name: string): ProviderModel {
	const settings = { ...(config.MODEL_API_KEY ? { apiKey: config.MODEL_API_KEY } : {}), ...(config.MODEL_BASE_URL ? { baseURL: config.MODEL_BASE_URL } : {}) };
	switch (config.MODEL_PROVIDER) {
		case "anthropic":
			return createAnthropic(settings)(name);
		case "openai":
			return createOpenAI(settings)(name);
		default:
			return createOpenAICompatible({ ...settings, name: "configured", baseURL: config.MODEL_BASE_URL ?? "" })(name);
	}
}

/** What a log may know of a failure: the provider's own errors carry the whole prompt and the headers with the key. */
function safeCause(error: unknown): Error {
	const last = RetryError.isInstance(error) ? error.lastError : error;
	const name = last instanceof Error ? last.name : "Error";
	return new Error(APICallError.isInstance(last) ? `${name}: HTTP ${last.statusCode ?? "without an answer"}` : name);
}

/** What a failure was, and its status where one came. The library wraps what the network said. */
function kindOf(error: unknown): [FailureKind, number | null] {
	const last = RetryError.isInstance(error) ? error.lastError : error;
	if (!APICallError.isInstance(last)) return [failureOfError(last) ?? "unreachable", null];
	const { statusCode } = last;
	if (statusCode !== undefined && statusCode >= 300) return [failureOfStatus(statusCode), statusCode];
	return [failureOfError(last) ?? (statusCode === undefined ? "unreachable" : "unreadable"), null];
}

/** The tools go on by their rules without the model, so the log is where its failures are seen. */
function failed(message: string, error?: unknown, costMicroU = 0): AppError {
	logger.warn({ reason: message, said: error === undefined ? "" : whatWasSaid(safeCause(error)) }, "The language model gave no answer that can be used");
	return new AppError("MODEL_FAILED", message, costMicroU > 0 ? { costMicroU } : undefined, error === undefined ? undefined : { cause: safeCause(error) });
}

/** Why an answer was refused, in words for the model; paths and rules only, never the answer itself. */
function refusalOf(error: NoObjectGeneratedError, schema: z.ZodType): string {
	try {
		const result = schema.safeParse(JSON.parse(error.text ?? ""));
		if (result.success) return "It was not complete.";
		return issuesInWords(result.error)
			.slice(0, 10)
			.map(({ path, message }) => `${path || "(root)"}: ${message}`)
			.join("; ");
	} catch {
		return "It was not valid JSON.";
	}
}

class ConfiguredModel implements LanguageModel {
	readonly name: string;

	constructor(
		private readonly config: ModelConfig,
		name: string,
		private readonly model: ProviderModel,
	) {
		this.name = name;
	}

	async generateObject<T extends z.ZodType>(request: ObjectRequest<T>): Promise<ObjectReply<z.output<T>>> {
		const mark = randomBytes(12).toString("hex");
		const schemaText = JSON.stringify(z.toJSONSchema(request.schema, { unrepresentable: "any" }));
		const system = `${request.instructions}\n\n${dataRule(mark)}\n\nAnswer with one JSON object and nothing else. It must fit this JSON Schema:\n${schemaText}`;
		const messages: ModelMessage[] = [{ role: "user", content: dataBlocks(request.untrusted, mark) || "Begin." }];
		const budgetMicroU = this.config.MODEL_BUDGET_MICRO_U ?? DEFAULT_BUDGET_MICRO_U;
		const signal = withTimeLimit(request.signal, request.timeoutMs);
		const spent = { inputTokens: 0, outputTokens: 0 };
		for (let attempt = 1; ; attempt++) {
			this.checkBudget(system, messages, request.maxOutputTokens, budgetMicroU - this.costMicroU(spent));
			try {
				const result = await generateObject({
					model: this.model,
					schema: request.schema,
					system,
					messages: [...messages],
					maxOutputTokens: request.maxOutputTokens,
					maxRetries: 1,
					abortSignal: signal,
					providerOptions: { openai: { strictJsonSchema: false } },
				});
				count(spent, result.usage, system, messages);
				return { object: result.object as z.output<T>, costMicroU: this.costMicroU(spent), ...spent };
			} catch (error) {
				if (!NoObjectGeneratedError.isInstance(error)) throw this.failure(error, request, signal, spent);
				count(spent, error.usage, system, messages);
				if (attempt >= MAX_ATTEMPTS) throw failed("The language model answered in a form that could not be read.", error, this.costMicroU(spent));
				messages.push(
					{ role: "assistant", content: error.text || "(empty)" },
					{
						role: "user",
						content: `That answer does not fit the schema. ${refusalOf(error, request.schema)} Answer again with the corrected JSON object alone.`,
					},
				);
			}
		}
	}

	private costMicroU(tokens: { inputTokens: number; outputTokens: number }): number {
		return Math.ceil(tokens.inputTokens * this.config.MODEL_INPUT_MICRO_U_PER_TOKEN + tokens.outputTokens * this.config.MODEL_OUTPUT_MICRO_U_PER_TOKEN);
	}

	private checkBudget(system: string, messages: readonly ModelMessage[], maxOutputTokens: number, leftMicroU: number): void {
		const worstMicroU = this.costMicroU({ inputTokens: estimateTokens(system, messages), outputTokens: maxOutputTokens });
		if (worstMicroU > leftMicroU) throw failed("This request is too large for the language model's budget.");
	}

	private failure(error: unknown, request: ObjectRequest<z.ZodType>, signal: AbortSignal, spent: { inputTokens: number; outputTokens: number }): AppError {
		const cost = this.costMicroU(spent);
		if (request.signal.aborted) return failed("The question to the language model was cancelled.", error, cost);
		if (signal.aborted) return failed(`The language model did not answer within ${Math.ceil(request.timeoutMs / 1000)} s.`, error, cost);
		return failed(failureWithAdvice("The language model", ...kindOf(error)), error, cost);
	}
}

function estimateTokens(system: string, messages: readonly ModelMessage[]): number {
	const letters = messages.reduce((sum, message) => sum + (typeof message.content === "string" ? message.content.length : 0), system.length);
	return tokensOf(letters);
}

type Usage = { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;

/** Endpoints that report no usage are charged by estimate. */
function count(spent: { inputTokens: number; outputTokens: number }, usage: Usage, system: string, messages: readonly ModelMessage[]): void {
	spent.inputTokens += usage?.inputTokens ?? estimateTokens(system, messages);
	spent.outputTokens += usage?.outputTokens ?? 0;
}

/** The configured language model, or null when none is: then every workflow runs by rules. */
export function createLanguageModel(config: ModelConfig): LanguageModel | null {
	if (!config.MODEL_PROVIDER || !config.MODEL_NAME) return null;
	return new ConfiguredModel(config, config.MODEL_NAME, providerModel(config, config.MODEL_NAME));
}
