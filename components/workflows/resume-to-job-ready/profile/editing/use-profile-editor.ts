"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { answerOf, beginHistory, type Edit, edited, type History, undone } from "@/components/workflows/resume-to-job-ready/profile/state/history";
import { type Problem, problemsOf, problemsOfRefusal } from "@/components/workflows/resume-to-job-ready/profile/state/problems";
import type { Profile } from "@/components/workflows/resume-to-job-ready/profile/state/profile";
import { readProfile } from "@/components/workflows/resume-to-job-ready/profile/state/read-profile";
import { tidied } from "@/components/workflows/resume-to-job-ready/profile/state/tidy";
import { partOf } from "./editor-context";
import { reveal } from "./reveal";

const begin = (read: Profile, kept: unknown) => beginHistory(read, readProfile(kept) ?? read);

const NONE: readonly Problem[] = [];

/** The profile that a question suggests; null where it suggests none, as runs begun before it could be edited. */
export const profileOf = readProfile;

/**
 * Everything that changes while a profile is edited. `kept` is what an earlier visit left of it, `refusal` what the server said of the profile
 * that was sent last.
 */
export function useProfileEditor(read: Profile | null, kept: unknown, refusal: string | undefined) {
	const [history, setHistory] = useState<History | null>(() => read && begin(read, kept));
	const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set());
	const [sent, setSent] = useState<Profile | null>(null);
	const pendingRef = useRef<{ path: string; control?: string | undefined } | null>(null);
	const now = history?.now ?? null;
	const answer = useMemo(() => history && answerOf(history), [history]);
	const problems = useMemo(() => (now ? problemsOf(now) : NONE), [now]);
	const refused = useMemo(() => (refusal && sent !== null && sent === now ? problemsOfRefusal(refusal) : NONE), [refusal, sent, now]);

	useEffect(() => {
		const pending = pendingRef.current;
		if (pending && reveal(pending.path, pending.control)) pendingRef.current = null;
	});

	const setPartOpen = useCallback((key: string, isOpen: boolean) => {
		setOpen((keys) => new Set(isOpen ? [...keys, key] : [...keys].filter((own) => own !== key)));
	}, []);
	const focusNext = useCallback((path: string, control?: string) => {
		pendingRef.current = { path, control };
	}, []);
	const show = useCallback(
		(path: string) => {
			const part = now && partOf(now, path);
			if (part) setPartOpen(part, true);
			else setOpen((keys) => new Set(keys));
			pendingRef.current = { path };
		},
		[now, setPartOpen],
	);

	const firstRefused = refused[0]?.path;
	// biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each refusal, not again while the profile is mended
	useEffect(() => {
		if (firstRefused) show(firstRefused);
	}, [firstRefused, refused]);

	return {
		history,
		/** What to answer with; null when nothing was changed. */
		answer,
		problems: useMemo(() => [...problems, ...refused], [problems, refused]),
		/** The first problem that the page itself knows; what is wrong must not be sent. */
		blocking: problems[0] ?? null,
		refused,
		edit: useCallback((edit: Edit) => setHistory((own) => own && edited(own, edit)), []),
		undo: useCallback(() => setHistory((own) => own && undone(own)), []),
		isOpen: useCallback((key: string) => open.has(key), [open]),
		setOpen: setPartOpen,
		focusNext,
		show,
		/** Call as it is sent: what was begun and left empty goes, so that the server counts entries as the screen does. */
		settle: useCallback(() => {
			if (!history) return;
			const clean = tidied(history.now);
			setHistory({ ...history, now: clean });
			setSent(clean);
		}, [history]),
	};
}

export type ProfileEditing = ReturnType<typeof useProfileEditor>;
