import "server-only";
import { createHmac } from "node:crypto";
import { derivedKey } from "@/lib/platform/sealing/derived-key";

/** What stands for an owner where the id itself must not be known: the same for all calls of one owner, and nothing without the app's secret. */
export function ownerKey(ownerId: string): string {
	return createHmac("sha256", derivedKey("tool-call-owner")).update(ownerId).digest("base64url");
}
