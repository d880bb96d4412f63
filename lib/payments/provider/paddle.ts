import "server-only";
import { ApiError, type Environment, LogLevel, Paddle } from "@paddle/paddle-node-sdk";
import { openTransaction } from "@/lib/platform/database/open-transaction";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";

const HOSTS = { live: "https://api.paddle.com", sandbox: "https://sandbox-api.paddle.com" };
const PATIENCE_MS = 10_000;
/** Refusals that whoever runs this deployment must mend in its settings or in Paddle's dashboard, for no caller can. */
const OF_THE_SETUP: ReadonlySet<string> = new Set([
	"forbidden",
	"invalid_token",
	"authentication_missing",
	"authentication_malformed",
	"paddle_billing_not_enabled",
	"transaction_default_checkout_url_not_set",
	"transaction_checkout_url_domain_is_not_approved",
	"transaction_checkout_not_enabled",
	"transaction_price_not_found",
]);

/** Whether anything can be bought here. */
export function arePaymentsSetUp(): boolean {
	return env().PADDLE_API_KEY !== undefined;
}

let client: { readonly key: string; readonly paddle: Paddle } | undefined;

function paddle(): Paddle {
	const { PADDLE_API_KEY: key, PADDLE_BASE_URL } = env();
	if (key === undefined) throw new AppError("SERVICE_UNAVAILABLE", "Nothing can be bought here: payments are not set up.");
	if (client?.key === key) return client.paddle;
	// The SDK takes what is none of its two names as the address itself.
	const address = PADDLE_BASE_URL ?? (key.includes("_sdbx_") ? HOSTS.sandbox : HOSTS.live);
	client = { key, paddle: new Paddle(key, { environment: address as Environment, logLevel: LogLevel.none }) };
	return client.paddle;
}

/**
 * Asks Paddle, which must answer within ten seconds: the SDK itself waits without end. A call that is late may still have been carried out.
 * @throws ApiError when Paddle refuses. @throws AppError SERVICE_UNAVAILABLE when it does not answer, is overloaded or is not set up, here or there.
 */
export async function askPaddle<T>(call: (paddle: Paddle) => Promise<T>): Promise<T> {
	if (openTransaction()) throw new Error("Paddle was asked inside a transaction.");
	const asked = call(paddle());
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error("Paddle did not answer in time")), PATIENCE_MS);
	});
	try {
		return await Promise.race([asked, late]);
	} catch (error) {
		asked.catch(() => undefined);
		if (error instanceof AppError || (isRefused(error) && !OF_THE_SETUP.has(error.code))) throw error;
		if (isRefused(error)) {
			logger.error({ code: error.code, detail: error.detail }, "Paddle refuses what this deployment is set up with");
			throw new AppError("SERVICE_UNAVAILABLE", "Nothing can be bought here just now, and nothing was charged. It is noted.", undefined, { cause: error });
		}
		const message = "The payment provider does not answer. Nothing was charged by this. Try again in a moment.";
		throw new AppError("SERVICE_UNAVAILABLE", message, undefined, { cause: error });
	} finally {
		clearTimeout(timer);
	}
}

const isRefused = (error: unknown): error is ApiError => error instanceof ApiError && error.type === "request_error" && error.code !== "too_many_requests";

/** Whether Paddle refused with this code. */
export function isRefusal(error: unknown, code: string): boolean {
	return error instanceof ApiError && error.code === code;
}
