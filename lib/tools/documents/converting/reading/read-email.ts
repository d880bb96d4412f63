import PostalMime, { type Address, type Attachment } from "postal-mime";
import { AppError } from "@/lib/platform/errors";
import type { Block, BlockDocument } from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, unreadable } from "@/lib/tools/documents/converting/model/limits";
import { Notebook } from "@/lib/tools/documents/converting/model/notebook";
import { readHtml } from "./html/read-html";
import { readText } from "./read-text";

/** Reads what is attached to a message, as a file of its own. */
export type ReadAttached = (file: { readonly fileName: string; readonly bytes: Uint8Array }) => Promise<BlockDocument>;

const MOST_ADDRESSES = 100;

function addressWords(addresses: readonly Address[] | undefined): string {
	const words = (addresses ?? []).slice(0, MOST_ADDRESSES).map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name ?? "")));
	return words.filter(Boolean).join(", ");
}

function bytesOf({ content }: Attachment): Uint8Array {
	return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function headBlocks(head: readonly (readonly [string, string])[]): Block[] {
	return head.filter(([, value]) => value !== "").map(([name, value]) => ({ kind: "paragraph", runs: [{ text: `${name}: `, bold: true }, { text: value }] }));
}

/** A message as blocks: its head, its text, and after it each attachment that can be read; the others are named. @throws AppError FILE_UNREADABLE */
export async function readEmail(bytes: Uint8Array, readAttached: ReadAttached): Promise<BlockDocument> {
	let message: Awaited<ReturnType<typeof PostalMime.parse>>;
	try {
		message = await PostalMime.parse(bytes, { attachmentEncoding: "arraybuffer", maxNestingDepth: 30, maxHeadersSize: 1024 * 1024 });
	} catch (cause) {
		throw unreadable("This message (EML) can't be read. Save it again from your mail program.", cause);
	}
	if (!message.from && !message.subject && !message.html && !message.text && message.attachments.length === 0)
		throw unreadable("This file is named like a message (EML), but none is in it. Save it again from your mail program.");
	const notes = new Notebook();
	const inline = new Map(message.attachments.flatMap((one) => (one.contentId ? [[one.contentId.replace(/[<>]/g, ""), bytesOf(one)] as const] : [])));
	const used = new Set<string>();
	const pictureAt = (address: string) => {
		const id = address.toLowerCase().startsWith("cid:") ? address.slice(4) : "";
		const found = inline.get(id) ?? null;
		if (found) used.add(id);
		return found;
	};
	const body = message.html ? readHtml(message.html, { pictureAt }) : readText(new TextEncoder().encode(message.text ?? ""));
	for (const note of body.notes) notes.add(note.message, note.place);
	const subject = message.subject?.trim() || "Message without a subject";
	const head = headBlocks([
		["From", addressWords(message.from ? [message.from] : [])],
		["To", addressWords(message.to)],
		["Cc", addressWords(message.cc)],
		["Date", message.headers.find(({ key }) => key === "date")?.value.trim() || (message.date ?? "")],
	]);
	const attached = await attachedBlocks(
		message.attachments.filter(({ contentId }) => !used.has((contentId ?? "").replace(/[<>]/g, ""))),
		readAttached,
		notes,
	);
	const blocks: Block[] = [{ kind: "heading", level: 1, runs: [{ text: subject }], names: [] }, ...head, { kind: "rule" }, ...body.blocks, ...attached];
	return { title: subject, blocks, notes: notes.all() };
}

async function attachedBlocks(attachments: readonly Attachment[], readAttached: ReadAttached, notes: Notebook): Promise<Block[]> {
	const blocks: Block[] = [];
	if (attachments.length > DOCUMENT_LIMITS.attachments)
		notes.add(`Only the first ${DOCUMENT_LIMITS.attachments} of ${attachments.length} attachments were looked at.`);
	for (const [at, attachment] of attachments.slice(0, DOCUMENT_LIMITS.attachments).entries()) {
		const fileName = attachment.filename?.slice(0, 200) || `attachment ${at + 1}`;
		try {
			const read = await readAttached({ fileName, bytes: bytesOf(attachment) });
			blocks.push({ kind: "pageBreak" }, { kind: "heading", level: 1, runs: [{ text: fileName }], names: [] }, ...read.blocks);
			for (const note of read.notes) notes.add(note.message, [fileName, note.place].filter(Boolean).join(", "));
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			notes.add(`The attachment was not taken over: ${error.message}`, fileName);
		}
	}
	return blocks;
}
