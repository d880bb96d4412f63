import type { Role } from "@/lib/tools/documents/printing/templates";
import { partsOfWord } from "./break-places";

/** A stretch of text in one style; `Style` names the styles of its document, those of a resume unless told. */
export interface Span<Style extends string = Role> {
	readonly text: string;
	readonly role: Style;
	readonly url?: string | null;
	/** Stays on one line where it fits on one. */
	readonly isWhole?: boolean;
}

/** The text of what is never parted, with where its parts begin in the paragraph; `spaceAt` is the space after it, or -1. */
export interface TokenSource<Style extends string = Role> {
	readonly parts: readonly { readonly text: string; readonly span: Span<Style>; readonly from: number }[];
	readonly spaceAt: number;
}

/** Where tokens begin and end: at spaces, and within words of scripts that have none. Spans that follow without a space share a token. */
export function sourcesOf<Style extends string>(spans: readonly Span<Style>[]): TokenSource<Style>[] {
	const sources: { parts: TokenSource<Style>["parts"][number][]; spaceAt: number }[] = [];
	let isOpen = false;
	let offset = 0;
	for (const span of spans) {
		const words = span.isWhole ? [span.text] : span.text.split(/(?<= )/u);
		for (const word of words) {
			const isSpaced = word.endsWith(" ");
			const bare = isSpaced ? word.slice(0, -1) : word;
			const parts = span.isWhole ? [bare] : partsOfWord(bare);
			for (const text of parts) {
				const last = sources.at(-1);
				if (isOpen && last) last.parts.push({ text, span, from: offset });
				else sources.push({ parts: [{ text, span, from: offset }], spaceAt: -1 });
				isOpen = false;
				offset += text.length;
			}
			const last = sources.at(-1);
			if (isSpaced && last) {
				last.spaceAt = offset;
				offset += 1;
			}
			isOpen = !isSpaced;
		}
	}
	return sources;
}
