import "server-only";
import { AppError } from "@/lib/platform/errors";
import { networkOf } from "@/lib/platform/network/addresses";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import type { SubmitResponseBody } from "@/lib/surveys/schemas/answering";
import { readFormToken } from "./form-token";

/** Nobody reads and answers faster: to begin with, for each answer, and at most, since prefilled forms are quick. */
const LEAST_MS = { base: 800, anAnswer: 150, most: 3_000 } as const;

export interface Suspicion {
	readonly reasons: readonly string[];
	readonly durationMs: number | null;
}

/**
 * Why a response looks like a program's. What comes without a form token is one's that says so, and is only counted by the limit of its
 * address; the rest was sent by a form.
 */
export async function suspicionOf(
	surveyId: string,
	body: Pick<SubmitResponseBody, "formToken" | "website">,
	answerCount: number,
	ipAddress: string,
): Promise<Suspicion> {
	const reasons: string[] = [];
	if (body.website) reasons.push("honeypot");
	if (!body.formToken) return { reasons, durationMs: null };
	const opened = readFormToken(surveyId, body.formToken);
	if (!opened) reasons.push("form_token");
	else if (opened.ageMs < Math.min(LEAST_MS.most, LEAST_MS.base + LEAST_MS.anAnswer * answerCount)) reasons.push("too_fast");
	if (await isBurst(`${surveyId}:${networkOf(ipAddress)}`)) reasons.push("rate");
	return { reasons, durationMs: opened?.ageMs ?? null };
}

async function isBurst(key: string): Promise<boolean> {
	try {
		await takeRateLimit("surveyBurst", key);
		return false;
	} catch (error) {
		if (error instanceof AppError && error.code === "RATE_LIMITED") return true;
		throw error;
	}
}
