import type { Metadata } from "next";
import { LanguageChoice } from "@/app/(site)/docs/api/language-choice";
import { DocsPage } from "@/app/(site)/docs/docs-page";
import { type DocsSearch, languageAsked } from "@/app/(site)/docs/languages";
import { Steps } from "./steps";

export const metadata: Metadata = {
	title: "Quick start",
	description: "From an API key to a downloaded ZIP in five minutes, with curl, TypeScript, Python or the command line.",
};

export default async function QuickStartPage(asked: DocsSearch) {
	const language = await languageAsked(asked);
	return (
		<DocsPage
			here="/docs/quick-start"
			title="From a key to a ZIP in five minutes"
			text="Your program uploads a resume, has it read, finds open postings that fit, and saves a tailored resume for each of the best three."
		>
			<LanguageChoice title="Follow it in" made={language} needsCalls={false} />
			<Steps made={language} />
		</DocsPage>
	);
}
