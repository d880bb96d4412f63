"use client";

import { useSyncExternalStore } from "react";
import { LANGUAGES, type Language, slugOf } from "@/app/(site)/docs/languages";
import { readContractFile } from "./contract-file";

interface Shown {
	/** Null: that in which the page was made. */
	readonly language: Language | null;
	/** Calls by operation and language; the page itself has those of one language, since all of them are ten times its text. */
	readonly calls: ReadonlyMap<string, string>;
	readonly hasFailed: boolean;
}

const KEPT_AS = "goal-mode:samples";
const FIRST: Shown = { language: null, calls: new Map(), hasFailed: false };

let shown = FIRST;
const listeners = new Set<() => void>();

function show(next: Partial<Shown>): void {
	shown = { ...shown, ...next };
	for (const listener of listeners) listener();
}

async function load(): Promise<void> {
	if (shown.calls.size > 0) return;
	try {
		const { paths } = await readContractFile();
		const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
		show({
			calls: new Map(operations.flatMap((one) => (one["x-codeSamples"] ?? []).map(({ label, source }) => [`${one.operationId}/${label}`, source] as const))),
			hasFailed: false,
		});
	} catch {
		show({ hasFailed: true });
	}
}

/** Shows all calls in a language, remembers it, and names it in the address. `made`: that of the page; `needsCalls`: where those of the reference are shown. */
export function chooseLanguage(language: Language, made: Language, needsCalls: boolean): void {
	localStorage.setItem(KEPT_AS, language);
	const address = new URL(window.location.href);
	address.searchParams.set("language", slugOf(language));
	window.history.replaceState(window.history.state, "", address);
	show({ language });
	if (needsCalls && language !== made) void load();
}

/** Goes on with the language that the address asks for, else with the one that was chosen before. */
export function keepLanguage(made: Language, needsCalls: boolean): void {
	const asked = new URL(window.location.href).searchParams.get("language");
	const kept = LANGUAGES.find((language) => (asked === null ? language === localStorage.getItem(KEPT_AS) : slugOf(language) === asked));
	show({ language: kept ?? null });
	if (kept && needsCalls && kept !== made) void load();
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
