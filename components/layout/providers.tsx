"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "@/components/api-client";
import { loadAheadOnUse } from "@/components/ui/late-module";
import { Announcer } from "@/components/ui/overlay/announcer";
import { ToastArea } from "@/components/ui/overlay/toast";

const STALE_AFTER_MS = 5_000;
const MAX_RETRIES = 2;

function isWorthRetrying(failureCount: number, error: Error): boolean {
	const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
	return isPassing && failureCount < MAX_RETRIES;
}

/** What pages that work with data lean on: what was read, passing messages, and what is read out. */
export function Providers({ children }: { children: ReactNode }) {
	const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: STALE_AFTER_MS, retry: isWorthRetrying } } }));
	useEffect(loadAheadOnUse, []);
	return (
		<QueryClientProvider client={queryClient}>
			{children}
			<Announcer />
			<ToastArea />
		</QueryClientProvider>
	);
}
