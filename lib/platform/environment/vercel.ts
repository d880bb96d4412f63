import { isOnVercel } from "./rules";

/**
 * What a deployment on Vercel knows of itself stands in for what nobody has set. A preview is opened at its branch's address, and the engine
 * calls the very deployment that registered. https://vercel.com/docs/environment-variables/system-environment-variables
 */
export function vercelDefaults(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
	if (!isOnVercel(given)) return {};
	const isProduction = given.VERCEL_ENV === "production";
	const opened = (isProduction ? given.VERCEL_PROJECT_PRODUCTION_URL : given.VERCEL_BRANCH_URL) ?? given.VERCEL_URL;
	const called = isProduction ? undefined : given.VERCEL_URL;
	return {
		...(opened && { APP_URL: `https://${opened}` }),
		...(called && { INNGEST_SERVE_ORIGIN: `https://${called}` }),
		// Vercel's own proxy writes the caller's address; each of many small processes holds few connections.
		TRUSTED_PROXY_HOPS: "1",
		DATABASE_POOL_SIZE: "5",
	};
}
