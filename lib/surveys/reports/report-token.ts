import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "@/lib/platform/sealing/derived-key";

const ID_LETTERS = 22;

function macOf(linkId: string): string {
	return createHmac("sha256", derivedKey("survey-report")).update(linkId).digest("base64url");
}

/** The token of a report link: its id, and what only we can make of it, so that nothing secret is kept and the link can be shown again. */
export function reportTokenOf(linkId: string): string {
	return Buffer.from(linkId.replaceAll("-", ""), "hex").toString("base64url") + macOf(linkId);
}

/** The id of the link that a token is of; null for one that we did not make. */
export function linkIdOf(token: string): string | null {
	const hex = Buffer.from(token.slice(0, ID_LETTERS), "base64url").toString("hex");
	if (hex.length !== 32) return null;
	const linkId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
	const [given, wanted] = [Buffer.from(token), Buffer.from(reportTokenOf(linkId))];
	return given.length === wanted.length && timingSafeEqual(given, wanted) ? linkId : null;
}
