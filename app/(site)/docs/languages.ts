/** In what calls are shown. */
export const LANGUAGES = ["curl", "TypeScript", "Python", "Command line"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a page was asked for in its address. */
export interface DocsSearch {
	readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** A language in an address: `command-line`. */
export const slugOf = (language: Language): string => language.toLowerCase().replace(" ", "-");

/** The language that an address asks for; curl where it asks for none that there is. */
export async function languageAsked({ searchParams }: DocsSearch): Promise<Language> {
	const { language: asked } = await searchParams;
	return LANGUAGES.find((language) => slugOf(language) === asked) ?? "curl";
}
