import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { checkoutOf, contentPolicy, isSurveyPage, servicesOfPages, surveyPolicy, TOAST_STYLE_HASHES } from "@/lib/platform/network/content-policy";

const HOSTED = { PUSHER_HOST: undefined, PUSHER_PORT: 443, PUSHER_TLS: true, PUSHER_CLUSTER: "eu", S3_ENDPOINT: "https://store.example.com/base" };
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

function directives(given: Partial<Parameters<typeof contentPolicy>[0]> = {}): Map<string, string> {
	const policy = contentPolicy({ nonce: "abc", services: servicesOfPages(HOSTED), isHttps: true, isDevelopment: false, ...given });
	return new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1).join(" ")]));
}

it("scripts run by the nonce alone, and nothing inline or evaluated", () => {
	const policy = directives();
	expect(policy.get("script-src")).toBe("'self' 'nonce-abc' 'strict-dynamic'");
	expect(policy.get("script-src-attr")).toBe("'none'");
	expect(policy.get("style-src")).toContain("'nonce-abc'");
	expect(policy.get("style-src")).not.toContain("unsafe");
	for (const name of ["object-src", "frame-ancestors"]) expect(policy.get(name)).toBe("'none'");
	for (const name of ["base-uri", "form-action", "default-src", "worker-src"]) expect(policy.get(name)).toBe("'self'");
});

it("pages reach the realtime server and the file store that are configured, and nobody else", () => {
	expect(directives().get("connect-src")).toBe("'self' wss://ws-eu.pusher.com https://store.example.com");
	expect(directives().get("media-src")).toBe("'self' blob: https://store.example.com");
	const local = servicesOfPages({ ...HOSTED, PUSHER_HOST: "127.0.0.1", PUSHER_PORT: 6001, PUSHER_TLS: false, S3_ENDPOINT: undefined });
	expect(directives({ services: local }).get("connect-src")).toBe("'self' ws://127.0.0.1:6001");
	expect(directives({ services: local }).get("media-src")).toBe("'self' blob:");
});

it("only https upgrades what a page asks for, and only the development server evaluates", () => {
	expect(directives().has("upgrade-insecure-requests")).toBe(true);
	expect(directives({ isHttps: false }).has("upgrade-insecure-requests")).toBe(false);
	expect(directives({ isDevelopment: true }).get("script-src")).toContain("'unsafe-eval'");
});

it("the stylesheet that the toasts bring along is the one that the policy knows", async () => {
	const main = createRequire(import.meta.url).resolve("sonner");
	const source = await readFile(path.join(path.dirname(main), "index.mjs"), "utf8");
	const css = [...source.matchAll(/^__insertCSS\((".*")\);$/gm)].map(([, text]) => JSON.parse(text ?? '""') as string);
	expect([...css, ""].map(hashOf)).toEqual(TOAST_STYLE_HASHES);
});

it("only the page that opens checkouts loads the payment provider's script and frame, and only where payments are set up", () => {
	const given = { PADDLE_API_KEY: "pdl_live_apikey_1", PADDLE_SCRIPT_URL: "https://cdn.paddle.com/paddle/v2/paddle.js", PADDLE_CHECKOUT_ORIGIN: undefined };
	for (const pathname of ["/", "/plan", "/pay/done", "/payment"]) expect(checkoutOf(pathname, given), pathname).toBeNull();
	expect(checkoutOf("/pay", { ...given, PADDLE_API_KEY: undefined })).toBeNull();
	expect(checkoutOf("/pay", { ...given, PADDLE_API_KEY: "pdl_sdbx_apikey_1" })?.frames).toBe("https://sandbox-buy.paddle.com");
	const policy = directives({ checkout: checkoutOf("/pay", given) });
	expect(policy.get("frame-src")).toBe("'self' blob: https://buy.paddle.com");
	expect(policy.get("style-src")).toContain(" https://cdn.paddle.com");
	expect(policy.get("script-src")).toBe("'self' 'nonce-abc' 'strict-dynamic'");
	expect(directives().get("frame-src")).toBe("'self' blob:");
});

it("lets the pages of a survey load next to nothing, and stand in a frame only where their address says so", () => {
	expect(["/s/01936f5e", "/surveys", "/sign-in"].map(isSurveyPage)).toEqual([true, false, false]);
	const policy = (isEmbedded: boolean) => surveyPolicy({ nonce: "abc", isEmbedded, isHttps: true }).split("; ");
	expect(policy(false)).toEqual([
		"default-src 'none'",
		"script-src 'self' 'nonce-abc'",
		"style-src 'nonce-abc'",
		"img-src 'self'",
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"upgrade-insecure-requests",
	]);
	expect(policy(true)).toContain("frame-ancestors *");
});
