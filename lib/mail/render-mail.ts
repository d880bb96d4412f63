import "server-only";
import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { Letter, type LetterContent } from "./letter";
import type { MailContent } from "./schemas";

const NOT_YOU = "If this wasn't you, you can ignore this mail. Nothing changes unless you act on it.";

function inWords(isoTime: string): string {
	return `${new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(isoTime))} UTC`;
}

function compose(mail: MailContent): LetterContent {
	const { name } = mail;
	switch (mail.template) {
		case "verify_email":
			return {
				subject: "Confirm your e-mail address",
				// The address may be somebody else's: whoever signed up must not put words into our mail to them.
				name: null,
				paragraphs: ["Confirm that this address is yours, and your account is ready."],
				action: { label: "Confirm address", url: mail.verifyUrl },
				notes: ["The link works once and for 24 hours.", NOT_YOU],
			};
		case "existing_account":
			return {
				subject: "You already have an account",
				name: null,
				paragraphs: [
					"Someone, probably you, tried to sign up with this address. It has an account already, so no new one was made.",
					{ text: "If you don't remember the password, set a new one: ", url: mail.resetUrl },
				],
				action: { label: "Sign in", url: mail.signInUrl },
				notes: [NOT_YOU],
			};
		case "reset_password":
			return {
				subject: "Set a new password",
				name,
				paragraphs: ["You asked to set a new password. It signs you out everywhere; sign in again with the new one."],
				action: { label: "Set new password", url: mail.resetUrl },
				notes: ["The link works once and for one hour.", NOT_YOU],
			};
		case "password_changed":
			return {
				subject: "Your password was changed",
				name,
				paragraphs: [
					`The password of your account was changed on ${inWords(mail.changedAt)}. Your other sessions ${mail.endedApiKeys ? "and your API keys " : ""}were ended.`,
				],
				action: { label: "This wasn't me: set a new password", url: mail.resetUrl },
				notes: ["If it was you, there is nothing to do."],
			};
		case "session_revoked":
			return {
				subject: "We signed out one of your devices",
				name,
				paragraphs: [
					`On ${inWords(mail.revokedAt)} an old sign-in of yours was used a second time${mail.device ? ` (${mail.device})` : ""}. That can mean that somebody copied it, so we ended that session.`,
					"Sign in again on that device. If you don't recognize this, set a new password.",
				],
				action: { label: "Set new password", url: mail.resetUrl },
				notes: ["Your other devices stay signed in."],
			};
	}
}

type TextOptions = NonNullable<Parameters<typeof toPlainText>[1]>;

/** A button becomes its words and, on a line of its own, its address. */
const TEXT_OPTIONS: TextOptions = {
	selectors: [{ selector: "a.action", format: "action" }],
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
export async function renderMail(mail: MailContent): Promise<{ subject: string; text: string; html: string }> {
	const letter = compose(mail);
	const html = await render(createElement(Letter, letter));
	return { subject: letter.subject, text: `${toPlainText(html, TEXT_OPTIONS)}\n\nGoal Mode\n`, html };
}
