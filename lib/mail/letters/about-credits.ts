import type { MailContent } from "@/lib/mail/schemas";
import { DAY, inWords, moneyInWords } from "./in-words";
import type { LetterContent } from "./letter";

type AboutCredits = Extract<MailContent, { template: "receipt" | "low_balance" }>;

/** A payment has arrived, or credits run low. */
export function aboutCredits(mail: AboutCredits): LetterContent {
	const { name } = mail;
	if (mail.template === "low_balance") {
		return {
			subject: "Your credits are running low",
			name,
			paragraphs: [
				`You have ${mail.left} left.`,
				`Your free allowance begins anew on ${inWords(mail.renewsAt, null, DAY)}. Every run says its price before it starts, and one that you can't pay for is not started; what is under way goes on.`,
			],
			action: { label: "Top up", url: mail.creditsUrl },
			notes: ["This mail comes once a month at most."],
			stopUrl: mail.stop.pageUrl,
		};
	}
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
}
