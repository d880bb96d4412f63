import { useSyncExternalStore } from "react";

/** Kept in the browser, since that is what shows them: another device asks for itself. */
const KEY = "goal-mode.notices";
const CHANGED = "notices:changed";

export type NoticesState =
	/** This browser has none. */
	| "missing"
	/** The person has forbidden them in the browser's own settings, where alone that can be changed. */
	| "blocked"
	| "off"
	| "on";

function stateHere(): NoticesState {
	if (typeof window === "undefined" || !("Notification" in window)) return "missing";
	if (Notification.permission === "denied") return "blocked";
	try {
		return Notification.permission === "granted" && localStorage.getItem(KEY) === "on" ? "on" : "off";
	} catch {
		return "off";
	}
}

function subscribe(onChange: () => void): () => void {
	// The second is what other tabs write.
	for (const name of [CHANGED, "storage", "focus"]) window.addEventListener(name, onChange);
	return () => {
		for (const name of [CHANGED, "storage", "focus"]) window.removeEventListener(name, onChange);
	};
}

/** Whether this browser tells of runs; `missing` on the server. */
export function useNoticesState(): NoticesState {
	return useSyncExternalStore(subscribe, stateHere, () => "missing");
}

function keep(value: "on" | "off"): void {
	try {
		localStorage.setItem(KEY, value);
	} catch {
		// A browser that forbids storage asks again next time.
	}
	window.dispatchEvent(new Event(CHANGED));
}

/** Asks the browser for leave; only ever called by a press. */
export async function turnNoticesOn(): Promise<void> {
	const answer = Notification.permission === "granted" ? "granted" : await Notification.requestPermission();
	keep(answer === "granted" ? "on" : "off");
}

export const turnNoticesOff = (): void => keep("off");

/** Whether this browser would show a notice now: they are on and nobody looks at this tab. */
export function canShowNotice(): boolean {
	return stateHere() === "on" && document.visibilityState !== "visible";
}

interface Notice {
	title: string;
	body: string;
	/** One of the same tag takes the place of the one before. */
	tag: string;
	onPress: () => void;
}

/** Shows a notice of the browser where it can be shown. */
export function showNotice({ title, body, tag, onPress }: Notice): void {
	if (!canShowNotice()) return;
	try {
		const notice = new Notification(title, { body, tag, icon: "/icons/icon-192.png" });
		notice.onclick = () => {
			window.focus();
			notice.close();
			onPress();
		};
	} catch {
		// Some phones show them only for installed pages.
	}
}
