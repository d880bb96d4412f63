"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "@/components/api-client";
import { keepNonce } from "@/components/ui/nonce";
import { Announcer } from "@/components/ui/overlay/announcer";
import { ToastArea } from "@/components/ui/overlay/toast";
import { TooltipProvider } from "@/components/ui/overlay/tooltip";
// What is checked in the browser speaks our words as well.
import "@/lib/platform/language/validator-words";

const STALE_AFTER_MS = 5_000;
const MAX_RETRIES = 2;

function isWorthRetrying(failureCount: number, error: Error): boolean {
	const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
	return isPassing && failureCount < MAX_RETRIES;
}

export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
	useState(() => keepNonce(nonce));
	const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: STALE_AFTER_MS, retry: isWorthRetrying } } }));
	// Says that the page answers to clicks: until then it is only a picture of itself.
	useEffect(() => document.documentElement.setAttribute("data-live", ""), []);
	return (
		<ThemeProvider nonce={nonce ?? ""} attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
			<QueryClientProvider client={queryClient}>
				<TooltipProvider delayDuration={300}>
					{children}
					<Announcer />
					<ToastArea />
				</TooltipProvider>
			</QueryClientProvider>
		</ThemeProvider>
	);
}
