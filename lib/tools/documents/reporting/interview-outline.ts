import type { InterviewPrep, InterviewQuestion, ToldEvidence } from "@/lib/tools/documents/interviews/schemas";
import { QUESTION_GROUP_NAMES, QUESTION_GROUPS } from "@/lib/tools/documents/interviews/schemas";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { OutlineBlock, OutlineSection, ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";

const bullet = (text: string): OutlineBlock => ({ type: "bullet", text: tidyText(text) });

/** One line of the resume in the order in which it is told. */
function toldLine({ kind, text, situation, task, action, result, source }: ToldEvidence): string {
	const page = source.lineIds.length > 0 ? ` (page ${source.page})` : "";
	if (kind === "years") return `${text} years of work, from the dates of your positions`;
	if (action === null) return `“${text}”${page}`;
	const parts = [
		["Situation", situation],
		["Task", task],
		["Action", action],
		["Result", result],
	].flatMap(([name, part]) => (part ? [`${name}: ${part}`] : []));
	return `${parts.join(". ")}${page}`;
}

function questionBlock({ question, why, evidence, missing, advice }: InterviewQuestion): OutlineBlock {
	const bullets = [`Why it is likely: ${why}`, ...evidence.map(toldLine), ...(missing === null ? [] : [`Missing: ${missing}`]), `How to answer: ${advice}`];
	return { type: "entry", title: tidyText(question), organisation: "", place: "", dates: "", bullets: bullets.map(tidyText) };
}

/** A preparation in the order in which it is printed. Its questions are in the language of the posting, where that is known; so is why each is likely and how to answer it; headings are English. */
export function outlineInterview(prep: InterviewPrep): ResumeOutline {
	const groups = QUESTION_GROUP_NAMES.flatMap((group): OutlineSection[] => {
		const own = prep.questions.filter((question) => question.group === group);
		return own.length === 0 ? [] : [{ heading: QUESTION_GROUPS[group], blocks: own.map(questionBlock) }];
	});
	const told = [
		...prep.unread,
		"Everything was put together by rules from your resume and the posting, without a language model. What is quoted stands there word for word.",
		"Which questions come, nobody knows. These are the ones that the posting, your resume and habit make likely.",
	];
	return {
		name: "Interview preparation",
		headline:
			[prep.title, prep.company]
				.filter((part) => part !== null)
				.map(tidyText)
				.join(", ") || null,
		contact: [prep.name, `${prep.questions.length} questions`].filter(Boolean).map((text) => ({ text: tidyText(text), url: null })),
		sections: [
			...groups,
			{ heading: "Questions to ask them", blocks: prep.toAsk.map(({ question, why }) => bullet(`${question} ${why}`)) },
			...(prep.gaps.length > 0 ? [{ heading: "Asked for, and not in your resume", blocks: prep.gaps.map(bullet) }] : []),
			...(prep.unasked.length > 0 ? [{ heading: "In the posting too, without a question of its own here", blocks: prep.unasked.map(bullet) }] : []),
			{ heading: "How this was made", blocks: told.map(bullet) },
		],
		pageWord: "Page",
		language: "en",
	};
}
