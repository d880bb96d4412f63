import "server-only";
import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { Letter, type LetterContent } from "./letter";
import type { MailContent } from "./schemas";

const NOT_YOU = "If this wasn't you, you can ignore this mail. Nothing changes unless you act on it.";

const DAY = { year: "numeric", month: "long", day: "numeric" } as const;
const MINUTE = { ...DAY, hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

function inWords(isoTime: string, timeZone: string | null, fields: Intl.DateTimeFormatOptions = MINUTE): string {
	return new Intl.DateTimeFormat("en", { ...fields, timeZone: timeZone ?? "UTC" }).format(new Date(isoTime));
}

function moneyInWords(amountMinor: number, currency: string): string {
	const format = new Intl.NumberFormat("en", { style: "currency", currency });
	return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
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
					`The password of your account was changed on ${inWords(mail.changedAt, mail.timeZone)}. Your other sessions ${mail.endedApiKeys ? "and your API keys " : ""}were ended.`,
				],
				action: { label: "This wasn't me: set a new password", url: mail.resetUrl },
				notes: ["If it was you, there is nothing to do."],
			};
		case "session_revoked":
			return {
				subject: "We signed out one of your devices",
				name,
				paragraphs: [
					`On ${inWords(mail.revokedAt, mail.timeZone)} an old sign-in of yours was used a second time${mail.device ? ` (${mail.device})` : ""}. That can mean that somebody copied it, so we ended that session.`,
					"Sign in again on that device. If you don't recognize this, set a new password.",
				],
				action: { label: "Set new password", url: mail.resetUrl },
				notes: ["Your other devices stay signed in."],
			};
		case "sign_in_method_changed":
			return aboutMethod(mail);
		case "new_device":
		case "api_key_created":
			return aboutSafety(mail);
		case "export_ready":
			return {
				subject: "Your data is ready to download",
				name,
				paragraphs: [
					`The archive of all that is yours is made. It holds ${mail.fileCount.toLocaleString("en")} files.`,
					...(mail.leftOut > 0 ? [`The contents of ${mail.leftOut.toLocaleString("en")} did not go in; the archive names each of them and says why.`] : []),
				],
				action: { label: "Open your data", url: mail.dataUrl },
				notes: [`It is kept until ${inWords(mail.until, mail.timeZone)} and then deleted. If you did not ask for it, change your password.`],
			};
		case "receipt":
			return {
				subject: `Receipt: ${mail.bought}`,
				name,
				paragraphs: ["Thank you. Your payment has arrived."],
				facts: [
					{ label: "Paid", value: moneyInWords(mail.amountMinor, mail.currency) },
					{ label: "For", value: mail.bought },
					{ label: "Date", value: inWords(mail.paidAt, mail.timeZone, DAY) },
					{ label: "Transaction", value: mail.transactionId },
				],
				action: { label: "See your credits", url: mail.creditsUrl },
				notes: ["Keep this mail as your receipt."],
			};
		case "run_waiting":
		case "run_expiring":
			return aboutWaiting(mail);
		case "run_finished":
			return { ...END_WORDS[mail.outcome](mail), name, notes: [], stopUrl: mail.stop.pageUrl };
	}
}

function aboutMethod({ name, provider, change, methodsUrl, changedAt, timeZone }: Extract<MailContent, { template: "sign_in_method_changed" }>): LetterContent {
	const isLinked = change === "linked";
	return {
		subject: isLinked ? `You can now sign in with ${provider}` : `${provider} was taken off your account`,
		name,
		paragraphs: [
			isLinked
				? `On ${inWords(changedAt, timeZone)} a ${provider} account was linked to your account. Whoever can sign in there can sign in here.`
				: `On ${inWords(changedAt, timeZone)} your ${provider} account was unlinked. It no longer signs you in, and your other sessions were ended.`,
		],
		action: { label: "See how you sign in", url: methodsUrl },
		notes: ["If it was you, there is nothing to do. If not, sign in, undo it there and set a new password."],
	};
}

