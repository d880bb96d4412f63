"use client";

import { useSyncExternalStore } from "react";

export const LANGUAGES = ["curl", "TypeScript", "Python", "Command line"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Shown {
	readonly language: Language;
	/** Calls by operation and language; the page itself has those for curl alone, since all of them are ten times its text. */
	readonly calls: ReadonlyMap<string, string>;
	readonly hasFailed: boolean;
}

const KEPT_AS = "goal-mode:samples";
const DOCUMENT = "/api/v1/openapi.json";
const FIRST: Shown = { language: "curl", calls: new Map(), hasFailed: false };

let shown = FIRST;
const listeners = new Set<() => void>();

function show(next: Partial<Shown>): void {
	shown = { ...shown, ...next };
	for (const listener of listeners) listener();
}

interface Described {
	readonly paths: Readonly<
		Record<string, Readonly<Record<string, { readonly operationId?: string; readonly "x-codeSamples"?: readonly { label: string; source: string }[] }>>>
	>;
}

async function load(): Promise<void> {
	if (shown.calls.size > 0) return;
	try {
		const response = await fetch(DOCUMENT);
		const { paths } = (await response.json()) as Described;
		const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
		show({
			calls: new Map(operations.flatMap((one) => (one["x-codeSamples"] ?? []).map(({ label, source }) => [`${one.operationId}/${label}`, source] as const))),
			hasFailed: false,
		});
	} catch {
		show({ hasFailed: true });
	}
}

/** Shows all calls in a language, and remembers it. `needsCalls`: where those of the reference are shown. */
export function chooseLanguage(language: Language, needsCalls: boolean): void {
	localStorage.setItem(KEPT_AS, language);
	show({ language });
	if (needsCalls && language !== "curl") void load();
}

/** Goes on with the language that was chosen before. */
export function keepLanguage(needsCalls: boolean): void {
	const kept = LANGUAGES.find((language) => language === localStorage.getItem(KEPT_AS));
	if (kept) chooseLanguage(kept, needsCalls);
}

export function useShownCalls(): Shown {
	return useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => shown,
		() => FIRST,
	);
}
