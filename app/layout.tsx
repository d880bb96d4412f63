import { GeistMono } from "geist/font/mono";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { PageBasics } from "@/components/layout/page-basics";
import { env } from "@/lib/platform/env";
import "./globals.css";

const DESCRIPTION = "Give files, say what you want, answer a few questions, and get finished, checked results: with every step open.";

/** Addresses are the installation's, so they are read with the request. */
export function generateMetadata(): Metadata {
	return {
		metadataBase: new URL(env().APP_URL),
		title: { default: "Goal Mode", template: "%s · Goal Mode" },
		description: DESCRIPTION,
		alternates: { canonical: "./" },
		openGraph: { type: "website", siteName: "Goal Mode", title: "Goal Mode: your files in, finished, checked results out", description: DESCRIPTION },
		twitter: { card: "summary_large_image" },
	};
}

export const viewport: Viewport = {
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#f8f9fa" },
		{ media: "(prefers-color-scheme: dark)", color: "#0e1014" },
	],
};

/** Every page is made for its request: a nonce that a build had printed would be known to everybody. */
export default async function RootLayout({ children }: { children: ReactNode }) {
	const nonce = (await headers()).get("x-nonce") ?? undefined;
	return (
		<html lang="en" className={`${GeistSans.variable} ${GeistMono.variable}`} suppressHydrationWarning>
			<body>
				<PageBasics nonce={nonce}>{children}</PageBasics>
			</body>
		</html>
	);
}
