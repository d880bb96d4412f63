import type { Metadata } from "next";
import { ProsePage, type ProseSection } from "@/components/site/prose-page";
import { getPageActor } from "@/lib/accounts/sessions/page-session";

export const metadata: Metadata = { title: "Privacy", description: "What is kept of you and your files, where, for how long, and how to take it away." };

const SECTIONS: readonly ProseSection[] = [
	{
		title: "What is kept",
		paragraphs: [
			"Your account: name, e-mail address, language and time zone, and a password as a hash that can't be read back. With Google or GitHub we keep which account of theirs is yours, never their password.",
			"Your files and runs: what you upload, what you answer, what each step made and what it cost, and the files that came of it. They are there so that you can look at every step, go on after a failure and use a file again.",
			"What you do with money: top-ups, plans and charges. Card numbers go to the payment provider and never reach us.",
			"As a guest you have all of this without a name or an address: it belongs to this browser until you sign up, and goes along when you do.",
		],
	},
	{
		title: "For how long",
		paragraphs: [
			"Files, runs and results stay until you delete them: a single file, a run with or without its files, or all of it with your account. What was uploaded and never used is cleared by itself.",
			"A sign-in ends after 30 days without use and after 90 days in any case. A guest's way to their runs is such a sign-in: sign up before it ends to keep them.",
			"A question that waits for you closes after 30 days. Links to download a file work for 15 minutes.",
			"When you delete your account, nothing of you is left but numbers without a name in the books and the record of what happened when.",
		],
	},
	{
		title: "Who sees it",
		paragraphs: [
			"You. Nobody else's request is answered with anything of yours. A workflow, a run's result or a report is public only when you say so.",
			"Workflows run by rules on this service. Where the operator has set up a language model, the steps that use one say so, and get only what that step needs. Tool servers of others get the arguments of a call and nothing about you.",
			"To search for postings we ask job boards for titles and places. Your resume is never sent to them.",
			"Surveys: what you answer goes to whoever asks. If you connect LINE, whoever asks sees your LINE user id beside your answers; your LINE name is shown to you alone, to ask whether it is you.",
		],
	},
	{
		title: "Files that stay with you",
		paragraphs: ["Mark a file “keep on this device” and the work on it is done in your browser. You see what was computed, and only that is sent."],
	},
	{
		title: "Cookies and measuring",
		paragraphs: [
			"One cookie keeps you signed in and one remembers what a sign-in was for. There is no advertising, no measuring by others, and nothing is loaded from elsewhere, but the payment page when you pay.",
		],
	},
	{
		title: "Yours to take",
		paragraphs: [
			"Account settings, Your data: everything that is kept of you as one archive. Account settings, Delete account: all of it gone. Write to whoever runs this service with any question; mails from here can be answered.",
		],
	},
];

export default async function PrivacyPage() {
	const isSignedIn = (await getPageActor()) !== null;
	return (
		<ProsePage
			title="Privacy"
			lead="What is kept of you and your files, for how long, who sees it, and how you take it away."
			sections={SECTIONS}
			isSignedIn={isSignedIn}
		/>
	);
}
