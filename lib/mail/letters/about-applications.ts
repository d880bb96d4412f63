import type { MailContent } from "@/lib/mail/schemas";
import type { LetterContent } from "./letter";

type Reminder = Extract<MailContent, { template: "application_reminder" }>;

/** The day that a person wanted to be reminded of postings. */
export function aboutReminder({ name, applications, more, applicationsUrl, stop }: Reminder): LetterContent {
	const [first] = applications;
	const others = applications.length + more - 1;
	const also = others > 0 ? ` and ${others} more` : "";
	return {
		subject: first ? `Reminder: ${first.title}, ${first.company}${also}` : "Reminder of your applications",
		name,
		paragraphs: [
			"You wanted to be reminded today:",
			...applications.map(({ title, company, status, notes }) => `${title}, ${company} (${status})${notes ? `: ${notes}` : ""}`),
			...(more > 0 ? [`And ${more} more.`] : []),
		],
		action: { label: "Open my applications", url: applicationsUrl },
		notes: [],
		stopUrl: stop.pageUrl,
	};
}
