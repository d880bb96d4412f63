import { useEffect, useState } from "react";

/** A part of the page that a first look does not need. */
export interface LateModule<Module> {
	/** Loads it, once for all who ask; after a failure anew. */
	load: () => Promise<Module>;
	/** What is loaded; null until then. */
	current: () => Module | null;
}

const AHEAD: Array<() => void> = [];
const SIGNS_OF_USE = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
let isInUse = false;

/** Loads what was named as wanted ahead as soon as somebody does anything on the page. Call once, when the page is live; what it gives ends it. */
export function loadAheadOnUse(): () => void {
	const begin = () => {
		isInUse = true;
		stop();
		for (const preload of AHEAD) preload();
	};
	const stop = () => {
		for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, begin);
	};
	for (const sign of SIGNS_OF_USE) window.addEventListener(sign, begin, { passive: true });
	return stop;
}

/** A part that is loaded when somebody begins to use the page, and at the latest when it is wanted. */
export function lateModule<Module>(fetchModule: () => Promise<Module>): LateModule<Module> {
	let loaded: Module | null = null;
	let loading: Promise<Module> | null = null;
	const load = () => {
		loading ??= fetchModule().then(
			(module) => {
				loaded = module;
				return module;
			},
			(cause: unknown) => {
				loading = null;
				throw cause;
			},
		);
		return loading;
	};
	const ahead = () => void load().catch(() => undefined);
	if (typeof window !== "undefined") AHEAD.push(ahead);
	if (isInUse) ahead();
	return { load, current: () => loaded };
}

/** The part once it is wanted and there; null until then. What was loaded ahead is there at once. `hasFailed` until the next try. */
export function useLateModule<Module>(late: LateModule<Module>, isWanted: boolean): { module: Module | null; hasFailed: boolean } {
	// It may arrive between a drawing and its effect: what was drawn last is what counts.
	const [, setShown] = useState(late.current);
	const [hasFailed, setHasFailed] = useState(false);
	useEffect(() => {
		if (!isWanted) return;
		let isCurrent = true;
		setHasFailed(false);
		late.load().then(
			(module) => isCurrent && setShown(() => module),
			() => isCurrent && setHasFailed(true),
		);
		return () => {
			isCurrent = false;
		};
	}, [late, isWanted]);
	return { module: late.current(), hasFailed };
}
