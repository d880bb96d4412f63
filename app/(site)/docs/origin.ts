import "server-only";
import { EXAMPLE_ORIGIN } from "@/lib/http/openapi/walkthrough";
import { env } from "@/lib/platform/env";

/** Code as it works here: with this installation's address in place of the example's. */
export function atThisOrigin(code: string): string {
	return code.replaceAll(EXAMPLE_ORIGIN, new URL(env().APP_URL).origin);
}
