import { useEffect, useRef } from "react";
import type { Commands } from "./commands";
import { combinationOf, isElsewhere, type KeyTable } from "./shortcuts";

/** Keys that a focused button has for itself. */
const OF_BUTTONS: ReadonlySet<string> = new Set(["Enter", " "]);

/** Listens for the editor's keys. None of them acts while something is typed or a dialog is open. */
export function useKeys(keys: KeyTable, commands: Commands, pointer: () => { x: number; y: number } | null): void {
	const latest = useRef({ keys, commands, pointer });
	latest.current = { keys, commands, pointer };
	useEffect(() => {
		const isDialogOpen = () => window.document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;
		function onKeyDown(event: KeyboardEvent) {
			if (event.defaultPrevented || event.isComposing || isElsewhere(event.target) || isDialogOpen()) return;
			const combination = combinationOf(event);
			const isOnButton = event.target instanceof HTMLElement && event.target.closest("button, a, summary, [role=tab]") !== null;
			if (isOnButton && OF_BUTTONS.has(combination)) return;
			const act = latest.current.keys[combination];
			if (!act) return;
			event.preventDefault();
			act();
		}
		/** Text that is selected on the page is copied as such. */
		const isOfCanvas = (event: ClipboardEvent) => !isElsewhere(event.target) && !isDialogOpen() && (window.getSelection()?.toString() ?? "") === "";
		function onCopy(event: ClipboardEvent) {
			if (!isOfCanvas(event)) return;
			const text = latest.current.commands.copy();
			if (text === null) return;
			event.preventDefault();
			event.clipboardData?.setData("text/plain", text);
			if (event.type === "cut") latest.current.commands.removeSelected();
		}
		function onPaste(event: ClipboardEvent) {
			if (!isOfCanvas(event)) return;
			const text = event.clipboardData?.getData("text/plain") ?? "";
			if (latest.current.commands.paste(text, latest.current.pointer())) event.preventDefault();
		}
		window.addEventListener("keydown", onKeyDown);
		window.document.addEventListener("copy", onCopy);
		window.document.addEventListener("cut", onCopy);
		window.document.addEventListener("paste", onPaste);
		return () => {
			window.removeEventListener("keydown", onKeyDown);
			window.document.removeEventListener("copy", onCopy);
			window.document.removeEventListener("cut", onCopy);
			window.document.removeEventListener("paste", onPaste);
		};
	}, []);
}
