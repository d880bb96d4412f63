import { SCOPES, type Scope } from "@/lib/platform/context";

/** What a key may do unless its maker says otherwise, and what keys from before there were scopes may do. */
export const USUAL_SCOPES: Scope[] = ["jobs", "files", "workflows", "surveys", "account:read"];

/** The scopes of a stored key; one that no longer exists allows nothing. */
export function readScopes(stored: readonly string[]): Scope[] {
	return SCOPES.filter((scope) => stored.includes(scope));
}
