import type { ReactNode } from "react";
import { type DOCS_PLACES, DocsHeader } from "./docs-header";

interface DocsPageProps {
	here: (typeof DOCS_PLACES)[number]["href"];
	title: string;
	text: ReactNode;
	children: ReactNode;
}

/** One page of prose and code for who writes programs. */
export function DocsPage({ here, title, text, children }: DocsPageProps) {
	return (
		<div className="mx-auto w-full max-w-4xl px-4 md:px-8">
			<DocsHeader here={here} />
			<main className="grid min-w-0 content-start gap-10 py-8 md:py-12">
				<div className="grid gap-3">
					<h1 className="font-semibold text-3xl">{title}</h1>
					<div className="max-w-[72ch] text-ink-muted text-lg leading-7">{text}</div>
				</div>
				{children}
			</main>
		</div>
	);
}
