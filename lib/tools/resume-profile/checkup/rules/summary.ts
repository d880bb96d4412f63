import { splitSentences } from "@/lib/tools/documents/language/line-text";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { type CheckupInput, type Draft, draft, NOWHERE, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { hasPhrase, wordsOf } from "@/lib/tools/resume-profile/checkup/words";

const LONGEST_SUMMARY = 700;
/** Of scripts that write words in one or two letters. */
const LONGEST_DENSE = 350;
const DENSE = new Set(["ja", "zh", "ko"]);

/** A summary that is missing, too long, or says what everybody says. */
export function summaryFindings({ document, profile, language }: CheckupInput): Draft[] {
	const { summary } = profile;
	if (summary === null) {
		const isThere =
			document.lines.some(({ text }) => sectionKindOf(text) === "summary") || profile.printed?.sections.some(({ section }) => section === "summary");
		if (isThere) return [];
		return [
			draft("summary_missing", "low", {
				title: "No summary was read",
				why: "Two or three sentences at the top say what you are, since when and what for: many recruiters read no further at first.",
				place: NOWHERE,
			}),
		];
	}
	if (summary.source.lineIds.length === 0) return [];
	const findings: Draft[] = [];
	if (summary.value.length > (DENSE.has(language) ? LONGEST_DENSE : LONGEST_SUMMARY)) {
		findings.push(
			draft("summary_too_long", "low", {
				title: `Your summary has ${summary.value.length} letters`,
				why: "What is longer than four or five lines is skipped. Keep what no other line of your resume says as well.",
				place: { ...summary.source, quote: summary.value },
			}),
		);
	}
	const phrases = wordsOf(language)?.emptyPhrases ?? [];
	for (const sentence of splitSentences(summary.value)) {
		const found = phrases.filter((phrase) => hasPhrase(sentence, phrase));
		if (found.length === 0) continue;
		findings.push(
			draft("empty_phrase", "low", {
				title: `${found.map(quoted).join(" and ")} ${found.length > 1 ? "say" : "says"} what everybody says`,
				why: "Nobody searches for such words, and nobody believes them without an example. Say what you did that shows it.",
				place: { ...summary.source, quote: sentence },
			}),
		);
	}
	return findings;
}
