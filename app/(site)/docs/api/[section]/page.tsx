import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { placeOf, SHAPE_RANGES, shapesSlug, slugOfName } from "@/app/(site)/docs/api/addresses";
import { LanguageChoice } from "@/app/(site)/docs/api/language-choice";
import { OperationSection, Refusals } from "@/app/(site)/docs/api/operation-section";
import { operationsByTag, sharedRefusals } from "@/app/(site)/docs/api/reference";
import { type DocsSearch, type Language, languageAsked, slugOf } from "@/app/(site)/docs/languages";
import { Codes, Shapes, Stream } from "./last-parts";
import { sections } from "./sections";

interface SectionProps extends DocsSearch {
	readonly params: Promise<{ section: string }>;
}

async function sectionAsked({ params }: SectionProps) {
	const { section } = await params;
	const all = sections();
	const at = all.findIndex(({ slug }) => slug === section);
	const here = all[at];
	return here ? { here, before: all[at - 1], after: all[at + 1] } : notFound();
}

export async function generateMetadata(asked: SectionProps): Promise<Metadata> {
	const { here } = await sectionAsked(asked);
	return { title: `${here.title}: API reference`, description: `${here.title} in the Goal Mode API: fields, refusals and calls to copy.` };
}

/** One section of the reference: the operations of a group, or what they share. */
export default async function ReferenceSectionPage(asked: SectionProps) {
	const { here, before, after } = await sectionAsked(asked);
	const language = await languageAsked(asked);
	// Who has no script keeps the language by the address.
	const query = language === "curl" ? "" : `?language=${slugOf(language)}`;
	return (
		<>
			<Content slug={here.slug} language={language} />
			<nav
				aria-label="Sections beside this one"
				className="flex flex-wrap justify-between gap-4 border-t pt-6 text-sm [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2"
			>
				{before ? (
					<Link prefetch={false} href={placeOf(before.slug) + query}>
						Before: {before.title}
					</Link>
				) : (
					<Link href={`/docs/api${query}`}>Before: how to begin</Link>
				)}
				{after && (
					<Link prefetch={false} href={placeOf(after.slug) + query}>
						Next: {after.title}
					</Link>
				)}
			</nav>
		</>
	);
}

function Content({ slug, language }: { slug: string; language: Language }) {
	if (slug === "the-stream") return <Stream />;
	if (slug === "codes") return <Codes />;
	const range = SHAPE_RANGES.find((one) => shapesSlug(one) === slug);
	if (range) return <Shapes range={range} />;
	const group = operationsByTag().find(({ name }) => slugOfName(name) === slug);
	if (!group) return null;
	const shared = sharedRefusals(group.operations);
	return (
		<section aria-labelledby={`${slug}-title`} className="grid min-w-0">
			<h1 id={`${slug}-title`} className="font-semibold text-2xl">
				{group.name}
			</h1>
			<p className="max-w-[72ch] pb-6 text-ink-muted">{group.description}</p>
			<div className="pb-6">
				<LanguageChoice title="Show calls in" made={language} needsCalls />
			</div>
			{shared.length > 0 && (
				<section aria-labelledby={`${slug}-refusals`} className="grid gap-2 pb-8">
					<h2 id={`${slug}-refusals`} className="font-medium text-ink-muted text-sm">
						Refusals that each of these calls may have
					</h2>
					<Refusals refusals={shared} />
				</section>
			)}
			{group.operations.map((operation) => (
				<OperationSection key={operation.id} operation={operation} language={language} shared={shared} />
			))}
		</section>
	);
}
