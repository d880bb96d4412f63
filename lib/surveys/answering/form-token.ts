import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "@/lib/platform/sealing/derived-key";

const DAY_MS = 24 * 3600_000;

function macOf(surveyId: string, openedAt: string): string {
	return createHmac("sha256", derivedKey("survey-form")).update(`${surveyId}:${openedAt}`).digest("base64url").slice(0, 24);
}

/** Says when a form was opened, so that nobody else can say it. */
export function makeFormToken(surveyId: string, now = Date.now()): string {
	const openedAt = now.toString(36);
	return `${openedAt}.${macOf(surveyId, openedAt)}`;
}

/** How long ago the form was opened; null for a token that we did not give for this survey. A day is the longest that is told. */
export function readFormToken(surveyId: string, token: string, now = Date.now()): { readonly ageMs: number } | null {
	const [openedAt = "", mac = ""] = token.split(".");
	const [given, wanted] = [Buffer.from(mac), Buffer.from(macOf(surveyId, openedAt))];
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
	return { ageMs: Math.min(DAY_MS, Math.max(0, now - Number.parseInt(openedAt, 36))) };
}
