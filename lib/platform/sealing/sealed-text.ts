import "server-only";
import { CompactEncrypt, compactDecrypt } from "jose";
import { derivedKey } from "./derived-key";

/** Encrypts a text that is kept for one purpose (A256GCM); a seal made for another purpose does not open. */
export async function sealText(purpose: string, text: string): Promise<string> {
	return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(derivedKey(purpose));
}

/** @throws when the seal was made with another key or altered. */
export async function openSealedText(purpose: string, sealed: string): Promise<string> {
	const options = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
	const { plaintext } = await compactDecrypt(sealed, derivedKey(purpose), options);
	return new TextDecoder().decode(plaintext);
}
