import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export interface ProseSection {
	readonly title: string;
	readonly paragraphs: readonly string[];
}

interface ProsePageProps {
	title: string;
	lead: string;
	sections: readonly ProseSection[];
	isSignedIn: boolean;
}

/** A page that is read: a title, what it says in one sentence, and its parts. */
export function ProsePage({ title, lead, sections, isSignedIn }: ProsePageProps) {
	return (
		<div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
			<SiteHeader isSignedIn={isSignedIn} />
			<main className="mx-auto grid w-full max-w-6xl content-start gap-10 px-4 py-10 md:px-8">
				<div className="grid gap-3">
					<h1 className="font-semibold text-2xl md:text-3xl">{title}</h1>
					<p className="max-w-[60ch] text-ink-muted text-lg">{lead}</p>
				</div>
				{sections.map((section) => (
					<section key={section.title} className="grid gap-2">
						<h2 className="font-semibold text-lg">{section.title}</h2>
						{section.paragraphs.map((paragraph) => (
							<p key={paragraph} className="max-w-[72ch]">
								{paragraph}
							</p>
						))}
					</section>
				))}
			</main>
			<SiteFooter />
		</div>
	);
}
