import { jwtVerify, SignJWT } from "jose";
import { JWTExpired } from "jose/errors";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import type { StorageKey } from "./storage";

const AUDIENCE = "file-content";

const Claims = z.discriminatedUnion("use", [
	z.object({ use: z.literal("put"), key: z.string(), mimeType: z.string(), sizeBytes: z.int() }),
	z.object({ use: z.literal("get"), key: z.string(), mimeType: z.string(), fileName: z.string() }),
]);

/** What a signed link permits: one use of one object. */
export type ContentLink = z.infer<typeof Claims> & { key: StorageKey };

/** Last part of a storage key: the id in the path of the link. */
export function objectId(key: StorageKey): string {
	return key.slice(key.lastIndexOf("/") + 1);
}

export async function signContentLink(link: ContentLink, expiresAt: Date, key: Uint8Array): Promise<string> {
	return new SignJWT(link).setProtectedHeader({ alg: "HS256" }).setAudience(AUDIENCE).setExpirationTime(expiresAt).sign(key);
}

/** @throws AppError UNAUTHENTICATED without a token, LINK_EXPIRED when it is too old, FORBIDDEN when it was altered or is for something else. */
export async function verifyContentLink<Use extends ContentLink["use"]>(
	token: string | null,
	expected: { use: Use; objectId: string },
	key: Uint8Array,
): Promise<Extract<ContentLink, { use: Use }>> {
	if (!token) throw new AppError("UNAUTHENTICATED", "File content is served by signed link only. Ask for a fresh link.");
	const verified = await jwtVerify(token, key, { algorithms: ["HS256"], audience: AUDIENCE }).catch((error: unknown) => {
		if (error instanceof JWTExpired) throw new AppError("LINK_EXPIRED", "This link has expired. Ask for a fresh one.");
		throw new AppError("FORBIDDEN", "This link is not valid. Ask for a fresh one.");
	});
	const link = Claims.parse(verified.payload) as ContentLink;
	const isMatch = link.use === expected.use && objectId(link.key) === expected.objectId;
	if (!isMatch) throw new AppError("FORBIDDEN", "This link is not valid here. Ask for a fresh one.");
	return link as Extract<ContentLink, { use: Use }>;
}
