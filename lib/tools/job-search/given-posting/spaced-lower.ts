/** The words of a text in lower case, with a blank on each side. */
export function spacedLower(text: string): string {
	return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;
}
