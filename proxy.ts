import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/platform/env";
import { checkoutOf, contentPolicy, isSurveyPage, servicesOfPages, surveyPolicy } from "@/lib/platform/network/content-policy";

/** Gives each page a policy with a nonce of its own; Next reads it from the request and puts the nonce on its scripts. */
export function proxy(request: NextRequest): NextResponse {
	const nonce = randomBytes(16).toString("base64");
	const isHttps = env().APP_URL.startsWith("https://");
	const { pathname, searchParams } = request.nextUrl;
	const policy = isSurveyPage(pathname)
		? surveyPolicy({ nonce, isEmbedded: searchParams.has("embed"), isHttps })
		: contentPolicy({
				nonce,
				services: servicesOfPages(env()),
				checkout: checkoutOf(pathname, env()),
				isHttps,
				isDevelopment: env().NODE_ENV === "development",
			});
	const headers = new Headers(request.headers);
	headers.set("x-nonce", nonce);
	headers.set("content-security-policy", policy);
	const response = NextResponse.next({ request: { headers } });
	response.headers.set("content-security-policy", policy);
	return response;
}

export const config = {
	// Pages only, and none that the browser merely reads ahead: the page that it is put into has its policy.
	matcher: [
		{
			source:
				"/((?!api/|_next/static|_next/image|health$|icon.svg$|apple-icon.png$|icons/|opengraph-image.png$|robots.txt$|sitemap.xml$|manifest.webmanifest$).*)",
			missing: [
				{ type: "header", key: "next-router-prefetch" },
				{ type: "header", key: "purpose", value: "prefetch" },
			],
		},
	],
};