function aboutSafety(mail: Extract<MailContent, { template: "new_device" | "api_key_created" }>): LetterContent {
	const { name } = mail;
	if (mail.template === "new_device") {
		return {
			subject: "A new sign-in to your account",
			name,
			paragraphs: [
				"Somebody signed in to your account, on a device or from a network that we have not seen with it before.",
				{ text: "If it wasn't you, set a new password: ", url: mail.resetUrl },
			],
			facts: [
				{ label: "Device", value: mail.device },
				...(mail.place ? [{ label: "Near", value: mail.place }] : []),
				{ label: "When", value: inWords(mail.signedInAt, mail.timeZone) },
			],
			action: { label: "See where you are signed in", url: mail.sessionsUrl },
			notes: ["If it was you, there is nothing to do."],
		};
	}
	return {
		subject: "An API key was made for your account",
		name,
		paragraphs: ["A program that has this key acts for you, as far as the key allows."],
		facts: [
			{ label: "Key", value: `${mail.prefix}… (${mail.keyName})` },
			{ label: "Allows", value: mail.scopes.join(", ") },
			{ label: "Made", value: inWords(mail.createdAt, mail.timeZone) },
			{ label: "Expires", value: mail.expiresAt ? inWords(mail.expiresAt, mail.timeZone) : "never" },
		],
		action: { label: "See your API keys", url: mail.keysUrl },
		notes: ["If it was you, there is nothing to do. If it wasn't, end the key and change your password."],
	};
}

type Waiting = Extract<MailContent, { template: "run_waiting" | "run_expiring" }>;
type Finished = Extract<MailContent, { template: "run_finished" }>;

function aboutWaiting({ template, name, timeZone, title, questions, runName, until, answerUrl, stop }: Waiting): LetterContent {
	const isLast = template === "run_expiring";
	const closes = until ? `It is closed on ${inWords(until, timeZone)} if nobody answers; what is finished is kept.` : "";
	const asked = questions.length > 0 ? [`It asks: ${questions.join(" / ")}`] : [];
	return {
		subject: isLast ? `Closes in a day: ${title}` : `Waiting for you: ${title}`,
		name,
		paragraphs: [
			isLast ? `Your run ${runName} still waits for your answer, and is closed within a day.` : `Your run ${runName} has stopped where only you can decide.`,
			...asked,
			`Nothing is spent while it waits. ${closes}`.trim(),
		],
		action: { label: "Answer", url: answerUrl },
		notes: [],
		stopUrl: stop.pageUrl,
	};
}

const END_WORDS: Record<Finished["outcome"], (mail: Finished) => Pick<LetterContent, "subject" | "paragraphs" | "action">> = {
	completed: ({ runName, runUrl }) => ({
		subject: `Finished: ${runName}`,
		paragraphs: [`Your run ${runName} is done, and its results are ready.`],
		action: { label: "See the results", url: runUrl },
	}),
	partial: ({ runName, runUrl, message }) => ({
		subject: `Finished with exceptions: ${runName}`,
		paragraphs: [`Your run ${runName} is done, but for some parts that could not be made.`, ...(message ? [message] : [])],
		action: { label: "See the results", url: runUrl },
	}),
	failed: ({ runName, runUrl, message }) => ({
		subject: `Stopped: ${runName}`,
		paragraphs: [`Your run ${runName} stopped before its end.`, ...(message ? [message] : []), "What is finished is kept, and you can go on from there."],
		action: { label: "See the run", url: runUrl },
	}),
};

/** What lets mail programs stop such mails with one press (RFC 8058). */
function headersOf(mail: MailContent): Record<string, string> {
	if (!("stop" in mail)) return {};
	return { "List-Unsubscribe": `<${mail.stop.oneClickUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
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
export async function renderMail(mail: MailContent): Promise<{ subject: string; text: string; html: string; headers: Record<string, string> }> {
	const letter = compose(mail);
	const html = await render(createElement(Letter, letter));
	return { subject: letter.subject, text: `${toPlainText(html, TEXT_OPTIONS)}\n\nGoal Mode\n`, html, headers: headersOf(mail) };
}
