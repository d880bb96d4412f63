import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { methodOperations } from "@/components/calls/accounts";
import type { Provider } from "@/lib/accounts/oauth/names";

export const methodsKey = ["account", "sign-in-methods"] as const;

/** The ways into the caller's account. */
export function methodsQuery() {
	return queryOptions({ queryKey: methodsKey, queryFn: ({ signal }) => callApi(methodOperations.listSignInMethods, {}, { signal }) });
}

export const startLink = (provider: Provider) => callApi(methodOperations.startLink, { params: { provider } });
export const unlinkProvider = (provider: Provider) => callApi(methodOperations.unlinkProvider, { params: { provider } });

/** Where a browser goes to sign in at a provider; it comes back to `redirectTo`. */
export function startAddress(provider: Provider, redirectTo: string, more: Record<string, string> = {}): string {
	return `/api/v1/auth/oauth/${provider}/start?${new URLSearchParams({ redirect_to: redirectTo, ...more })}`;
}
