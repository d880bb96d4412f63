import { foldText } from "@/lib/tools/reading/text/clean-text";

/** The words of a text, folded, with a blank on each side: " a b " is found in it where both stand next to each other. */
export function spacedWords(text: string): string {
	const words = foldText(text.replaceAll("’", "'")).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)?/gu) ?? [];
	return ` ${words.join(" ")} `;
}
