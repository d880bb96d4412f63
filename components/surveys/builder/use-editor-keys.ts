"use client";

import { useEffect, useRef } from "react";
import type { SurveyEditor } from "./use-survey-editor";

/** Undo and redo from anywhere on the page; a field's own undo would know of one field alone. */
export function useEditorKeys({ undo, redo }: Pick<SurveyEditor, "undo" | "redo">): void {
	const keysRef = useRef({ undo, redo });
	keysRef.current = { undo, redo };
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			if (!(event.metaKey || event.ctrlKey) || event.altKey || document.querySelector("[role=dialog]")) return;
			const key = event.key.toLowerCase();
			if (key !== "z" && key !== "y") return;
			event.preventDefault();
			if (key === "y" || event.shiftKey) keysRef.current.redo();
			else keysRef.current.undo();
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
}
