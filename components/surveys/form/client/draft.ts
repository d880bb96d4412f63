import type { Entered } from "@/components/surveys/form/check-answers";

/** What is sent, and the key under which sending it twice counts once. */
export interface Pending {
	readonly key: string;
	readonly body: string;
}

/** What a device keeps of a form that is not sent yet. */
export interface Draft {
	entered: Entered;
	/** When the form was first opened, as the server said then: a reload must not look like somebody in a hurry. */
	token: string;
	openedAt: number;
	step: number;
	pending: Pending | null;
}

/** What it keeps of one that is. */
interface Done {
	readonly thankYouUrl: string;
	readonly at: number;
}

const TOKEN_HOLDS_MS = 12 * 3_600_000;
/** Long enough to come back from a lost connection, too short for the next person at the same device. */
const DONE_HOLDS_MS = 10 * 60_000;

const nameOf = (surveyId: string): string => `survey:${surveyId}`;

/** A device may refuse to keep anything, or give back what is none of ours. */
function read(surveyId: string): Partial<Draft & Done> {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(nameOf(surveyId)) ?? "{}");
		return typeof kept === "object" && kept !== null ? kept : {};
	} catch {
		return {};
	}
}

function write(surveyId: string, value: Draft | Done | null): void {
	try {
		if (value === null) localStorage.removeItem(nameOf(surveyId));
		else localStorage.setItem(nameOf(surveyId), JSON.stringify(value));
	} catch {
		// Nothing is kept then; the form works all the same.
	}
}

/** What was kept, on top of what the page brought; `isRestored` says whether anything was. */
export function openDraft(surveyId: string, fresh: Entered, token: string): { draft: Draft; isRestored: boolean } {
	const kept = read(surveyId);
	const draft: Draft = { entered: fresh, token, openedAt: Date.now(), step: 0, pending: null };
	if (!kept.entered || typeof kept.entered.answers !== "object") return { draft, isRestored: false };
	const { name, email, answers } = kept.entered;
	draft.entered = { name: name || fresh.name, email: email || fresh.email, answers: { ...fresh.answers, ...answers } };
	draft.step = Number(kept.step) || 0;
	draft.pending = kept.pending ?? null;
	const openedAt = Number(kept.openedAt);
	if (kept.token && Date.now() - openedAt < TOKEN_HOLDS_MS) Object.assign(draft, { token: kept.token, openedAt });
	const isRestored = Boolean(name || email || Object.values(answers).some((given) => given.some((text) => text !== "")));
	return { draft, isRestored };
}

export function keepDraft(surveyId: string, draft: Draft): void {
	write(surveyId, draft);
}

export function forgetDraft(surveyId: string): void {
	write(surveyId, null);
}

export function keepDone(surveyId: string, thankYouUrl: string): void {
	write(surveyId, { thankYouUrl, at: Date.now() });
}

/** Where the answers of a moment ago are thanked for; null when there were none. */
export function recentlyDone(surveyId: string): string | null {
	const { thankYouUrl, at } = read(surveyId);
	return typeof thankYouUrl === "string" && thankYouUrl.startsWith("/s/") && Date.now() - Number(at) < DONE_HOLDS_MS ? thankYouUrl : null;
}
