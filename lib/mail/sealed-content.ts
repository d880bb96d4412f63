import "server-only";
import { CompactEncrypt, compactDecrypt } from "jose";
import { derivedKey } from "@/lib/platform/derived-key";
import { MailContent } from "./schemas";

/** Encrypts a mail's content (A256GCM): it carries one-time links, which are kept nowhere else but as hashes. */
export async function seal(content: MailContent): Promise<string> {
	const plain = new TextEncoder().encode(JSON.stringify(content));
	return new CompactEncrypt(plain).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(derivedKey("mail"));
}

/** @throws when the seal was made with another key or altered. */
export async function unseal(sealed: string): Promise<MailContent> {
	const options = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
	const { plaintext } = await compactDecrypt(sealed, derivedKey("mail"), options);
	return MailContent.parse(JSON.parse(new TextDecoder().decode(plaintext)));
}
