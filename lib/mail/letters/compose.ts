import type { MailContent } from "@/lib/mail/schemas";
import { aboutReminder } from "./about-applications";
import { aboutCredits } from "./about-credits";
import { aboutEnd, aboutWaiting } from "./about-runs";
import { aboutMethod, aboutSafety, aboutSecret } from "./about-safety";
import { inWords } from "./in-words";
import type { LetterContent } from "./letter";

const NOT_YOU = "If this wasn't you, you can ignore this mail. Nothing changes unless you act on it.";

/** What each mail says. */
export function compose(mail: MailContent): LetterContent {
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
		case "session_revoked":
			return aboutSecret(mail);
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
		case "low_balance":
			return aboutCredits(mail);
		case "newsletter":
			return { subject: mail.subject, name, paragraphs: [], markdown: mail.markdown, notes: [], stopUrl: mail.stop.pageUrl };
		case "application_reminder":
			return aboutReminder(mail);
		case "run_waiting":
		case "run_expiring":
			return aboutWaiting(mail);
		case "run_finished":
			return aboutEnd(mail);
	}
}
