"use client";

import { type RefObject, useEffect, useRef } from "react";

const TYPING = "input, textarea, select, [contenteditable], [role=dialog], [role=listbox], [role=menu]";

/** The attribute of a row's element; its value names the row, and its first link takes the focus, or what has `ROW_OPENER`. */
export const ROW = "data-row";
export const ROW_OPENER = "data-row-opener";

/** j and k move the focus between the rows of a list, from anywhere on the page where nobody types; `onKey` gets other keys with the row that has it. */
export function useRowKeys(onKey?: (event: KeyboardEvent, row: string) => void): RefObject<HTMLDivElement | null> {
	const frameRef = useRef<HTMLDivElement>(null);
	const onKeyRef = useRef(onKey);
	onKeyRef.current = onKey;
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			const { target, key } = event;
			if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
			if (target instanceof Element && target.closest(TYPING)) return;
			if (document.querySelector("[role=dialog]")) return;
			const rows = [...(frameRef.current?.querySelectorAll<HTMLElement>(`[${ROW}]`) ?? [])].filter((row) => row.offsetParent !== null);
			const at = rows.findIndex((row) => row.contains(document.activeElement));
			const next = rows[Math.min(rows.length - 1, Math.max(0, at + (key === "j" ? 1 : -1)))];
			if (key === "j" || key === "k") next?.querySelector<HTMLElement>(`a, [${ROW_OPENER}]`)?.focus();
			else if (rows[at]) onKeyRef.current?.(event, rows[at].getAttribute(ROW) ?? "");
		}
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, []);
	return frameRef;
}
