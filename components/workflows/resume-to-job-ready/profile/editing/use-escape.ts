"use client";

import { useEffect } from "react";

/** Escape leaves the fields that the keyboard is in: what is typed next must not go into a resume. A menu or a sheet in front has it first. */
export function useEscape(leave: (path: string) => boolean): void {
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
			const path = event.target.closest<HTMLElement>("[data-path]")?.dataset.path;
			if (path && leave(path)) event.preventDefault();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [leave]);
}
