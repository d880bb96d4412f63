import type { Environment } from "@/lib/platform/environment/environment";

/** The stylesheet that sonner writes into the page as it loads, and the empty one that it is for a moment. A test compares them with the library. */
export const TOAST_STYLE_HASHES = ["sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="];

type ServiceSettings = Pick<Environment, "PUSHER_HOST" | "PUSHER_PORT" | "PUSHER_TLS" | "PUSHER_CLUSTER" | "S3_ENDPOINT">;
type CheckoutAddresses = Pick<Environment, "PADDLE_API_KEY" | "PADDLE_SCRIPT_URL" | "PADDLE_CHECKOUT_ORIGIN">;

/** The one page that opens the payment provider's checkout. */
const PAY_PAGE = "/pay";

/** What the page that opens checkouts loads besides: the provider's script with its styles, and the checkout in a frame. Null for every other page. */
export function checkoutOf(pathname: string, { PADDLE_API_KEY: key, PADDLE_SCRIPT_URL, PADDLE_CHECKOUT_ORIGIN }: CheckoutAddresses): Checkout | null {
	if (pathname !== PAY_PAGE || key === undefined) return null;
	const frames = key.includes("_sdbx_") ? "https://sandbox-buy.paddle.com" : "https://buy.paddle.com";
	return { script: new URL(PADDLE_SCRIPT_URL).origin, frames: new URL(PADDLE_CHECKOUT_ORIGIN ?? frames).origin };
}

interface Checkout {
	readonly script: string;
	readonly frames: string;
}

/** Where a survey is answered. */
const SURVEY_PAGES = "/s/";

/** Whether a page is one that respondents of a survey see, which loads next to nothing. */
export function isSurveyPage(pathname: string): boolean {
	return pathname.startsWith(SURVEY_PAGES);
}

/** The policy of those: our one script, one style, and calls of our own API. Only what is meant to be embedded may stand in others' frames. */
export function surveyPolicy({ nonce, isEmbedded, isHttps }: { readonly nonce: string; readonly isEmbedded: boolean; readonly isHttps: boolean }): string {
	const directives = [
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'nonce-${nonce}'`,
		"img-src 'self'",
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		`frame-ancestors ${isEmbedded ? "*" : "'none'"}`,
	];
	return [...directives, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}

/** The origins besides our own that pages call: the realtime server, and the file store where it isn't ours. */
export function servicesOfPages({ PUSHER_HOST, PUSHER_PORT, PUSHER_TLS, PUSHER_CLUSTER, S3_ENDPOINT }: ServiceSettings): {
	realtime: string;
	store: string | null;
} {
	const scheme = PUSHER_TLS ? "wss" : "ws";
	const realtime = PUSHER_HOST ? `${scheme}://${PUSHER_HOST}:${PUSHER_PORT}` : `${scheme}://ws-${PUSHER_CLUSTER}.pusher.com`;
	return { realtime, store: S3_ENDPOINT ? new URL(S3_ENDPOINT).origin : null };
}

interface PolicyOptions {
	/** Of this one answer. Scripts that carry it run, and what they load. */
	readonly nonce: string;
	readonly services: ReturnType<typeof servicesOfPages>;
	/** Only of the page that opens it. */
	readonly checkout?: Checkout | null;
	readonly isHttps: boolean;
	/** The development server evaluates text and writes styles without a nonce. */
	readonly isDevelopment: boolean;
}

/**
 * The Content-Security-Policy of a page. Style attributes stay allowed: what the server renders may carry a width or a height; a style element needs
 * the nonce. Previews of files are blobs of the page itself.
 */
export function contentPolicy({ nonce, services, checkout = null, isHttps, isDevelopment }: PolicyOptions): string {
	const hashes = TOAST_STYLE_HASHES.map((hash) => `'${hash}'`).join(" ");
	const store = services.store ? ` ${services.store}` : "";
	const script = checkout ? ` ${checkout.script}` : "";
	const frames = checkout ? ` ${checkout.frames}` : "";
	const directives = [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
		"script-src-attr 'none'",
		isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}' ${hashes}${script}`,
		"style-src-attr 'unsafe-inline'",
		`img-src 'self' blob: data:${store}${script}`,
		`media-src 'self' blob:${store}`,
		`frame-src 'self' blob:${frames}`,
		`connect-src 'self' ${services.realtime}${store}${script}${frames}`,
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	];
	return [...directives, ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; ");
}
