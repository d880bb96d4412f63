import type { MailContent } from "@/lib/mail/schemas";
import { inWords } from "./in-words";
import type { LetterContent } from "./letter";

/** A way to sign in came or went. */
export function aboutMethod({
	name,
	provider,
	change,
	methodsUrl,
	changedAt,
	timeZone,
}: Extract<MailContent, { template: "sign_in_method_changed" }>): LetterContent {
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

/** A new device, or a new key. */
export function aboutSafety(mail: Extract<MailContent, { template: "new_device" | "api_key_created" }>): LetterContent {
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

type AboutSecret = Extract<MailContent, { template: "password_changed" | "session_revoked" }>;

/** A password was changed, or a sign-in was used twice. */
export function aboutSecret(mail: AboutSecret): LetterContent {
	const { name } = mail;
	if (mail.template === "password_changed") {
		return {
			subject: "Your password was changed",
			name,
			paragraphs: [
				`The password of your account was changed on ${inWords(mail.changedAt, mail.timeZone)}. Your other sessions ${mail.endedApiKeys ? "and your API keys " : ""}were ended.`,
			],
			action: { label: "This wasn't me: set a new password", url: mail.resetUrl },
			notes: ["If it was you, there is nothing to do."],
		};
	}
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
}
