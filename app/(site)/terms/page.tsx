import type { Metadata } from "next";
import { ProsePage, type ProseSection } from "@/components/site/prose-page";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

export const metadata: Metadata = { title: "Terms", description: "What you may expect from this service, and what it expects from you." };

const SECTIONS: readonly ProseSection[] = [
	{
		title: "What you get",
		paragraphs: [
			"You give files, answer questions, and get results. Each result says what was checked, what was not and what could not be read. It is made by rules and, where it says so, by a language model: read it before you use it.",
			"Your files and what is made from them are yours. By giving a file to a run you allow the work on it that the run names, and nothing else.",
		],
	},
	{
		title: "What it costs",
		paragraphs: [
			"A price is shown before every run and is set aside when you start it. You pay for what was done: of a run that fails or that you cancel, what was not used comes back.",
			"Free allowances are counted by the month. Plans renew until you cancel them and then stay until the paid month is over.",
		],
	},
	{
		title: "What is expected of you",
		paragraphs: [
			"Give only files that you may use. Don't use the service to harm others, to get at what isn't yours, or to flood it: limits are told with each refusal.",
			"What you share in the community or publish as a developer must be yours to share. It can be copied by others once it is public; taking it back does not reach their copies.",
			"With surveys you answer for what you ask, and for treating answers as the law of your place requires.",
		],
	},
	{
		title: "What can't be promised",
		paragraphs: [
			"Postings come from job boards and can be gone or wrong by the time you apply. A fit is an estimate. A redaction finds what it can and shows you each finding: you decide, and you look at the result.",
			"The service may be interrupted. Runs go on from where they stopped, and what was finished is kept.",
		],
	},
	{
		title: "Ending it",
		paragraphs: [
			"You can delete your account at any time, and everything goes with it. An account that breaks these terms can be closed, with its data given out first where that is lawful.",
		],
	},
];

export default async function TermsPage() {
	const isSignedIn = (await getPageActor()) !== null;
	return <ProsePage title="Terms" lead="What you may expect from this service, and what it expects from you." sections={SECTIONS} isSignedIn={isSignedIn} />;
}
