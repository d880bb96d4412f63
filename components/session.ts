/** The person is signed in again: what could not be saved meanwhile can be. */
export const SESSION_RESUMED = "session:resumed";

/** Who is signed in, seen from a page that was made for somebody. */
export type Viewer = "same" | "nobody" | "another";

/** The part of a page that knows whose page it is. */
export interface SessionKeeper {
	/** Who was signed in at the last look. */
	readonly seen: () => Viewer;
	/** Asks who is signed in by now, and tells the person when it isn't the one whose page this is. */
	readonly look: () => Promise<Viewer>;
}

const CHANNEL = "goal-mode.session";

let keeper: SessionKeeper | null = null;

export function keepSession(next: SessionKeeper): () => void {
	keeper = next;
	return () => {
		if (keeper === next) keeper = null;
	};
}

/** Whether somebody else is known to be signed in: nothing of this page may then be read or done in that person's name. */
export const isPageOfAnother = (): boolean => keeper?.seen() === "another";

/** Finds out why a call was refused: a page's owner may have signed out, or somebody else in, in another tab. */
export async function lookAtSession(isSignedOut: boolean): Promise<Viewer> {
	if (keeper) return keeper.look();
	if (!isSignedOut) return "same";
	const place = `${window.location.pathname}${window.location.search}`;
	window.location.assign(`/sign-in?next=${encodeURIComponent(place)}`);
	return "nobody";
}

/** Tells the other tabs that this one has changed who is signed in. */
export function announceSession(): void {
	if (typeof BroadcastChannel === "undefined") return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage("changed");
	channel.close();
}

/** Calls `onChange` when another tab changes who is signed in, or may have: the tab comes back into sight. */
export function watchSession(onChange: () => void): () => void {
	const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
	channel?.addEventListener("message", onChange);
	const onSight = () => document.visibilityState === "visible" && onChange();
	document.addEventListener("visibilitychange", onSight);
	return () => {
		channel?.close();
		document.removeEventListener("visibilitychange", onSight);
	};
}
