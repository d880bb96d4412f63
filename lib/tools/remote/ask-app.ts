import "server-only";
import type { z } from "zod";
import { AppError, knownCode } from "@/lib/platform/errors";
import { type Grant, Refusal } from "./wire";

/** Asks the app, whose call this is. @throws AppError with the app's own code and words. */
export async function askApp<T extends z.ZodType>(grant: Grant, asked: string, body: unknown, answer: T, signal: AbortSignal): Promise<z.output<T>> {
	const response = await fetch(`${grant.url}/${asked}`, {
		method: "POST",
		headers: { authorization: `Bearer ${grant.token}`, "content-type": "application/json" },
		body: JSON.stringify(body),
		signal,
	});
	const said: unknown = await response.json();
	if (response.ok) return answer.parse(said);
	const refusal = Refusal.safeParse(said);
	if (!refusal.success) throw new Error(`The app answered ${response.status} to a tool.`);
	throw new AppError(knownCode(refusal.data.code, "TOOL_FAILED"), refusal.data.message);
}
