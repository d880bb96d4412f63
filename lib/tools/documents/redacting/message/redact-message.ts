import type { Sought } from "@/lib/tools/documents/redacting/covering/occurrences";
import { redactText } from "@/lib/tools/documents/redacting/text/redact-text";
import { readMessage } from "./read-message";

const PLAIN = "MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n";

/**
 * A new message of plain text with bars in place of the sought texts (RFC 6532 lets a head hold such letters). Attachments are not taken over.
 * @throws AppError FILE_UNREADABLE
 */
export async function redactMessage(bytes: Uint8Array, sought: readonly Sought[]) {
	const { text, removed } = await readMessage(bytes);
	const { bytes: redacted, counts } = redactText(text, sought);
	const [head = "", ...body] = new TextDecoder().decode(redacted).split("\n\n");
	return { bytes: new TextEncoder().encode(`${head}\n${PLAIN}\n${body.join("\n\n")}`), counts, removed };
}
