import type { Metadata } from "next";
import { LanguageChoice } from "@/app/(site)/docs/api/language-choice";
import { DocsPage } from "@/app/(site)/docs/docs-page";
import { Steps } from "./steps";

export const metadata: Metadata = {
	title: "Quick start",
	description: "From an API key to a downloaded ZIP in five minutes, with curl, TypeScript, Python or the command line.",
};

export default function QuickStartPage() {
	return (
		<DocsPage
			here="/docs/quick-start"
			title="From a key to a ZIP in five minutes"
			text="Your program uploads a resume, has it read, finds open postings that fit, and saves a tailored resume for each of the best three."
		>
			<LanguageChoice title="Follow it in" needsCalls={false} />
			<Steps />
		</DocsPage>
	);
}
