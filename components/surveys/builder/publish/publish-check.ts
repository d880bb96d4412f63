import { isKeepable } from "@/components/surveys/builder/document/calls";
import {
	type DraftMystery,
	type DraftQuestion,
	filledOptions,
	hasOptions,
	type SurveyDocument,
	UNTITLED,
} from "@/components/surveys/builder/document/survey-document";

/** Something to mend, or to look at, before a survey is published. */
export interface CheckFinding {
	/** Of a question; null for the survey itself. */
	readonly key: string | null;
	/** Of the question, the option to write. */
	readonly option?: number;
	/** Where the survey itself says it. */
	readonly part: "title" | "questions" | "early-bird" | "mystery" | "line";
	readonly message: string;
	/** Whether it stands in the way of publishing. */
	readonly isBlocking: boolean;
}

/** All that is missing or looks wrong, in the order of the page. `lineAccount`: the official account of this site on LINE, where it has one. */
export function checkForPublishing(document: SurveyDocument, nowMs: number, lineAccount: string | null): CheckFinding[] {
	const findings: CheckFinding[] = [];
	const find = (part: CheckFinding["part"], message: string, isBlocking: boolean) => findings.push({ key: null, part, message, isBlocking });
	if (["", UNTITLED].includes(document.title.trim())) find("title", "Give the survey a title.", true);
	if (document.questions.length === 0) find("questions", "Write at least one question.", true);
	for (const [index, question] of document.questions.entries()) {
		for (const { message, ...found } of questionFindings(question))
			findings.push({ key: question.key, part: "questions", message: `Question ${index + 1}: ${message}`, ...found });
	}
	if (document.earlyBirdDeadline !== null) {
		if (Date.parse(document.earlyBirdDeadline) <= nowMs) find("early-bird", "The early bird deadline is over already.", true);
		if (document.earlyBirdDescription.trim() === "") find("early-bird", "Say what early birds get.", false);
	}
	if (isWonByNothing(document)) find("questions", "No question is required, so whoever sends it empty counts and is rewarded too.", false);
	if (document.mystery) for (const { message, isBlocking } of mysteryFindings(document.mystery, document.responseCap)) find("mystery", message, isBlocking);
	if (document.messagingOaId !== null && document.mystery === null) find("line", "LINE is on, and there is no mystery event of which it could tell.", false);
	if (document.messagingOaId !== null && lineAccount === null)
		find("line", "LINE is not set up on this site, so nobody can connect it.", document.mystery !== null && document.mystery.unlockCondition !== "threshold");
	return findings;
}

/** Whether a reward is to be had without answering anything. */
function isWonByNothing({ questions, earlyBirdDeadline, mystery }: SurveyDocument): boolean {
	return (earlyBirdDeadline !== null || mystery !== null) && questions.length > 0 && !questions.some(({ required }) => required);
}

type Found = Pick<CheckFinding, "message" | "isBlocking" | "option">;

function questionFindings(question: DraftQuestion): Found[] {
	const found: Found[] = [];
	const { minValue, maxValue, minSelections, maxSelections } = question;
	if (question.questionText.trim() === "") found.push({ message: "write it, or delete it.", isBlocking: true });
	if (hasOptions(question.questionType)) {
		const options = filledOptions(question);
		if (options.length === 0) found.push({ message: "add options to choose from.", isBlocking: true, option: 0 });
		if (options.length === 1) found.push({ message: "there is only one option.", isBlocking: false });
		if (new Set(options).size < options.length) found.push({ message: "an option stands there twice; it is shown once.", isBlocking: false });
		if (maxSelections !== null && minSelections !== null && minSelections > maxSelections)
			found.push({ message: "at least is more than at most.", isBlocking: true });
		if (minSelections !== null && minSelections > options.length) found.push({ message: "more picks are asked for than there are options.", isBlocking: true });
	}
	if (minValue !== null && maxValue !== null && minValue >= maxValue)
		found.push({ message: "the smallest answer must be less than the largest.", isBlocking: true });
	if (!isKeepable(question) && !found.some(({ isBlocking }) => isBlocking)) found.push({ message: "its limits don't fit together.", isBlocking: true });
	return found;
}

function mysteryFindings({ title, unlockCondition, thresholdCount, reward }: DraftMystery, responseCap: number | null): Found[] {
	const found: Found[] = [];
	const needsCount = unlockCondition !== "on_completion";
	if (title.trim() === "") found.push({ message: "Give the mystery event a title.", isBlocking: true });
	if (needsCount && thresholdCount === null) found.push({ message: "Say how many responses unlock the mystery event.", isBlocking: true });
	if (needsCount && thresholdCount !== null && responseCap !== null && thresholdCount > responseCap)
		found.push({ message: `The mystery event needs ${thresholdCount} responses, and only ${responseCap} are taken.`, isBlocking: true });
	if (reward.url.trim() !== "" && !/^https?:\/\/\S+$/.test(reward.url.trim()))
		found.push({ message: "The link of the reward begins with https://.", isBlocking: true });
	const isEmpty = [reward.message, reward.code, reward.url].every((part) => part.trim() === "") && Object.keys(reward.others).length === 0;
	if (isEmpty) found.push({ message: "The mystery event has no reward yet.", isBlocking: false });
	return found;
}
