import { changesBetween, changeWords } from "./changes";
import type { Change, Profile } from "./profile";
import { tidied } from "./tidy";

const MOST_STEPS = 100;

interface Step {
	readonly profile: Profile;
	/** What was done from here, as people say it: "Deleted the job". */
	readonly what: string;
	/** Changes in a row with the same key are one step, such as the letters typed into one field. */
	readonly key: string | null;
}

/** What was read, what stands now, and the way between. */
export interface History {
	readonly read: Profile;
	readonly now: Profile;
	readonly steps: readonly Step[];
}

export interface Edit {
	readonly what: string;
	readonly change: Change;
	readonly key?: string;
}

export function beginHistory(read: Profile, now: Profile = read): History {
	return { read, now, steps: [] };
}

const isSame = (left: Profile, right: Profile) => JSON.stringify(left) === JSON.stringify(right);

export function edited(history: History, { change, what, key }: Edit): History {
	const now = change(history.now);
	if (isSame(now, history.now)) return history;
	const last = history.steps.at(-1);
	if (key !== undefined && last?.key === key) return { ...history, now };
	const step = { profile: history.now, what, key: key ?? null };
	return { ...history, now, steps: [...history.steps, step].slice(-MOST_STEPS) };
}

/** Takes the last step back; nothing happens without one. */
export function undone(history: History): History {
	const last = history.steps.at(-1);
	return last ? { ...history, now: last.profile, steps: history.steps.slice(0, -1) } : history;
}

/** The profile to answer with; null when it says what was read. */
export function answerOf({ read, now }: History): Profile | null {
	const answer = tidied(now);
	return isSame(tidied(read), answer) ? null : answer;
}

export const lastStep = (history: History) => history.steps.at(-1) ?? null;

/** The last change in words: of one typed value what it was and what it is. After a reload, all that differs from what was read. */
export function lastChangeWords(history: History): string {
	const last = lastStep(history);
	const [first, ...others] = changesBetween(last?.profile ?? history.read, history.now);
	if (last && (last.key === null || !first || others.length > 0)) return last.what;
	if (!first) return "You changed what was read";
	return [changeWords(first), others.length > 0 ? `and ${others.length} more ${others.length === 1 ? "change" : "changes"}` : ""].filter(Boolean).join(", ");
}
