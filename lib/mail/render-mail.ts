import "server-only";
import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { compose } from "@/lib/mail/letters/compose";
import { Letter } from "@/lib/mail/letters/letter";
import type { MailContent } from "./schemas";

/** What lets mail programs stop such mails with one press (RFC 8058). */
function headersOf(mail: MailContent): Record<string, string> {
	if (!("stop" in mail)) return {};
	return { "List-Unsubscribe": `<${mail.stop.oneClickUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

type TextOptions = NonNullable<Parameters<typeof toPlainText>[1]>;

/** A button becomes its words and, on a line of its own, its address; headings stay as they are written. */
const TEXT_OPTIONS: TextOptions = {
	selectors: [{ selector: "a.action", format: "action" }, ...["h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } }))],
	formatters: {
		action: (element, walk, builder) => {
			walk(element.children, builder);
			builder.addLiteral(":");
			builder.addLineBreak();
			builder.addLiteral(String(element.attribs.href));
		},
	},
};

/** Subject, HTML and the text that is made from it; React escapes all values. */
export async function renderMail(mail: MailContent): Promise<{ subject: string; text: string; html: string; headers: Record<string, string> }> {
	const letter = compose(mail);
	const html = await render(createElement(Letter, letter));
	return { subject: letter.subject, text: `${toPlainText(html, TEXT_OPTIONS)}\n\nGoal Mode\n`, html, headers: headersOf(mail) };
}
