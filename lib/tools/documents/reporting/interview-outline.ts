import type { InterviewPrep, InterviewQuestion, ToldEvidence } from "@/lib/tools/documents/interviews/schemas";
import { QUESTION_GROUP_NAMES } from "@/lib/tools/documents/interviews/schemas";
import { type HeadingWords, headingWords } from "@/lib/tools/documents/interviews/words/headings";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OutlineBlock, OutlineSection, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { UNREAD, type UnreadPart } from "@/lib/tools/job-search/given-posting/unread";

const bullet = (text: string): OutlineBlock => ({ type: "bullet", text: tidyText(text) });

/** One line of the resume in the order in which it is told. */
function toldLine({ kind, text, situation, task, action, result, source }: ToldEvidence, words: HeadingWords): string {
	const page = source.lineIds.length > 0 ? ` (${words.onPage(source.page)})` : "";
	if (kind === "years") return words.years(text);
	if (action === null) return `${words.quoted(text)}${page}`;
	const parts = [
		[words.situation, situation],
		[words.task, task],
		[words.action, action],
		[words.result, result],
	].flatMap(([name, part]) => (part ? [`${name}${words.colon}${part}`] : []));
	return `${parts.join(". ")}${page}`;
}

function questionBlock({ question, why, evidence, missing, advice }: InterviewQuestion, words: HeadingWords): OutlineBlock {
	const told = evidence.map((one) => toldLine(one, words));
	const bullets = [
		`${words.why}${words.colon}${why}`,
		...told,
		...(missing === null ? [] : [`${words.missing}${words.colon}${missing}`]),
		`${words.answer}${words.colon}${advice}`,
	];
	return { type: "entry", title: tidyText(question), organisation: "", place: "", dates: "", bullets: bullets.map(tidyText) };
}

/** What could not be read of the posting, in the document's language; what a reader of files says of one stays as it is. */
function unreadIn({ unread }: HeadingWords, sentence: string): string {
	const part = (Object.keys(UNREAD) as UnreadPart[]).find((name) => UNREAD[name] === sentence);
	return part === undefined ? sentence : unread[part];
}

/** A preparation in the order in which it is printed, all of it in the language of the posting where that is known; what is quoted stays as it is. */
export function outlineInterview(prep: InterviewPrep): ResumeOutline {
	const words = headingWords(prep.postingLanguage);
	const groups = QUESTION_GROUP_NAMES.flatMap((group): OutlineSection[] => {
		const own = prep.questions.filter((question) => question.group === group);
		return own.length === 0 ? [] : [{ heading: words.groups[group], blocks: own.map((question) => questionBlock(question, words)) }];
	});
	const headline = [prep.title, prep.company].filter((part) => part !== null).map(tidyText);
	return {
		name: words.title,
		headline: headline.join(", ") || null,
		contact: [prep.name, words.count(prep.questions.length)].filter(Boolean).map((text) => ({ text: tidyText(text), url: null })),
		sections: [
			...groups,
			{ heading: words.toAsk, blocks: prep.toAsk.map(({ question, why }) => bullet(`${question} ${why}`)) },
			...(prep.gaps.length > 0 ? [{ heading: words.gaps, blocks: prep.gaps.map(bullet) }] : []),
			...(prep.unasked.length > 0 ? [{ heading: words.unasked, blocks: prep.unasked.map(bullet) }] : []),
			{ heading: words.howMade, blocks: [...prep.unread.map((sentence) => unreadIn(words, sentence)), words.byRules, words.nobodyKnows].map(bullet) },
		],
		pageWord: words.page,
		language: words.language,
	};
}
