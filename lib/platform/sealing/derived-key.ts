import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "@/lib/platform/env";

const keys = new Map<string, Uint8Array>();

/** A 256-bit key for one purpose, derived from TOKEN_SECRET (HKDF, RFC 5869): what is made for one purpose never passes for another. */
export function derivedKey(purpose: string): Uint8Array {
	const known = keys.get(purpose);
	if (known) return known;
	const key = new Uint8Array(hkdfSync("sha256", env().TOKEN_SECRET, "", purpose, 32));
	keys.set(purpose, key);
	return key;
}
