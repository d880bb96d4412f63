import { Parser } from "htmlparser2";
import PostalMime, { type Address, type Email } from "postal-mime";
import { AppError } from "@/lib/platform/errors";
import type { Unseen } from "@/lib/tools/documents/redacting/schemas";

/** What of a message is seen: its head in lines, a blank line, and its text. */
export interface ReadMessage {
	readonly text: string;
	readonly unseen: readonly Unseen[];
	readonly removed: readonly string[];
}

const MOST_ADDRESSES = 200;
const BLOCKS = new Set("p div br tr li h1 h2 h3 h4 h5 h6 table ul ol blockquote pre hr section article header footer".split(" "));
const UNSEEN_TAGS = new Set(["script", "style", "head", "title", "template"]);
const FROM_BODY = /\r\n?/g;

const wordsOf = (addresses: readonly Address[] | undefined): string =>
	(addresses ?? [])
		.slice(0, MOST_ADDRESSES)
		.map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name ?? "")))
		.join(", ");

/** What a reader of formatted text sees of it, block by block. */
function textOfHtml(html: string): string {
	let text = "";
	let hidden = 0;
	const parser = new Parser({
		onopentag(tag) {
			if (UNSEEN_TAGS.has(tag)) hidden += 1;
			if (BLOCKS.has(tag) && text !== "" && !text.endsWith("\n")) text += "\n";
			if ((tag === "td" || tag === "th") && text !== "" && !text.endsWith("\n")) text += "\t";
		},
		ontext(given) {
			if (hidden === 0) text += given.replace(/\s+/g, " ");
		},
		onclosetag(tag) {
			if (UNSEEN_TAGS.has(tag)) hidden = Math.max(0, hidden - 1);
			if (BLOCKS.has(tag) && !text.endsWith("\n")) text += "\n";
		},
	});
	parser.end(html);
	return text.trim();
}

function unseenOf({ attachments }: Email): Unseen[] {
	if (attachments.length === 0) return [];
	// Their names may be somebody's, so they are told by what they are.
	const kinds = [...new Set(attachments.map(({ mimeType }) => mimeType.split("/").at(-1)?.split(".").at(-1)?.toUpperCase() ?? "FILE"))].sort().join(", ");
	const words = attachments.length === 1 ? "one attachment" : `${attachments.length} attachments`;
	return [
		{
			page: null,
			kind: "left_out",
			message: `This message has ${words} (${kinds}) that ${attachments.length === 1 ? "was" : "were"} not looked into and will not be in the new file. Redact ${attachments.length === 1 ? "it" : "each"} by itself.`,
		},
	];
}

/** @throws AppError FILE_UNREADABLE */
export async function readMessage(bytes: Uint8Array): Promise<ReadMessage> {
	const message = await PostalMime.parse(bytes, { attachmentEncoding: "arraybuffer", maxNestingDepth: 30, maxHeadersSize: 1024 * 1024 }).catch(
		(cause: unknown) => {
			throw new AppError("FILE_UNREADABLE", "This message (EML) can't be read. Save it again from your mail program.", undefined, { cause });
		},
	);
	if (!message.from && !message.subject && !message.html && !message.text?.trim())
		throw new AppError("FILE_UNREADABLE", "This file is named like a message (EML), but none is in it. Save it again from your mail program.");
	const date = message.headers.find(({ key }) => key === "date")?.value.trim() || (message.date ?? "");
	const head = [
		["From", wordsOf(message.from ? [message.from] : [])],
		["To", wordsOf(message.to)],
		["Cc", wordsOf(message.cc)],
		["Date", date],
		["Subject", message.subject ?? ""],
	].flatMap(([name, value]) => (value ? [`${name}: ${value.replace(/\s+/g, " ")}`] : []));
	const body = (message.text?.trim() ? message.text : textOfHtml(message.html ?? "")).replace(FROM_BODY, "\n").trimEnd();
	const removed = [
		"All of the message's head but who wrote it to whom, when and about what: its way through the net, its programs and its marks.",
		...(message.html ? ["The formatted version of its text."] : []),
		...(message.attachments.length > 0 ? [`Its ${message.attachments.length === 1 ? "attachment" : `${message.attachments.length} attachments`}.`] : []),
	];
	return { text: `${head.join("\n")}\n\n${body}\n`, unseen: unseenOf(message), removed };
}
