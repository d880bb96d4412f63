import PostalMime, { type Address, addressParser, type Email } from "postal-mime";

const SNIPPET_LENGTH = 250;

export interface MailAddress {
	Name: string;
	Address: string;
}

/** A message as Mailpit's list shows it. */
export interface MessageSummary {
	ID: string;
	MessageID: string;
	From: MailAddress;
	To: MailAddress[];
	Cc: MailAddress[];
	Bcc: MailAddress[];
	ReplyTo: MailAddress[];
	Subject: string;
	/** ISO 8601, when the message arrived. */
	Created: string;
	Size: number;
	Attachments: number;
	Snippet: string;
}

/** A message as Mailpit shows it alone. */
export interface Message extends Omit<MessageSummary, "Attachments" | "Created" | "Snippet"> {
	Date: string;
	Text: string;
	HTML: string;
	Attachments: Array<{ FileName: string; ContentType: string; Size: number }>;
	/** What mail programs offer beside the sender to stop such mails. */
	ListUnsubscribe: { Header: string; HeaderPost: string; Links: string[] };
}

function mailAddresses(addresses: Address[] = []): MailAddress[] {
	return addresses.flatMap((entry) => entry.group ?? [entry]).map(({ name, address }) => ({ Name: name, Address: address }));
}

/** Recipients that the envelope names and the headers don't. */
function hiddenRecipients(email: Email): MailAddress[] {
	const envelope = email.headers.find(({ key }) => key === ENVELOPE_HEADER.toLowerCase())?.value ?? "";
	const shown = new Set([...mailAddresses(email.to), ...mailAddresses(email.cc)].map(({ Address }) => Address.toLowerCase()));
	return mailAddresses(addressParser(envelope)).filter(({ Address }) => !shown.has(Address.toLowerCase()));
}

/** The header under which the envelope's recipients are kept with a stored message. */
export const ENVELOPE_HEADER = "X-Envelope-To";

const LIST = "list-unsubscribe";

/** The addresses of such a header: each in angle brackets, a comma between them. */
function linksIn(header: string): string[] {
	return header
		.split(",")
		.map((part) => part.trim())
		.flatMap((part) => (part.startsWith("<") && part.endsWith(">") ? [part.slice(1, -1)] : []));
}

/** Reads a stored message. */
export async function readMessage(id: string, raw: Buffer, receivedAt: Date): Promise<Message> {
	const email = await PostalMime.parse(raw);
	const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? "";
	const [from = { Name: "", Address: "" }] = mailAddresses(email.from ? [email.from] : []);
	return {
		ID: id,
		MessageID: (email.messageId ?? "").replace(/^<|>$/g, ""),
		From: from,
		To: mailAddresses(email.to),
		Cc: mailAddresses(email.cc),
		Bcc: hiddenRecipients(email),
		ReplyTo: mailAddresses(email.replyTo),
		Subject: email.subject ?? "",
		Date: receivedAt.toISOString(),
		Text: email.text ?? "",
		HTML: email.html ?? "",
		Size: raw.length,
		ListUnsubscribe: { Header: header(LIST), HeaderPost: header(`${LIST}-post`), Links: linksIn(header(LIST)) },
		Attachments: email.attachments.map(({ filename, mimeType, content }) => ({
			FileName: filename ?? "",
			ContentType: mimeType,
			Size: typeof content === "string" ? content.length : content.byteLength,
		})),
	};
}

/** What the list shows of a message. */
export function summarize({ Date: created, Text, HTML: _html, ListUnsubscribe: _list, Attachments, ...rest }: Message): MessageSummary {
	return { ...rest, Created: created, Attachments: Attachments.length, Snippet: Text.replaceAll(/\s+/g, " ").trim().slice(0, SNIPPET_LENGTH) };
}
