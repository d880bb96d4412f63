import { useEffect, useRef } from "react";

/** What was typed for a window that was not there yet. */
let held: string[] = [];

/** Takes the keys that are meant for a window on its way, until it is there; none where `takesText` says that they are meant for the page. Escape closes it. */
export function useHeldKeys(onClose: () => void, takesText: boolean): void {
	const onCloseRef = useRef(onClose);
	onCloseRef.current = onClose;
	useEffect(() => {
		held = [];
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.metaKey || event.ctrlKey || event.altKey) return;
			const isTyped = takesText && (event.key.length === 1 || event.key === "Backspace" || event.key === "Enter");
			if (!isTyped && event.key !== "Escape") return;
			event.preventDefault();
			event.stopPropagation();
			if (event.key === "Escape") onCloseRef.current();
			else held.push(event.key);
		};
		window.addEventListener("keydown", onKeyDown, { capture: true });
		return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
	}, [takesText]);
}

/** A window that has a field has the focus in it by then. */
const MOST_FRAMES = 10;

/** Gives what was typed to the window's field as soon as that has the focus; where none gets it, it was meant for no field and is dropped. */
export function giveHeldKeys(frames = 0): void {
	if (held.length === 0) return;
	const field = document.activeElement;
	if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) {
		if (frames < MOST_FRAMES) requestAnimationFrame(() => giveHeldKeys(frames + 1));
		else held = [];
		return;
	}
	const keys = held;
	held = [];
	const end = keys.indexOf("Enter");
	const typed = end < 0 ? keys : keys.slice(0, end);
	const text = typed.reduce((before, key) => (key === "Backspace" ? before.slice(0, -1) : before + key), field.value);
	// As the browser itself would set it: a value set in another way is not noticed by what is bound to the field.
	const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
	Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	if (end >= 0) setTimeout(() => field.form?.requestSubmit());
}
