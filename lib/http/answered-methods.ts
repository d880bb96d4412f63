import type { Method } from "@/lib/platform/contract/contract";

/** The methods that a path can have handlers for. */
export const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** All methods that a path answers: those of its operations, and what a server answers for any path. */
export function answeredMethods(own: readonly string[]): string[] {
	return [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
}
