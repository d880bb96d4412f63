/** Short words that are frequent in one language and rare in the others. */
const FREQUENT_WORDS: Readonly<Record<string, string>> = {
	en: "the and of to with for in a on by from as using led built team managed experience present",
	de: "und der die das mit für von zu den im bei als auf des eine einer heute seit berufserfahrung sowie zur",
	fr: "et de la le les des pour avec dans en du une un sur aux expérience au par chez depuis",
	es: "y de la el los las para con en del una un por experiencia al desde actualidad como",
	pt: "e de da do dos das para com em na no uma um por experiência ao desde atual como",
	it: "e di il la per con in del della dei una un su gli esperienza al presso dal nel come",
	nl: "en van de het met voor een in op bij als aan door ervaring heden naar het sinds",
	vi: "và của các cho với trong là được một tại năm tháng kinh nghiệm công ty hiện tại làm việc",
};

/** BCP 47 tag of the main language of a resume's text; `en` when nothing speaks for another. Decides by script first, then by frequent words. */
export function detectLanguage(text: string): string {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
	if (count(/[\u3040-\u30ff]/g) > letters * 0.04) return "ja";
	if (count(/[\u4e00-\u9fff]/g) > letters * 0.2) return count(/[年月]/g) > 4 && count(/[\u3040-\u30ff]/g) > 0 ? "ja" : "zh";
	if (count(/[\uac00-\ud7af]/g) > letters * 0.2) return "ko";
	const seen = new Map<string, number>();
	for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) seen.set(word, (seen.get(word) ?? 0) + 1);
	let best = { language: "en", score: 0 };
	for (const [language, words] of Object.entries(FREQUENT_WORDS)) {
		const score = [...new Set(words.split(" "))].reduce((sum, word) => sum + Math.min(seen.get(word) ?? 0, 12), 0);
		if (score > best.score) best = { language, score };
	}
	return best.language;
}
