import "server-only";
import { z } from "zod";
import { AppError, validationError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { joinSignals } from "@/lib/platform/waiting/join-signals";
import { type CallContext, findGrantedCall } from "@/lib/tools/open-calls";
import { FileAsk, ModelAsk, ShelfAsk, UploadsAsk, WrittenFiles } from "./wire";

type Answer = (context: CallContext, body: unknown, signal: AbortSignal) => Promise<unknown>;

function ask<T extends z.ZodType>(schema: T, answer: (context: CallContext, body: z.output<T>, signal: AbortSignal) => Promise<unknown>): Answer {
	return (context, body, signal) => {
		const parsed = schema.safeParse(body);
		if (!parsed.success) throw validationError(issuesInWords(parsed.error));
		return answer(context, parsed.data, signal);
	};
}

const ASKS: Readonly<Record<string, Answer>> = {
	file: ask(FileAsk, ({ files }, { fileId }) => files.link(fileId)),
	uploads: ask(UploadsAsk, async ({ files }, asked) => ({ uploads: await files.openUploads(asked.files) })),
	uploaded: ask(WrittenFiles, async ({ files }, asked) => ({ files: await files.keepUploads(asked.files) })),
	shelf: ask(ShelfAsk, async ({ shelf }, asked) => {
		switch (asked.want) {
			case "keys":
				return { keys: await shelf.keys(asked.prefix) };
			case "read": {
				const bytes = await shelf.read(asked.key);
				return { base64: bytes && Buffer.from(bytes).toString("base64") };
			}
			case "write":
				await shelf.write(asked.key, Buffer.from(asked.base64, "base64"), asked.keepForMs);
				return {};
			case "claim":
				return { isMine: await shelf.claim(asked.key, asked.forMs) };
			case "release":
				await shelf.release(asked.key);
				return {};
		}
	}),
	model: ask(ModelAsk, async ({ model, addCostMicroU }, { schema, ...request }, signal) => {
		if (!model) throw new AppError("FORBIDDEN", "This call may not ask a model.");
		const { object, costMicroU, inputTokens, outputTokens } = await model.generateObject({ ...request, schema: z.fromJSONSchema(schema), signal });
		// Counted here and at once: a call that dies has spent it, and the next question finds the budget smaller.
		addCostMicroU(costMicroU);
		return { object, inputTokens, outputTokens };
	}),
};

/**
 * Answers a tool server elsewhere that works on a call of this process. `readBody` is called for who may ask alone.
 * @throws AppError NOT_FOUND, UNAUTHENTICATED (the call has ended, or is another's), VALIDATION_ERROR, and what the call's own context throws.
 */
export async function answerGrant(
	callId: string,
	asked: string,
	token: string | null,
	readBody: () => Promise<unknown>,
	signal: AbortSignal,
): Promise<unknown> {
	const answer = ASKS[asked];
	if (!answer) throw new AppError("NOT_FOUND", "There is no such question.");
	const context = token === null ? null : findGrantedCall(callId, token);
	if (!context) throw new AppError("UNAUTHENTICATED", "This call has ended, or the grant is another call's.");
	const joined = joinSignals([signal, context.signal]);
	try {
		return await answer(context, await readBody(), joined.signal);
	} finally {
		joined.release();
	}
}
