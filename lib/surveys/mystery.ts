import type { MysteryEvent, UnlockType } from "./schemas/answering";
import type { UnlockCondition } from "./schemas/survey";

/** By what a mystery event unlocks. */
export interface MysteryRule {
	readonly condition: UnlockCondition;
	readonly threshold: number | null;
	/** Whether completing takes a connected messaging account: it does where the survey has one. */
	readonly needsBinding: boolean;
}

/** Where a respondent stands. */
export interface Standing {
	readonly isQuarantined: boolean;
	readonly boundAt: Date | null;
	/** When the response began to count. */
	readonly countedAt: Date;
	readonly thresholdReachedAt: Date | null;
}

export interface Unlocked {
	readonly type: UnlockType;
	readonly at: Date;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** When a respondent has completed: by the response, or by the account bound to it. */
function completedAt({ needsBinding }: MysteryRule, { boundAt, countedAt }: Standing): Date | null {
	if (!needsBinding) return countedAt;
	return boundAt && later(boundAt, countedAt);
}

/** How and when a respondent has unlocked the event; null while it is locked. What is kept apart unlocks nothing. */
export function unlockOf(rule: MysteryRule | null, standing: Standing): Unlocked | null {
	if (!rule || standing.isQuarantined) return null;
	const completed = completedAt(rule, standing);
	const reached = standing.thresholdReachedAt && later(standing.thresholdReachedAt, standing.countedAt);
	switch (rule.condition) {
		case "on_completion":
			return completed && { type: "completion", at: completed };
		case "threshold":
			return reached && { type: "threshold", at: reached };
		case "both":
			return completed && reached && { type: "both", at: later(completed, reached) };
	}
}

/** How many respondents have unlocked it, from the counts alone. */
export function unlockedCount(rule: MysteryRule | null, counts: { total: number; bindings: number; thresholdReachedAt: Date | null }): number {
	if (!rule) return 0;
	const isReached = counts.thresholdReachedAt !== null;
	const completed = rule.needsBinding ? counts.bindings : counts.total;
	if (rule.condition === "threshold") return isReached ? counts.total : 0;
	return rule.condition === "on_completion" || isReached ? completed : 0;
}

/** How far the event is on its way to its threshold, or this respondent to unlocking it where there is none. */
export function progressPercent({ threshold }: MysteryRule, total: number, isUnlocked: boolean): number {
	if (isUnlocked) return 100;
	return threshold === null ? 0 : Math.min(100, Math.floor((100 * total) / threshold));
}

interface Told {
	readonly title: string;
	readonly description: string;
	readonly reward: Record<string, unknown>;
}

/** The event for a respondent: the reward is in it once it is unlocked, never before. */
export function presentMystery(rule: MysteryRule, told: Told, standing: Standing, total: number): MysteryEvent {
	const isUnlocked = unlockOf(rule, standing) !== null;
	return {
		title: told.title,
		description: told.description,
		unlockCondition: rule.condition,
		isUnlocked,
		currentCount: total,
		thresholdCount: rule.threshold,
		progressPercent: progressPercent(rule, total, isUnlocked),
		rewardDetails: isUnlocked ? told.reward : null,
		needsMessagingBinding: rule.condition !== "threshold" && rule.needsBinding && standing.boundAt === null,
	};
}
