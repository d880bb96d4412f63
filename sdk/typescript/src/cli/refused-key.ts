import { isApiError } from "../core/errors.ts";
import { credentialAt } from "./settings.ts";

const NOBODY: readonly string[] = ["UNAUTHENTICATED", "REFRESH_TOKEN_INVALID", "REFRESH_TOKEN_REUSED"];
export const BEGINS = "This key is not accepted: ";

/** What is wrong with a key that the service turned away. */
export function keyNotAccepted(apiKey: string, message: string): string {
	if (!apiKey.startsWith("ck_")) return `${BEGINS}a key begins with ck_. Make a key in Account settings, API keys.`;
	return message.startsWith(BEGINS) ? message : `${BEGINS}${message}`;
}

/** What to do about a call that counts as nobody's: it depends on what was sent along. Null: the error is another. */
export async function explainSignedOut(error: unknown, url: string | undefined): Promise<string | null> {
	if (!isApiError(error) || !NOBODY.includes(error.code)) return null;
	const { apiKey, tokens } = await credentialAt(url);
	if (apiKey) return keyNotAccepted(apiKey, error.message);
	return tokens ? "Your sign-in has ended. Sign in anew: goal-mode login" : "You are not signed in here: goal-mode login, or set GOAL_MODE_API_KEY.";
}
