import { CoverLetter, type LetterSentence } from "@/lib/tools/documents/letters/schemas";

/** A letter from its file; null for one that is not as this version writes it. */
export function readLetter(text: string): CoverLetter | null {
	try {
		return CoverLetter.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

/** Where a sentence comes from, in words and in quotes of the resume. */
export interface SourceInWords {
	readonly what: string;
	readonly quotes: readonly { readonly text: string; readonly place: string }[];
}

/** The source of a sentence as it is shown beside it. */
export function sourceInWords({ kind, sources }: LetterSentence): SourceInWords {
	if (kind === "frame") return { what: "A sentence that says nothing about you: it names the position and the company of the posting.", quotes: [] };
	if (kind === "own") return { what: "Your own words. They were not held against your resume.", quotes: [] };
	const quotes = sources.flatMap(({ where, source }) => {
		if (!source || source.lineIds.length === 0) return [];
		return [{ text: source.quote, place: [where, `page ${source.page}`].filter(Boolean).join(", ") }];
	});
	return { what: kind === "position" ? "From the dates and the newest position of your resume." : "Your resume says this:", quotes };
}
