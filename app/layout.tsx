import { GeistMono } from "geist/font/mono";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Providers } from "@/components/layout/providers";
import "./globals.css";

export const metadata: Metadata = {
	title: { default: "Goal Mode", template: "%s · Goal Mode" },
	description: "Upload a resume, answer a few questions, and get checked results: matching postings and a tailored resume for each one you pick.",
};

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
				<Providers nonce={nonce}>{children}</Providers>
			</body>
		</html>
	);
}
