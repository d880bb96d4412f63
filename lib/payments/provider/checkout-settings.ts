import "server-only";
import { env } from "@/lib/platform/env";
import type { Environment } from "@/lib/platform/environment/environment";

/** What the page that opens checkouts needs. */
export interface CheckoutSettings {
	/** Of Paddle.js. */
	readonly scriptUrl: string;
	readonly token: string;
	readonly isSandbox: boolean;
}

/** Null where payments are not set up. */
export function checkoutSettings({ PADDLE_CLIENT_TOKEN: token, PADDLE_SCRIPT_URL: scriptUrl }: Environment = env()): CheckoutSettings | null {
	return token === undefined ? null : { scriptUrl, token, isSandbox: token.startsWith("test_") };
}
