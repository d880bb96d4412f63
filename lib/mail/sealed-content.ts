import "server-only";
import { openSealedText, sealText } from "@/lib/platform/sealing/sealed-text";
import { MailContent } from "./schemas";

const PURPOSE = "mail";

/** Encrypts a mail's content: it carries one-time links, which are kept nowhere else but as hashes. */
export function seal(content: MailContent): Promise<string> {
	return sealText(PURPOSE, JSON.stringify(content));
}

/** @throws when the seal was made with another key or altered. */
export async function unseal(sealed: string): Promise<MailContent> {
	return MailContent.parse(JSON.parse(await openSealedText(PURPOSE, sealed)));
}
