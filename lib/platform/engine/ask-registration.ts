import "server-only";
import { z } from "zod";
import { env } from "@/lib/platform/env";
import { engineOrigin } from "@/lib/platform/environment/environment";

const PATIENCE_MS = 20_000;
const Answer = z.object({ message: z.string().default("") });

/**
 * Has this app register itself, over HTTP: only the endpoint knows the functions, and no other part of the app needs to carry them.
 * Null when the engine took it, else the reason. `origin` is where this very app answers.
 */
export async function askRegistration(origin: string = engineOrigin(env())): Promise<string | null> {
	const url = new URL("/api/inngest", origin);
	// Set by Vercel where previews are protected, for calls of the deployment to itself.
	const bypass = env().VERCEL_AUTOMATION_BYPASS_SECRET;
	try {
		const response = await fetch(url, {
			method: "PUT",
			headers: bypass ? { "x-vercel-protection-bypass": bypass } : {},
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const text = await response.text();
		if (response.ok) return null;
		return `${response.status} ${readMessage(text) ?? text.slice(0, 200)}`.trim();
	} catch (error) {
		const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
		return `The app does not answer at ${url.origin}: ${cause}`;
	}
}

function readMessage(text: string): string | null {
	try {
		return Answer.parse(JSON.parse(text)).message;
	} catch {
		return null;
	}
}
