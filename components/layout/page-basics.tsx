"use client";

import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect, useState } from "react";
import { KEEP_EARLY_PRESS, replayEarlyPress } from "@/components/layout/early-press";
import { keepNonce } from "@/components/ui/nonce";

/** What every page needs, and no more: pages that only show something are to load fast. Pages that work with data add Providers. */
export function PageBasics({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
	useState(() => keepNonce(nonce));
	// Says that the page answers to clicks: until then it is only a picture of itself.
	useEffect(() => {
		document.documentElement.setAttribute("data-live", "");
		replayEarlyPress();
	}, []);
	return (
		<ThemeProvider nonce={nonce ?? ""} attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
			{/* A browser shows a nonce to nobody, so the page has none to compare. */}
			<script nonce={typeof window === "undefined" ? nonce : ""} suppressHydrationWarning>
				{KEEP_EARLY_PRESS}
			</script>
			{children}
		</ThemeProvider>
	);
}
