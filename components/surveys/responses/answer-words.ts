/** An answer in words, whatever its question was; null where there is none. */
export function answerWords(answer: unknown, locale: string): string | null {
	if (answer === null || answer === undefined || answer === "") return null;
	if (Array.isArray(answer)) return answer.length === 0 ? null : answer.map(String).join(", ");
	if (typeof answer === "number") return answer.toLocaleString(locale);
	return String(answer);
}

const REASONS: Readonly<Record<string, { name: string; words: string }>> = {
	honeypot: { name: "Hidden field", words: "A field was filled in that people don't see" },
	too_fast: { name: "Too fast", words: "It was sent faster than anyone reads" },
	form_token: { name: "No form", words: "It did not come from an opened form" },
	rate: { name: "Many at once", words: "Very many came from the same place" },
};

/** Why a response is kept apart, as people read it. */
export function reasonWords(reason: string): string {
	return REASONS[reason]?.words ?? "It looked unusual";
}

/** The same in two words, where a row has room for no more. */
export function reasonName(reason: string): string {
	return REASONS[reason]?.name ?? "Unusual";
}
