import { createHash } from "node:crypto";
import { type MarkdownNode, parseMarkdown } from "@/lib/mail/letters/parse-markdown";
import { AppError } from "@/lib/platform/errors";

/** By which key of the preferences somebody gets it. */
export type NewsletterPreference = "newsletter" | "productUpdates";

export interface Newsletter {
	readonly subject: string;
	readonly markdown: string;
	readonly preference: NewsletterPreference;
	/** The same letter to the same readers has the same one. */
	readonly digest: string;
}

const LONGEST_SUBJECT = 150;
/** Some mail programs cut off what is longer. */
const LONGEST_TEXT = 50_000;

const leadsSomewhere = (address: string) => /^(?:https?:\/\/|mailto:)/.test(address);

function* complaintsAbout({ tag, address, children }: MarkdownNode): Generator<string> {
	if (tag === "img") yield `The picture ${address ?? ""} can't go along: mails load nothing. Link to it instead.`;
	if (tag === "a" && !leadsSomewhere(address ?? "")) yield `The link to "${address ?? ""}" leads nowhere from a mail. Begin it with https:// or mailto:.`;
	for (const child of children) yield* complaintsAbout(child);
}

function* complaints(subject: string, markdown: string): Generator<string> {
	if (subject === "" || subject.length > LONGEST_SUBJECT) yield `Give it a subject of 1 to ${LONGEST_SUBJECT} characters.`;
	if (/\p{Cc}/u.test(subject)) yield "A subject is one line of text.";
	if (markdown === "") yield "The text is empty.";
	if (markdown.length > LONGEST_TEXT) yield `The text has ${markdown.length} characters, and a mail takes ${LONGEST_TEXT}. Shorten it and link to the rest.`;
	else for (const node of parseMarkdown(markdown)) yield* complaintsAbout(node);
}

/** A letter that can be mailed. @throws AppError INVALID_REQUEST that names all that is wrong with it. */
export function readNewsletter(given: { subject: string; markdown: string; preference: NewsletterPreference }): Newsletter {
	const subject = given.subject.trim();
	const markdown = given.markdown.replace(/\r\n?/g, "\n").trim();
	const wrong = [...complaints(subject, markdown)];
	if (wrong.length > 0) throw new AppError("INVALID_REQUEST", wrong.join("\n"));
	const digest = createHash("sha256")
		.update(JSON.stringify([given.preference, subject, markdown]))
		.digest("hex");
	return { subject, markdown, preference: given.preference, digest };
}
