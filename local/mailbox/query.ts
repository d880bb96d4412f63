import type { MailAddress, MessageSummary } from "./message";

function mentions(addresses: MailAddress[], text: string): boolean {
	return addresses.some(({ Name, Address }) => `${Name} ${Address}`.toLowerCase().includes(text));
}

function fits(message: MessageSummary, term: string): boolean {
	const [, field, value = ""] = /^(to|from|subject):(.*)$/.exec(term) ?? [null, "", term];
	if (field === "to") return mentions([...message.To, ...message.Cc, ...message.Bcc], value);
	if (field === "from") return mentions([message.From], value);
	if (field === "subject") return message.Subject.toLowerCase().includes(value);
	return `${message.Subject} ${message.Snippet}`.toLowerCase().includes(value) || mentions(message.To, value);
}

/** The messages that fit all terms: `to:`, `from:`, `subject:` (quoted when they have spaces) or plain words. */
export function filterMessages(messages: MessageSummary[], query: string): MessageSummary[] {
	const terms = [...query.toLowerCase().matchAll(/(?:(\w+:)?"([^"]*)"|(\S+))/g)].map(([, field = "", quoted, plain]) => plain ?? `${field}${quoted}`);
	return messages.filter((message) => terms.every((term) => fits(message, term)));
}
