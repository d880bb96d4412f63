import { readGoalAnswers } from "./goals/goal-answers";
import { isLanguageRead } from "./goals/goal-language";
import { remarksOn } from "./goals/remarks/goal-remarks";
import { findSpec, SPECS } from "./registry";
import { CLOSE, type GoalMatch, nearestWorkflows, resolveGoal, SURE } from "./resolve-goal";
import type { GoalReading, ResolveGoalInput, WorkflowMatch } from "./schemas";

const NEAREST = 3;

/** Whether the best of these can be taken without asking. */
export function isSureOf(matches: readonly Pick<GoalMatch, "confidence">[]): boolean {
	const [best, second] = matches;
	return best !== undefined && best.confidence >= SURE && (second === undefined || best.confidence - second.confidence >= CLOSE);
}

/** What a goal means and answers, before anything is made of it. */
export function readGoal({ goalText, fileNames }: ResolveGoalInput): GoalReading {
	const matches = resolveGoal(goalText, SPECS, { fileNames });
	const nearest = matches.length === 0 ? nearestWorkflows(goalText, SPECS, NEAREST, { fileNames }) : [];
	const withAnswers = (match: GoalMatch) => presentMatch(match, goalText);
	return {
		matches: matches.map(withAnswers),
		isSure: isSureOf(matches),
		nearest: nearest.map(withAnswers),
		isLanguageRead: matches.length > 0 || isLanguageRead(goalText),
	};
}

function presentMatch({ workflowId, confidence, matchReason }: GoalMatch, goalText: string): WorkflowMatch {
	const spec = findSpec(workflowId);
	const slots = spec?.slots ?? [];
	const answers = readGoalAnswers(goalText, slots).map((answer) => ({
		...answer,
		question: slots.find(({ slotId }) => slotId === answer.slotId)?.question ?? "",
	}));
	return { workflowId, confidence, matchReason, answers, remarks: spec ? remarksOn(spec, goalText) : [] };
}
