import { rewardDetailsOf } from "@/components/surveys/builder/document/from-survey";
import {
	type DraftMystery,
	type DraftQuestion,
	filledOptions,
	hasOptions,
	type SurveyDocument,
	UNTITLED,
} from "@/components/surveys/builder/document/survey-document";
import { closedPage } from "@/components/surveys/form/pages/closed-page";
import { formPage } from "@/components/surveys/form/pages/form-page";
import { thankYouPage } from "@/components/surveys/form/pages/thank-you-page";
import { pageNonce } from "@/components/ui/nonce";
import { SURVEY_LIMITS, USUAL_RATING } from "@/lib/surveys/limits";
import { presentMystery, type Standing } from "@/lib/surveys/mystery";
import type { MysteryEvent, PublicForm, PublicQuestion, ThankYou } from "@/lib/surveys/schemas/answering";
import { pickLanguage, wordsIn } from "@/lib/surveys/words/pick-language";

export type Stage = "form" | "form-late" | "thanks" | "thanks-unlocked" | "closed";

/** Somebody has to be thanked. */
const RESPONDENT = "Ada";
const NOWHERE = "preview";

/** A page of the survey, by the very markup that respondents get. `lineAccount`: the official account of this site, where it has one. */
export function previewHtml(document: SurveyDocument, stage: Stage, lineAccount: string | null): string {
	const language = pickLanguage(null, document.language);
	const words = wordsIn(language);
	// Even a page that is only parsed is held to the policy of the page that parses it.
	const frame = { language, words, nonce: pageNonce() ?? "", isEmbedded: false };
	switch (stage) {
		case "form":
		case "form-late":
			return formPage({
				...frame,
				form: publicFormOf(document, stage === "form"),
				entered: { name: "", email: "", answers: {} },
				problems: [],
				notice: null,
				key: "",
			});
		case "thanks":
		case "thanks-unlocked": {
			const hasLine = document.messagingOaId !== null && lineAccount !== null;
			const line = hasLine ? { accountId: lineAccount, addUrl: "#", isReachable: true } : null;
			return thankYouPage({ ...frame, thankYou: thankYouOf(document, stage === "thanks-unlocked"), line, notice: null });
		}
		case "closed":
			return closedPage({ ...frame, form: publicFormOf(document, false) });
	}
}

function publicFormOf(document: SurveyDocument, isEarly: boolean): PublicForm {
	const { description, language, presentation, earlyBirdDeadline, earlyBirdDescription, closedMessage, messagingOaId, mystery } = document;
	return {
		surveyId: NOWHERE,
		title: titleOf(document),
		description,
		questions: document.questions.map(questionOf),
		status: "active",
		earlyBirdActive: isEarly && earlyBirdDeadline !== null,
		earlyBirdDescription,
		earlyBirdEndsAt: earlyBirdDeadline,
		hasMysteryEvent: mystery !== null,
		presentation,
		language,
		closedMessage,
		isFull: false,
		canBindMessaging: messagingOaId !== null,
		unavailableOptions: {},
		formToken: "",
	};
}

const titleOf = ({ title }: SurveyDocument): string => title.trim() || UNTITLED;

/** A question as far as it is written. */
function questionOf({ key, optionCaps: _caps, ...question }: DraftQuestion, order: number): PublicQuestion {
	const isRating = question.questionType === "rating";
	const options = hasOptions(question.questionType) ? [...new Set(filledOptions(question))] : [];
	return {
		...question,
		questionId: key,
		order,
		questionText: question.questionText.trim() || `Question ${order + 1}`,
		options: hasOptions(question.questionType) && options.length === 0 ? ["…"] : options,
		minValue: isRating ? Math.max(0, question.minValue ?? USUAL_RATING.min) : question.minValue,
		maxValue: isRating ? Math.min(SURVEY_LIMITS.ratingTop, question.maxValue ?? USUAL_RATING.max) : question.maxValue,
	};
}

function thankYouOf(document: SurveyDocument, isUnlocked: boolean): ThankYou {
	const { earlyBirdDeadline, earlyBirdDescription, messagingOaId, mystery, thankYouMessage, language } = document;
	return {
		responseId: NOWHERE,
		surveyId: NOWHERE,
		surveyTitle: titleOf(document),
		name: RESPONDENT,
		isEarlyBird: earlyBirdDeadline !== null,
		isCounted: true,
		earlyBirdMessage: earlyBirdDeadline === null ? null : earlyBirdDescription,
		hasMessagingBinding: isUnlocked && messagingOaId !== null,
		canBindMessaging: messagingOaId !== null,
		thankYouMessage,
		language,
		mysteryEvent: mystery && mysteryOf(mystery, messagingOaId !== null, isUnlocked),
	};
}

/** The event some way before its threshold, or once it is reached. */
function mysteryOf({ unlockCondition, thresholdCount, title, description, reward }: DraftMystery, needsBinding: boolean, isUnlocked: boolean): MysteryEvent {
	const threshold = unlockCondition === "on_completion" ? null : (thresholdCount ?? 1);
	const now = new Date();
	const standing: Standing = { isQuarantined: false, boundAt: isUnlocked ? now : null, countedAt: now, thresholdReachedAt: isUnlocked ? now : null };
	const total = isUnlocked ? (threshold ?? 1) : Math.floor((threshold ?? 0) * 0.6);
	const details = rewardDetailsOf(reward);
	const told = { title: title.trim() || "Your mystery event", description, reward: Object.keys(details).length > 0 ? details : { message: "…" } };
	return presentMystery({ condition: unlockCondition, threshold, needsBinding }, told, standing, total);
}
