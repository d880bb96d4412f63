import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";

/** Hands what the server has read to the live parts below: they show it at once and keep it fresh from there. */
export function Hydrated({ data, children }: { data: ReadonlyArray<readonly [QueryKey, unknown]>; children: ReactNode }) {
	const queryClient = new QueryClient();
	for (const [key, value] of data) queryClient.setQueryData(key, value);
	return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
